"""Grids of cards, side by side as far as the terminal is wide."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from terrarium.core.picture import Grid, Tile
from terrarium.terminal.ink import Ink, join

_ACTIVE, _IDLE = "▶ ", ""
_READY = "▸"
_EMPTY = "·"
_BETWEEN = 3
_GAP = 1
_LEAST, _MOST = 10, 22  # letters of a tile


def side_by_side(ink: Ink, grids: list[Grid], width: int) -> RenderableType:
    """As many beside each other as leave each tile enough letters; the others below."""
    columns = max(len(grid.columns) for grid in grids)
    beside = max(min((width + _BETWEEN) // (_narrowest(columns) + _BETWEEN), len(grids)), 1)
    room = (width - _BETWEEN * (beside - 1)) // beside
    lines: list[RenderableType] = []
    for first in range(0, len(grids), beside):
        line = Table.grid(padding=(0, _BETWEEN, 0, 0))
        line.add_row(*[_grid(ink, grid, room) for grid in grids[first : first + beside]])
        lines.append(line)
    return Group(*lines)


def _narrowest(columns: int) -> int:
    return columns * (_LEAST + _GAP) + 2


def _grid(ink: Ink, grid: Grid, room: int) -> Table:
    tile = min((room - 2) // len(grid.columns) - _GAP, _MOST)
    table = Table.grid(padding=(0, _GAP, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    for _ in grid.columns:
        table.add_column(max_width=tile)
    table.add_row("", *[Text(ink.speech.say(name), "dim") for name in grid.columns])
    for name, tiles in zip(grid.rows, grid.tiles):
        table.add_row(Text(ink.speech.say(name)), *[_tile(ink, tile) for tile in tiles])
    return table


def _tile(ink: Ink, tile: Tile | None) -> Text:
    if tile is None:
        return Text(_EMPTY, "dim")
    title = Text(_READY if tile.ready else "").append_text(ink.message(tile.title))
    title.stylize("bold")
    lines = [join([ink.cell(cell) for cell in line], " ") for line in tile.lines]
    text = join([title, *lines], "\n")
    if tile.shut:
        text.stylize("dim")
    return text
