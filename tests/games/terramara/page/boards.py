"""Terramara's board as the page shows it, from a position."""

from terrarium.core.state import SPECTATOR
from terrarium.games.terramara.page.board import Board, board_of
from terrarium.games.terramara.page.land import Space
from terrarium.games.terramara.page.road import Stop
from terrarium.games.terramara.view import TerramaraView
from tests.games.terramara.tables import Table, terramara


def seen(table: Table) -> Board:
    view = table.state.view(SPECTATOR)
    assert isinstance(view, TerramaraView)
    return board_of(view)


def board(position: str = "", players: int = 4) -> Board:
    return seen(terramara(position, players))


def spaces(shown: Board) -> dict[str, Space]:
    """All that one can point at, by name."""
    home = [space for tile in shown.land.homeland.tiles() for space in tile]
    found = list[Space](home)
    for row in shown.land.rows:
        found += (
            [row.crossroad()] if row.snow else [space for tile in row.tiles() for space in tile]
        )
    return {space.name: space for space in found}


def stops(shown: Board) -> dict[str, Stop]:
    segments = shown.road.segments()
    return {stop.name: stop for one in segments for stop in (one.left, one.right)}
