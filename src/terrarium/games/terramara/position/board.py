"""Tiles and bonus tiles in a position of Terramara."""

from typing import Final

from terrarium.games.terramara.characters import BONUS, LAND_OWNER
from terrarium.games.terramara.components import BONUS_IN_LEVEL, LEFT, NO_TILE, RIGHT, ROWS_OF_LEVEL
from terrarium.games.terramara.phases import OWN_CROSSROAD, OWN_OUTPOST
from terrarium.games.terramara.position.box import PositionBox, tiles_of
from terrarium.games.terramara.spaces import ROWS
from terrarium.games.terramara.state import BONUS_LEVELS, BONUS_PLACE_NAMES, BONUS_PLACES

_OWN: Final = (("own crossroad", RIGHT), ("own outpost", LEFT))


def read_tiles(box: PositionBox) -> None:
    """What is not said are the first tiles of each set that are left."""
    state = box.state
    said = [_read_own(box, key, side) for key, side in _OWN]
    state.tiles = (*_read_column(box, "left", LEFT), *_read_column(box, "right", RIGHT))
    crossroad, outpost = _owns(box)
    state.own_crossroad = _own(box, 0, said[0], crossroad)
    state.own_outpost = _own(box, 1, said[1], outpost)


def _read_own(box: PositionBox, key: str, side: int) -> int:
    text = box.lines.get(key)
    return NO_TILE if text is None else box.tile(key, text, side, 1)


def _owns(box: PositionBox) -> tuple[bool, bool]:
    """Land has a crossroad while it is young, and an outpost, once it has chosen them (1.20)."""
    state = box.state
    asked = [int(state.step), *(frame.step for frame in state.frames())]
    young = any(state.is_character(seat, LAND_OWNER, adult=False) for seat in range(box.players))
    outpost = LAND_OWNER in state.character and OWN_OUTPOST not in asked
    return young and OWN_CROSSROAD not in asked, outpost


def _own(box: PositionBox, number: int, said: int, owned: bool) -> int:
    key, side = _OWN[number]
    if said != NO_TILE and not owned:
        raise box.lines.fail("only Land has a tile of its own, once it is chosen", key)
    return _take_first(box, side, 1) if owned and said == NO_TILE else said


def _read_column(box: PositionBox, key: str, side: int) -> list[int]:
    """Rows 1 and 2 are of level 1, 3 and 4 of level 2, 5 and 6 of level 3 (1.2)."""
    names = box.lines.items(key)
    if names and len(names) != ROWS:
        raise box.lines.fail(f"there are {ROWS} tiles in a column, not {len(names)}", key)
    column: list[int] = []
    for row in range(ROWS):
        level = row // ROWS_OF_LEVEL + 1
        if names:
            column.append(box.tile(key, names[row], side, level))
        else:
            column.append(_take_first(box, side, level))
    return column


def _take_first(box: PositionBox, side: int, level: int) -> int:
    tile = min(box.tiles_left & set(tiles_of(side, level)))
    box.tiles_left.remove(tile)
    return tile


def read_bonus_tiles(box: PositionBox) -> None:
    """By their places; young Bonus has those that are left over, or the rest of them."""
    found = [NO_TILE] * BONUS_PLACES
    for item in box.lines.items("bonus"):
        place = next((p for p in BONUS_PLACE_NAMES if item.startswith(f"{p} ")), None)
        if place is None:
            wanted = f"`PLACE NAME`, with a place of {', '.join(BONUS_PLACE_NAMES)}"
            raise box.lines.fail(f"{item[:40]!r} is not {wanted}", "bonus")
        number = BONUS_PLACE_NAMES.index(place)
        if found[number] != NO_TILE:
            raise box.lines.fail(f"two tiles lie at {place}", "bonus")
        found[number] = _read_bonus_tile(box, item[len(place) :], BONUS_LEVELS[number])
    private = [box.bonus_tile("private", name) for name in box.lines.items("private")]
    for number in range(BONUS_PLACES):
        if found[number] == NO_TILE:
            found[number] = _first_left(box, BONUS_LEVELS[number])
    box.state.bonus = tuple(found)
    _keep_private(box, private)


def _keep_private(box: PositionBox, private: list[int]) -> None:
    seats = range(box.players)
    young = any(box.state.is_character(seat, BONUS, adult=False) for seat in seats)
    if private and not young:
        raise box.lines.fail("only young Bonus has private tiles", "private")
    if young and not box.lines.has("private"):
        private = list(box.bonus_left)
    box.state.private = sum(1 << tile for tile in private)


def _read_bonus_tile(box: PositionBox, name: str, level: int) -> int:
    tile = box.bonus_tile("bonus", name)
    if _level_of(tile) != level:
        raise box.lines.fail(f"{name.strip()!r} is not of level {level}", "bonus")
    return tile


def _first_left(box: PositionBox, level: int) -> int:
    left = [tile for tile in sorted(box.bonus_left) if _level_of(tile) == level]
    if not left:
        raise box.lines.fail(f"too few bonus tiles of level {level} are left", "private", "bonus")
    box.bonus_left.remove(left[0])
    return left[0]


def _level_of(tile: int) -> int:
    return tile // BONUS_IN_LEVEL + 1
