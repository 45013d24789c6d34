"""The cells of a territory: the 5×5 round the Starting card, which lies in the middle.

         a  b  c  d  e
    1    0  1  2  3  4
    2    5  6  7  8  9
    3   10 11 12 13 14      12, c3: the Starting card
    4   15 16 17 18 19
    5   20 21 22 23 24

All cards fit in a window of 3×3, which floats until three rows and three columns are used; so
no card ever lies outside these cells. A **mask** has a bit for each cell.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.bits import bit

SIDE: Final = 5
CELLS: Final = 25
START: Final = 12
WINDOW: Final = 3
IN_WINDOW: Final = 9

_COLUMNS: Final = "abcde"
CELL_NAMES: Final = tuple(f"{_COLUMNS[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
CELL_BY_NAME: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}

_ALL: Final[i64] = 0b11111_11111_11111_11111_11111
_NOT_A: Final[i64] = 0b11110_11110_11110_11110_11110
_NOT_E: Final[i64] = 0b01111_01111_01111_01111_01111
_ROW: Final[i64] = 0b11111
_COLUMN: Final[i64] = 0b00001_00001_00001_00001_00001


def mask_of(cells: tuple[int, ...]) -> i64:
    mask: i64 = 0
    for cell in cells:
        mask |= bit(cell)
    return mask


def cells_in(mask: i64) -> list[int]:
    """The cells of a mask one by one, ascending."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def row_and_column(cell: i64) -> i64:
    """Everything that a card laid here activates, itself included (3.4)."""
    return (_ROW << (cell // SIDE * SIDE)) | (_COLUMN << (cell % SIDE))


def beside(mask: i64) -> i64:
    """The cells edge to edge with those of the mask (3.3)."""
    sideways: i64 = ((mask << 1) & _NOT_A) | ((mask >> 1) & _NOT_E)
    return (sideways | (mask << SIDE) | (mask >> SIDE)) & _ALL


def in_reach(cells: tuple[int, ...]) -> i64:
    """The cells that can share a 3×3 window with all of these (3.3)."""
    top: i64 = SIDE
    bottom: i64 = 0
    left: i64 = SIDE
    right: i64 = 0
    for number in cells:
        cell: i64 = number
        row: i64 = cell // SIDE
        column: i64 = cell % SIDE
        top = min(top, row)
        bottom = max(bottom, row)
        left = min(left, column)
        right = max(right, column)
    rows: i64 = 0
    row = max(bottom - WINDOW + 1, 0)
    while row < min(top + WINDOW, SIDE):
        rows |= _ROW << (row * SIDE)
        row += 1
    columns: i64 = 0
    column = max(right - WINDOW + 1, 0)
    while column < min(left + WINDOW, SIDE):
        columns |= _COLUMN << column
        column += 1
    return rows & columns


def open_cells(cells: tuple[int, ...], touching: bool) -> i64:
    """Where a card may be placed: within reach, edge to edge unless played otherwise (3.3)."""
    occupied = mask_of(cells)
    found: i64 = in_reach(cells) & ~occupied
    return found & beside(occupied) if touching else found


def corner(cells: tuple[int, ...]) -> int:
    """The upper left cell of the window that these fill."""
    rows = [cell // SIDE for cell in cells]
    columns = [cell % SIDE for cell in cells]
    return min(rows) * SIDE + min(columns)


def pattern_mask(pattern: int, cells: tuple[int, ...]) -> i64:
    """A pattern of nine bits laid over the window, never turned (5.2)."""
    first = corner(cells)
    mask: i64 = 0
    for place in range(IN_WINDOW):
        if pattern >> place & 1:
            mask |= bit(first + place // WINDOW * SIDE + place % WINDOW)
    return mask
