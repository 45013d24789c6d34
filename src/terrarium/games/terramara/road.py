"""The road: places, and the edges on which caravans move.

Places, in the order of the road: 0 start, and for each of six segments its two stops and its end:

    3n − 2   l1 … l6   the bonus stop of the left branch
    3n − 1   r1 … r6   the right branch: the outposts of rows 1–4, bonus tiles of rows 5 and 6
    3n       c1 … c5   a crossroad; 18 is the end

Edges, five for each segment: 5(n − 1) + 0 direct · 1 to the left stop · 2 to the right stop ·
3 on from the left stop · 4 on from the right stop. Along every way their numbers rise.
"""

from typing import Final

from mypy_extensions import i64

START: Final = 0
END_OF_ROAD: Final = 18
SEGMENTS: Final = 6
OUTPOSTS: Final = 4  # of segments 1 to 4
CROSSROAD_COUNT: Final = 5
PLACE_NAMES: Final = (
    "start",
    *(
        f"{kind}{segment}" if (kind, segment) != ("c", SEGMENTS) else "end"
        for segment in range(1, SEGMENTS + 1)
        for kind in "lrc"
    ),
)
PLACES: Final = len(PLACE_NAMES)

_WAYS: Final = ((-3, 0), (-3, -2), (-3, -1), (-2, 0), (-1, 0))  # from the end of the segment
EDGES: Final = tuple(
    (3 * segment + leaves, 3 * segment + reaches)
    for segment in range(1, SEGMENTS + 1)
    for leaves, reaches in _WAYS
)
EDGE_FROM: Final = [leaves for leaves, _ in EDGES]
EDGE_TO: Final = [reaches for _, reaches in EDGES]
EDGE_NAMES: Final = tuple(
    f"{PLACE_NAMES[leaves]}-{PLACE_NAMES[reaches]}" for leaves, reaches in EDGES
)
EDGES_FROM: Final = [
    [edge for edge, (leaves, _) in enumerate(EDGES) if leaves == place] for place in range(PLACES)
]


def segment_of(place: i64) -> i64:
    """1 to 6: the segment that a place belongs to; its crossroad or the end closes it."""
    return (place + 2) // 3


def is_crossroad_place(place: i64) -> bool:
    """c1 to c5: neither the start nor the end."""
    return place % 3 == 0 and START < place < END_OF_ROAD


def is_left_stop(place: i64) -> bool:
    return place % 3 == 1


def is_right_stop(place: i64) -> bool:
    return place % 3 == 2


def is_outpost(place: i64) -> bool:
    """The right stops of rows 1 to 4."""
    return is_right_stop(place) and segment_of(place) <= OUTPOSTS


def crossroads_reached(place: i64) -> i64:
    """How many of c1 to c5 are at or before a place."""
    return min(place // 3, CROSSROAD_COUNT)


def crossroad_place(number: i64) -> i64:
    return number * 3
