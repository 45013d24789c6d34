"""How moves of Terra Futura are advised: by the names of the cards that they are about."""

import pytest

from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.page import advice_in_words
from terrarium.games.terra_futura.view import TerraFuturaView
from terrarium.web.pages.speech import Speech
from tests.games.terra_futura.table import GAME, futura

TAKING = """
    phase: take
    first: 0
    turn: 0
    row II: bakery, recycling-park, farm-kitchen, delicatessen
    territory 0: c3 daybreak
    territory 1: c3 riverside
"""
ACTIVATING = """
    phase: activate
    line: c3, d3
    first: 1
    turn: 0
    territory 0: c3 riverside; d3 orchard
    territory 1: c3 daybreak; d3 market
"""


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        (TAKING, "take II 1", "Take Bakery"),
        (TAKING, "discard II", "Discard Delicatessen first"),
        (TAKING, "take I deck", "Take the top card of Level I"),
        (ACTIVATING, "activate c3 1", "Activate Riverside: gain 1 any"),
    ],
)
def test_advice_names_the_card(position: str, move: str, words: str) -> None:
    view = futura(position).state.view(0)
    assert isinstance(view, TerraFuturaView)
    advice = advice_in_words(view, NOTATION.parse(move))
    assert Speech(GAME, ["Ada", "Björn"], 0).say(advice) == words
