"""Everything that a picture says, for tests."""

from terrarium.core.picture import Card, Cell, Grid, Phrase, Picture, Sign, Strip, Tile
from terrarium.core.reason import Message


def messages(picture: Picture) -> list[Message]:
    titles = [section.title for section in picture.sections]
    return [picture.caption, picture.prompt, *titles, *_in_sections(picture), *_in_groups(picture)]


def said_by(cell: Cell) -> list[Message]:
    """Its words, and whatever is drawn instead of them."""
    found = [cell.words]
    if isinstance(cell, (Card, Sign)):
        found.append(cell.face)
    if isinstance(cell, Phrase):
        found += [message for message in (cell.short, cell.mark) if message is not None]
    if isinstance(cell, Strip):
        found += [message for part in cell.cells for message in said_by(part)]
    if isinstance(cell, Tile):
        found.append(cell.title)
        found += [message for line in cell.lines for part in line for message in said_by(part)]
    return found


def _in_sections(picture: Picture) -> list[Message]:
    found: list[Message] = []
    for section in picture.sections:
        cells = [cell for row in section.rows for cell in [row.label, *row.cells]]
        found += [message for cell in cells for message in said_by(cell)]
        found += [message for grid in section.grids for message in _in_grid(grid)]
    return found


def _in_grid(grid: Grid) -> list[Message]:
    tiles = [tile for line in grid.tiles for tile in line if tile is not None]
    cells = [grid.label, *grid.notes, *tiles]
    names = [*grid.columns, *grid.rows]
    return names + [message for cell in cells for message in said_by(cell)]


def _in_groups(picture: Picture) -> list[Message]:
    found: list[Message] = []
    for group in picture.groups:
        cells = [cell for choice in group.choices for cell in choice.cells]
        found += [message for cell in [group.label, *cells] for message in said_by(cell)]
        found += [choice.words for choice in group.choices if choice.words is not None]
    return found
