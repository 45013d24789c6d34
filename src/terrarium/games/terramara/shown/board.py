"""The rows with their tiles, the spaces with whoever stands there, and the bonus tiles."""

from terrarium.core.view import Json
from terrarium.games.terramara.components import (
    CONDITION_NAMES,
    LEFT,
    NO_CONDITION,
    NO_TILE,
    RIGHT,
    TERRAIN_NAMES,
    text_of,
)
from terrarium.games.terramara.members import FIRE, NO_MEMBER, STANDING_NAMES
from terrarium.games.terramara.spaces import (
    COLUMNS,
    CROSSROADS,
    FIRST,
    FLIPPING_ROWS,
    LAND,
    RAID,
    ROWS,
    SPACE_NAMES,
    TERRITORY,
    standing_on,
    territory,
)
from terrarium.games.terramara.state import BONUS_PLACE_NAMES, TerramaraState
from terrarium.games.terramara.steps.action import parts_on
from terrarium.games.terramara.triggers import terrain_of


def board_as_json(table: TerramaraState) -> dict[str, Json]:
    return {
        "rows": [_row_as_json(table, row) for row in range(1, ROWS + 1)],
        "spaces": {SPACE_NAMES[space]: _space_as_json(table, space) for space in _spaces(table)},
        "bonus": _bonus_as_json(table),
    }


def _row_as_json(table: TerramaraState, row: int) -> Json:
    """The two tiles of a row, with the outpost of the left and the special space of the right."""
    left, right = (table.rules.tiles[table.tiles[side * ROWS + row - 1]] for side in (LEFT, RIGHT))
    flips = row <= FLIPPING_ROWS
    return {
        "left": left.name,
        "right": right.name,
        "flipped": table.has_flipped(row),
        "outpost": CONDITION_NAMES[left.outpost] if flips else None,
        "special": CONDITION_NAMES[right.special] if right.special != NO_CONDITION else None,
    }


def _spaces(table: TerramaraState) -> list[int]:
    """Those that are there: fronts until their row flips, crossroads from then on."""
    spaces = list(range(TERRITORY))
    for row in range(1, ROWS + 1):
        if table.has_flipped(row):
            spaces.append(CROSSROADS + row - 1)
        else:
            spaces += [int(territory(row, column)) for column in range(COLUMNS)]
    return spaces + ([LAND] if table.own_crossroad != NO_TILE else [])


def _space_as_json(table: TerramaraState, space: int) -> Json:
    stands = standing_on(space, table.rules.players)
    found = [table.first_on[stands], table.second_on[stands]]
    shown: dict[str, Json] = {
        "members": [STANDING_NAMES[who] for who in found if who not in (NO_MEMBER, FIRE)]
    }
    if space >= CROSSROADS:
        shown["effect"] = text_of(parts_on(table, space))
    elif space >= TERRITORY:
        shown.update(_territory_as_json(table, space))
    elif space in (RAID, FIRST):
        shown["closed"] = bool(table.closed >> space & 1)
    return shown


def _territory_as_json(table: TerramaraState, space: int) -> dict[str, Json]:
    return {
        "effect": text_of(parts_on(table, space)),
        "terrain": TERRAIN_NAMES[terrain_of(table, space)],
        "fire": table.first_on[space] == FIRE,
    }


def _bonus_as_json(table: TerramaraState) -> Json:
    tiles = [table.rules.bonus_tiles[number] for number in table.bonus]
    return {
        place: {"tile": tile.name, "effect": text_of(tile.parts)}
        for place, tile in zip(BONUS_PLACE_NAMES, tiles, strict=True)
    }
