"""Moves are tried before they are made: what they tell, and where a trial ends."""

import pytest

from terrarium.core.reason import Refused
from terrarium.core.trial import Trial
from terrarium.games.terra.moves import NOTATION
from tests.games.terra.table import Table, terra

HELPING = """
    phase: help
    open: africa-green; asia-red
    hand 0: green 1, red 3
    pile: blue 1, 20 cards
"""
LAST_TO_ANSWER = """
    turn: 1
    phase: impending
    impending: africa-green by 1 -, 2 -, 3 -
    pile: blue 1, 20 cards
"""


def tried(table: Table, *moves: str) -> Trial:
    return Trial(table.state.copy(), 0).play_all([NOTATION.parse(move) for move in moves])


def test_a_trial_tells_its_seat_what_would_happen_and_leaves_the_table_as_it_is() -> None:
    table = terra(HELPING)
    before = table.state.position()
    trial = tried(table, "help africa-green with green 1", "help asia-red with red 3")
    assert [event.id for event in trial.told] == ["terra-helped", "terra-helped"]
    assert table.state.position() == before


def test_a_trial_is_refused_at_the_first_move_that_cannot_be_made() -> None:
    with pytest.raises(Refused) as refused:
        tried(terra(HELPING), "help africa-green with green 1", "help africa-green with green 1")
    assert refused.value.reason.id == "terra-one-card-per-crisis"


def test_a_trial_says_whether_its_seat_would_learn_something() -> None:
    assert not tried(terra(HELPING), "help africa-green with green 1").learns()
    assert tried(terra(LAST_TO_ANSWER), "pass").learns()


def test_nothing_is_tried_after_something_was_learnt() -> None:
    with pytest.raises(Refused) as refused:
        tried(terra(LAST_TO_ANSWER), "pass", "end")
    assert refused.value.reason.args == {"moves": 1}
