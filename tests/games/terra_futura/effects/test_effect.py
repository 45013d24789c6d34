"""Effects by their own kinds: what they show, and what a copier gets."""

import pytest

from terrarium.games.terra_futura.effects.exchange import exchange
from terrarium.games.terra_futura.effects.gain import gain
from terrarium.games.terra_futura.effects.transfer import Transfer
from terrarium.text.words import Words
from tests.games.terra_futura.table import EDITION, GAME

OF_THE_BOX = {effect.text: effect for card in EDITION.cards for effect in card.effects}


@pytest.mark.parametrize("text", OF_THE_BOX)
def test_every_effect_of_the_box_has_words_and_icons(text: str) -> None:
    effect = OF_THE_BOX[text]
    assert Words(GAME).say(effect.words())
    assert effect.icons()


def test_an_effect_shows_what_it_takes_and_what_it_brings() -> None:
    icons = exchange("2 any -> food + pollution").icons()
    assert icons == [(2, "any"), (0, "arrow"), (1, "food"), (1, "pollution")]


def test_effects_that_are_spelt_alike_are_the_same_to_a_message() -> None:
    assert {Transfer(1), Transfer(4).as_copied(), gain("green"), gain("1 green")} == {
        Transfer(1),
        gain("green"),
    }


@pytest.mark.rule("4.10")
def test_a_copied_transfer_moves_one_cube_and_a_copied_exchange_is_the_same() -> None:
    assert Transfer(4).as_copied().text == "transfer 1"
    same = exchange("money -> 2 green")
    assert same.as_copied() is same
