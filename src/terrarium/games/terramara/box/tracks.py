"""The tracks of an edition: shields, symbols, workers and what is worth points there."""

from typing import Final

from terrarium.core.edition import Entry
from terrarium.games.terramara.components import LEVELS
from terrarium.games.terramara.road import CROSSROAD_COUNT, PLACE_NAMES, crossroad_place
from terrarium.games.terramara.state import MOST_STRENGTH

_GRADES: Final = ("easy", "medium", "hard")
_SHIELDS: Final = 4
_PARKING: Final = 8  # places at the end of the road
_LEAST_WORKERS: Final = (8, 4, 2)  # on the round track, and one of level 1 for each player
_CROSSROADS: Final = [PLACE_NAMES[crossroad_place(n)] for n in range(1, CROSSROAD_COUNT + 1)]


def road_ends(entry: Entry) -> tuple[int, ...]:
    return tuple(entry.integers("ends", _PARKING, 0, 99))


def shields(entry: Entry) -> tuple[int, ...]:
    """The first shield is on the first space (1.13)."""
    found = entry.integers("shields", _SHIELDS, 0, MOST_STRENGTH)
    if found != sorted(set(found)) or found[0] != 0:
        raise entry.fail("shields rise from 0, such as [0, 6, 11, 16]", "shields")
    return tuple(found)


def worker_tiles(entry: Entry) -> tuple[int, ...]:
    tiles = entry.integers("tiles", LEVELS, 0, 99)
    for level, (there, needed) in enumerate(zip(tiles, _LEAST_WORKERS, strict=True), 1):
        if there < needed:
            raise entry.fail(f"there must be {needed} workers of level {level} at least", "tiles")
    return tuple(tiles)


def outpost_points(entry: Entry) -> tuple[int, ...]:
    points = entry.integers("vp", len(_GRADES), 0, 99)
    if points != sorted(set(points)):
        raise entry.fail("vp rises from easy to hard", "vp")
    entry.finish()
    return tuple(points)


def marks(entry: Entry, least: int, most: int) -> tuple[int, ...]:
    return _checked(entry, [entry.integer(key, least, most) for key in (*_GRADES, "special")])


def road_marks(entry: Entry) -> tuple[int, ...]:
    words = [entry.word(key, _CROSSROADS) for key in (*_GRADES, "special")]
    return _checked(entry, [PLACE_NAMES.index(word) for word in words])


def _checked(entry: Entry, found: list[int]) -> tuple[int, ...]:
    """Marks rise from easy to hard; with them the entry is read."""
    easy, medium, hard, _ = found
    if not easy < medium < hard:
        raise entry.fail("easy, medium and hard must rise", "easy")
    entry.finish()
    return tuple(found)
