"""What was left over, in the draft: two characters take of it (1.20)."""

from terrarium.core.picture import Cell, Phrase, Row, Section
from terrarium.core.reason import Message
from terrarium.games.terramara.characters import BONUS, LAND_OWNER
from terrarium.games.terramara.components import LEFT, RIGHT
from terrarium.games.terramara.phases import DRAFTING
from terrarium.games.terramara.picture.board import own_outpost
from terrarium.games.terramara.picture.drawing import parts_after
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.land import left_over


def leftover(table: TerramaraState) -> list[Section]:
    """Only while whoever takes of it can be drafted."""
    rows: list[Row] = []
    if table.step == DRAFTING and BONUS in table.open_characters:
        rows.append(_row("bonus", _bonus(table)))
    if table.step == DRAFTING and LAND_OWNER in table.open_characters:
        rows += [_row("crossroads", _crossroads(table)), _row("outposts", _outposts(table))]
    title = Message("terramara-title-leftover")
    return [Section("leftover", title, rows, steady=True)] if rows else []


def _row(what: str, cells: list[Cell]) -> Row:
    return Row(Phrase(Message("terramara-picture-leftover", {"what": what})), cells)


def _bonus(table: TerramaraState) -> list[Cell]:
    tiles = enumerate(table.rules.bonus_tiles)
    left = [tile for number, tile in tiles if number not in table.bonus]
    return [parts_after("bonus", tile.name, tile.parts) for tile in left]


def _crossroads(table: TerramaraState) -> list[Cell]:
    left = [table.rules.tiles[number] for number in left_over(table, RIGHT)]
    return [parts_after("tile", tile.name, tile.crossroad) for tile in left]


def _outposts(table: TerramaraState) -> list[Cell]:
    return [own_outpost(table, number) for number in left_over(table, LEFT)]
