"""A territory: its cards where they lie, and the cells round them."""

from collections.abc import Sequence
from typing import Final

from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS, SIDE
from terrarium.games.terra_futura.picture.things import CardFace, Pile, piles_of
from terrarium.games.terra_futura.state import BLOCKED
from terrarium.games.terra_futura.view import TerraFuturaView


class Cell:
    """A place in the grid; rows and columns are counted from the grid's own corner."""

    def __init__(self, cell: int, corner: int) -> None:
        self.cell: Final = CELL_NAMES[cell]
        self.row: Final = cell // SIDE - corner // SIDE + 1
        self.column: Final = cell % SIDE - corner % SIDE + 1


class Tile(Cell):
    """A card in a territory, with what lies on it."""

    def __init__(self, view: TerraFuturaView, place: int, corner: int) -> None:
        super().__init__(place % CELLS, corner)
        self.place: Final = place
        self.card: Final = CardFace(view.rules, view.cards[place])
        self.stock: Final[list[Pile]] = piles_of(view.stock[place])
        self.cubes: Final = int(view.cubes_on(place))
        self.is_laden: Final = bool(self.stock or self.cubes)
        self.blocked: Final = view.spare[place] == BLOCKED
        self.free: Final = max(view.spare[place], 0)
        self.in_line: Final = _is_in_line(view, place)


class Territory:
    """The cards of one seat, and cells where another could go, where these are wanted.

    Letters stand above its columns and numbers beside its rows: so the log names a cell. It is
    drawn as large as these need, or as all that it spans.
    """

    def __init__(
        self,
        view: TerraFuturaView,
        seat: int,
        room: Sequence[int] = (),
        spans: Sequence[int] = (),
    ) -> None:
        cells = view.places[seat]
        corner, self.rows, self.columns = _frame([*cells, *room, *spans])
        self.seat: Final = seat
        self.on_turn: Final = seat == view.turn and not view.over
        self.letters: Final = [CELL_NAMES[corner + column][0] for column in range(self.columns)]
        self.numbers: Final = [CELL_NAMES[corner + row * SIDE][1] for row in range(self.rows)]
        self.tiles: Final = [Tile(view, seat * CELLS + cell, corner) for cell in cells]
        self.room: Final = [Cell(cell, corner) for cell in room]


def _is_in_line(view: TerraFuturaView, place: int) -> bool:
    """Whether it may still be activated this turn."""
    seat, cell = divmod(place, CELLS)
    return seat == view.turn and not view.over and bool(view.line >> cell & 1)


def _frame(cells: list[int]) -> tuple[int, int, int]:
    """The upper left cell of all these, and how many rows and columns they span."""
    rows = [cell // SIDE for cell in cells]
    columns = [cell % SIDE for cell in cells]
    corner = min(rows) * SIDE + min(columns)
    return corner, max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
