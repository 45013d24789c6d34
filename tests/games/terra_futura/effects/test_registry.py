"""Effects are written and read back by their own kinds."""

import pytest

from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.effects.registry import effect_spelt
from tests.games.terra_futura.table import EDITION

OF_THE_BOX = {effect.text: effect for card in EDITION.cards for effect in card.effects}


def spelt(text: str) -> Effect:
    effect = effect_spelt(text)
    assert effect is not None
    return effect


@pytest.mark.parametrize("text", OF_THE_BOX)
def test_every_effect_of_the_box_is_known_by_its_text(text: str) -> None:
    effect = spelt(text)
    assert (effect.kind, effect.icons()) == (OF_THE_BOX[text].kind, OF_THE_BOX[text].icons())


@pytest.mark.parametrize(
    "text",
    ["", "1", "gain", "gain green", "gain 2 green", "1 green -> 1 pollution", "transfer 7",
     "transfer ٣", "assistance please", "1 money, 2 food"],
)  # fmt: skip
def test_any_other_text_is_no_effect(text: str) -> None:
    assert effect_spelt(text) is None


def test_an_effect_shows_what_it_takes_and_what_it_brings() -> None:
    icons = spelt("2 any -> 1 food, 1 pollution").icons()
    assert icons == [(2, "any"), (0, "arrow"), (1, "food"), (1, "pollution")]


@pytest.mark.rule("4.10")
def test_a_copied_transfer_moves_one_cube_and_a_copied_exchange_is_the_same() -> None:
    assert spelt("transfer 4").as_copied().text == "transfer 1"
    exchange = spelt("1 money -> 2 green")
    assert exchange.as_copied() is exchange
