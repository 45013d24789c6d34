"""Whole and half points."""

import json
from fractions import Fraction

import pytest

from terrarium.core.history import History
from terrarium.core.points import as_number
from terrarium.protocol import outcome_as_json
from terrarium.text.words import Words
from tests.histories import dare_history, play_randomly


@pytest.mark.parametrize(
    ("halves", "written"), [(0, "0"), (1, "0.5"), (24, "12"), (25, "12.5"), (-3, "-1.5")]
)
def test_points_are_written_as_short_as_they_can_be(halves: int, written: str) -> None:
    number = as_number(Fraction(halves, 2))
    assert str(number) == json.dumps(number) == written


def test_whole_points_stay_whole_numbers() -> None:
    assert json.dumps(as_number(12)) == "12"


def with_a_half() -> History:
    """A match of Dare that is won with half a coin."""
    return play_randomly(dare_history(1))


def test_programs_read_half_points_as_numbers() -> None:
    outcome = with_a_half().state.outcome()
    assert outcome is not None
    assert json.dumps(outcome_as_json(outcome)["scores"]) == (
        '[{"total": 1}, {"total": 4.5}, {"total": 3.5}]'
    )


def test_a_sentence_about_half_points_reads_well() -> None:
    history = with_a_half()
    prompt = history.game.picture(history.state.view(0)).prompt
    assert Words(history.game).say(prompt, ["Ada", "Bo", "Cy"], 0) == "Bo wins with 4½ coins."
