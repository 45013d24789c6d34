"""How moves of Terra Futura are advised: by the names of the cards that they are about."""

import pytest

from terrarium.core.player import seated
from terrarium.core.reason import Message
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.page import advice_in_words, made_in_words
from terrarium.games.terra_futura.view import TerraFuturaView
from terrarium.web.pages.speech import Speech
from tests.games.terra_futura.table import GAME, futura, nine

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

CHOOSING = f"""
    phase: pattern
    first: 0
    turn: 0
    territory 0: {nine(0)}
    territory 1: {nine(1)}
    scoring 0: 1, 2
"""


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        (TAKING, "take II 1", "Take Bakery"),
        (TAKING, "discard II", "Discard Delicatessen first"),
        (TAKING, "take I deck", "Take the top card of Level I"),
        (ACTIVATING, "activate c3 1", "Activate Riverside: gain 1 any"),
        (CHOOSING, "pattern 2", "The pattern of Mill Town"),
    ],
)
def test_advice_names_the_card(position: str, move: str, words: str) -> None:
    view = futura(position).state.view(0)
    assert isinstance(view, TerraFuturaView)
    advice = advice_in_words(view, NOTATION.parse(move))
    assert Speech(GAME, ["Ada", "Björn"], 0).say(advice) == words


@pytest.mark.parametrize("told", ["pattern", "pattern-chosen"])
def test_a_pattern_that_was_chosen_is_called_by_its_card(told: str) -> None:
    event = Message(f"terra_futura-{told}", {"seat": seated(0), "card": "Harbour"})
    made = made_in_words(NOTATION.parse("pattern 2"), [event])
    assert Speech(GAME, ["Ada", "Björn"], 0).say(made) == "The pattern of Harbour"


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        (TAKING, "take II 1", "Take Bakery"),
        (TAKING, "discard II", "Discard Delicatessen"),
        (ACTIVATING, "activate d3 1", "Activate Orchard"),
        (ACTIVATING, "end", "End my turn"),
    ],
)
def test_a_move_that_was_made_is_called_by_its_card(position: str, move: str, words: str) -> None:
    made = made_in_words(NOTATION.parse(move), futura(position).play(move).heard(0))
    assert Speech(GAME, ["Ada", "Björn"], 0).say(made) == words
