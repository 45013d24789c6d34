"""A column of the board in which a tile lies, with others of its side."""

from terrarium.games.terramara.components import LEFT, RIGHT, TILES_IN_SET, tile_number
from tests.games.terramara.tables import EDITION

WITH_BACKS = 2 * TILES_IN_SET
LEFT_BACKS = [tile.name for tile in EDITION.tiles[tile_number(LEFT, 1, 0) :][:WITH_BACKS]]
RIGHT_BACKS = [tile.name for tile in EDITION.tiles[tile_number(RIGHT, 1, 0) :][:WITH_BACKS]]


def column_with(tile: str, backs: list[str]) -> str:
    """The tiles of rows 1 to 4: this one lies in row 1, or in row 3 if it is of level 2."""
    sets = backs[:TILES_IN_SET], backs[TILES_IN_SET:]
    columns = [[name for name in one if name != tile][:2] for one in sets]
    columns[row_of(tile, backs) // 2][0] = tile
    return ", ".join(columns[0] + columns[1])


def row_of(tile: str, backs: list[str]) -> int:
    return 1 if backs.index(tile) < TILES_IN_SET else 3
