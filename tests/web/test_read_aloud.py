"""What is drawn in a sentence of Terra Futura is heard as words, each number once."""

import re

import pytest

from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.effects.exchange import exchange
from terrarium.games.terra_futura.effects.gain import gain
from terrarium.games.terra_futura.effects.transfer import Transfer
from terrarium.web.pages.render import drawer
from terrarium.web.pages.speech import Speech
from tests.games.terra_futura.table import GAME

GAINED: Args = {"seat": Seated(0), "card": "bank", "amount": 2, "kind": "money"}
PAID: Args = {"seat": Seated(0), "card": "bank", "kind": "red"}


def heard(id: str, args: Args) -> str:
    """A sentence without its drawings, as it is read out."""
    drawn = str(drawer(Speech(GAME, ["Ada", "Ben"], 1))(Message(id, args)))
    plain = re.sub(r"<[^>]*>|\u200b", "", drawn)
    return re.sub(r"\s+(?=[.,])", "", " ".join(plain.split()))


def test_a_gain_is_heard_with_its_number_once() -> None:
    assert heard("terra_futura-gained", GAINED) == "Bank of Ada gains 2 money."


def test_a_payment_is_heard_with_its_number_once() -> None:
    assert heard("terra_futura-paid", PAID) == "Ada pays 1 red from Bank."


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (exchange("money -> food + pollution"), "1 money becomes 1 food 1 pollution."),
        (gain("green"), "gain 1 green."),
        (Transfer(4), "move up to 4 cubes onto this card."),
    ],
)
def test_an_effect_is_heard_as_what_it_does(effect: Effect, words: str) -> None:
    args: Args = {"seat": Seated(0), "card": "bank", "effect": effect}
    assert heard("terra_futura-activated", args) == f"Ada activates Bank: {words}"
