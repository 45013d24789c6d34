"""The artefacts under the river, the deck and the rounds on the page."""

import pytest

from tests.games.terramara.page.boards import board, seen
from tests.games.terramara.tables import dealt


@pytest.mark.rule("1.10")
def test_each_place_says_which_culture_reaches_it() -> None:
    assert [slot.culture for slot in board().row.slots] == [0, 0, 1, 3, 5, 7, 9, 11]


@pytest.mark.rule("M-18")
def test_of_the_deck_everybody_sees_how_many_of_each_level_are_left() -> None:
    assert seen(dealt()).row.deck == [(1, 8), (2, 16), (3, 20)]


@pytest.mark.rule("1.3")
def test_the_rounds_show_the_workers_that_are_left() -> None:
    rounds = board("round: 3\nhired: 1\nspare: 5, 1, 1\nworkers 0: L2").track.rounds()
    assert [(one.when, one.level, one.workers) for one in rounds] == [
        ("past", 1, 0),
        ("past", 1, 0),
        ("now", 2, 1),
        ("later", 2, 2),
        ("later", 3, 2),
    ]


@pytest.mark.parametrize(
    ("phase", "part"),
    [("send", "land"), ("move", "road"), ("culture", "river"), ("after", "river")],
)
def test_a_small_screen_shows_first_what_a_decision_is_about(phase: str, part: str) -> None:
    assert board().shown_for(phase) == part
