"""Grids of cards, side by side as far as the terminal is wide."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from terrarium.core.picture import Grid, Tile
from terrarium.core.reason import Message
from terrarium.terminal.ink import Ink, join, pack

_READY = "▸"
_EMPTY = "·"
_BETWEEN = 3
_GAP = 1
_NAMES = 2  # the column with the names of the rows
_LEAST, _MOST = 11, 20  # letters of a card
_NARROW = 3  # of a column without cards


def side_by_side(ink: Ink, grids: list[Grid], width: int, folded: bool) -> RenderableType:
    """As many beside each other as leave each card enough letters; the others below.

    Folded, the others are only named.
    """
    lines = _lines(grids, width)
    if not folded or len(lines) == 1:
        return Group(*[_line(ink, line, width) for line in lines])
    headings = [_heading(ink, grid) for line in lines[1:] for grid in line]
    more = Text(ink.speech.say(Message("terminal-folded")), "dim")
    return Group(_line(ink, lines[0], width), *pack([*headings, more], width, _BETWEEN))


def _lines(grids: list[Grid], width: int) -> list[list[Grid]]:
    lines: list[list[Grid]] = []
    for grid in grids:
        if lines and _least([*lines[-1], grid]) <= width:
            lines[-1].append(grid)
        else:
            lines.append([grid])
    return lines


def _line(ink: Ink, grids: list[Grid], width: int) -> Table:
    wide = sum(_has_cards(grid, column) for grid in grids for column in range(len(grid.columns)))
    more = max(width - _least(grids), 0) // max(wide, 1)
    letters = min(_LEAST + more, _MOST)
    line = Table.grid(padding=(0, _BETWEEN, 0, 0))
    line.add_row(*[_grid(ink, grid, letters) for grid in grids])
    return line


def _least(grids: list[Grid]) -> int:
    """The letters that these need beside each other."""
    return sum(_least_of(grid) for grid in grids) + _BETWEEN * (len(grids) - 1)


def _least_of(grid: Grid) -> int:
    columns = range(len(grid.columns))
    letters = [_LEAST if _has_cards(grid, column) else _NARROW for column in columns]
    return _NAMES + sum(letters) + _GAP * len(letters)


def _has_cards(grid: Grid, column: int) -> bool:
    tiles = [row[column] for row in grid.tiles]
    return any(tile is not None and tile.lines for tile in tiles)


def _grid(ink: Ink, grid: Grid, letters: int) -> Group:
    table = Table.grid(padding=(0, _GAP, 0, 0))
    table.add_column(style="dim", width=_NAMES - _GAP)
    for column in range(len(grid.columns)):
        table.add_column(width=letters if _has_cards(grid, column) else _NARROW)
    table.add_row("", *[Text(ink.speech.say(name), "dim") for name in grid.columns])
    for name, tiles in zip(grid.rows, grid.tiles):
        table.add_row(ink.message(name), *[_tile(ink, tile, letters) for tile in tiles])
    return Group(_heading(ink, grid), table)


def _heading(ink: Ink, grid: Grid) -> Text:
    label = ink.label(grid.label, grid.active)
    label.stylize("bold")
    return join([label, *[ink.cell(note) for note in grid.notes]], "  ")


def _tile(ink: Ink, tile: Tile | None, letters: int) -> Text:
    if tile is None:
        return Text(_EMPTY, "dim")
    title = ink.message(tile.title)
    title.stylize("bold")
    if tile.ready:
        title = Text(_READY, "bold cyan") + title
    if tile.shut:
        title.stylize("dim strike")
    title.truncate(letters, overflow="ellipsis")
    lines = [join([ink.cell(cell) for cell in line], " ") for line in tile.lines]
    return join([title, *lines], "\n")
