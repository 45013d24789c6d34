"""What everybody sees of the players."""

from pathlib import Path

import pytest

from terrarium.core.state import SPECTATOR
from terrarium.games.terra.page.board import board_of
from terrarium.games.terra.view import TerraView
from tests.web.eyes import worlds_of

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


def _end_of(name: str) -> TerraView:
    _, history = worlds_of((GOLDEN / f"{name}.terrarium").read_text("utf-8"))[-1]
    view = history.state.view(SPECTATOR)
    assert isinstance(view, TerraView)
    return view
