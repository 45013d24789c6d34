"""What everybody sees of the players."""

from pathlib import Path

import pytest

from terrarium.core.state import SPECTATOR, State
from terrarium.games.terra.page.board import board_of
from terrarium.games.terra.page.choices import own_of
from terrarium.games.terra.page.track import Track
from terrarium.games.terra.view import TerraView
from tests.games.terra.table import terra
from tests.web.eyes import end_of

GOLDEN = Path(__file__).parents[3] / "golden"


@pytest.mark.parametrize("name", ["terra-four-saved", "terra-six-saved", "terra-teams-of-four"])
def test_in_a_saved_world_the_points_of_the_players_are_the_totals_of_the_result(name: str) -> None:
    board = board_of(_end_of(name))
    assert board.result is not None
    totals = {standing.seat: standing.total for standing in board.result.standings}
    assert {player.seat: player.points for player in board.players} == totals


def test_in_a_lost_world_the_players_keep_the_points_of_the_track() -> None:
    view = _end_of("terra-four-lost-by-colour")
    assert [player.points for player in board_of(view).players] == list(view.scores)


@pytest.mark.parametrize("name", ["terra-four-saved", "terra-four-lost-by-colour"])
def test_each_marker_of_the_track_stands_at_its_players_points(name: str) -> None:
    board = board_of(_end_of(name))
    assert [marker.points for marker in board.track.markers] == [
        player.points for player in board.players
    ]


def test_the_numbers_of_a_long_track_have_room() -> None:
    marks = Track([83, 12, 0]).marks
    assert [mark.points for mark in marks[:3]] == [0, 10, 20]
    assert marks[-1].points == 90


def test_nobody_who_has_answered_is_waited_for() -> None:
    game = terra("""
        phase: impending
        impending: africa-green
        hand 0: green 4
    """)
    game.play("play green 4")
    impending = board_of(_seen(game.state)).impending
    assert impending is not None
    assert [impending.waits_for(seat) for seat in range(4)] == [False, False, True, True]


def test_who_waits_is_not_told_why_a_set_cannot_be_hoarded() -> None:
    game = terra("""
        phase: help
        hand 1: green 4, green 5, green 6
    """)
    view = game.state.view(1)
    assert isinstance(view, TerraView)
    assert own_of(view, lambda move: game.state.why_not(1, move)).hoard_reason is None


def _seen(state: State) -> TerraView:
    view = state.view(SPECTATOR)
    assert isinstance(view, TerraView)
    return view


def _end_of(name: str) -> TerraView:
    history = end_of((GOLDEN / f"{name}.terrarium").read_text("utf-8"))
    return _seen(history.state)
