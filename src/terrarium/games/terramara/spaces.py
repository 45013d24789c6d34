"""Where clan members are sent: 47 spaces, by number and by name.

    0 hire · 1 develop · 2 travel · 3 raid · 4 first                     the homeland
    5 + (row − 1) × 6 + column: a1 b1 c1 d1 e1 f1 · a2 … f6              territory
        a b c    the left tile: one large space, two small
        d e f    the right tile: the same; d5 and d6 are special spaces
    41 + row − 1: x1 … x4                                                crossroads
    45 land                                                              Land's own crossroad
    46 hut                                                               everybody's own

Fire burns on small spaces: numbers 1 2 3 4 are columns b c e f. With two and three players
`develop` and `travel` are one space, with two `raid` and `first` as well: the members stand on the
first of the two (`standing_on`).
"""

from typing import Final

from mypy_extensions import i64

HIRE: Final = 0
DEVELOP: Final = 1
TRAVEL: Final = 2
RAID: Final = 3
FIRST: Final = 4
TERRITORY: Final = 5
D5: Final = 32
D6: Final = 38
CROSSROADS: Final = 41
LAND: Final = 45
HUT: Final = 46
SPACES: Final = 47

ROWS: Final = 6
FLIPPING_ROWS: Final = 4  # rows 5 and 6 never flip
COLUMNS: Final = 6
LEFT_COLUMNS: Final = 3
FIRE_COLUMNS: Final = (1, 2, 4, 5)
FIRST_SPECIAL_ROW: Final = 5
NO_SPACE: Final = -1

TERRITORY_NAMES: Final = tuple(
    f"{'abcdef'[column]}{row}" for row in range(1, ROWS + 1) for column in range(COLUMNS)
)
SPACE_NAMES: Final = (
    *("hire", "develop", "travel", "raid", "first"),
    *TERRITORY_NAMES,
    *("x1", "x2", "x3", "x4", "land", "hut"),
)


def row_of(space: i64) -> i64:
    """1 to 6, of a territory space."""
    return (space - TERRITORY) // COLUMNS + 1


def column_of(space: i64) -> i64:
    return (space - TERRITORY) % COLUMNS


def territory(row: i64, column: i64) -> i64:
    return TERRITORY + (row - 1) * COLUMNS + column


def is_territory(space: i64) -> bool:
    return TERRITORY <= space < CROSSROADS


def is_special(space: i64) -> bool:
    """The large right spaces of rows 5 and 6 (1.16)."""
    return space in (D5, D6)


def is_crossroad(space: i64) -> bool:
    """Land's own one included."""
    return CROSSROADS <= space <= LAND


def round_of(row: i64) -> i64:
    """The round to which a row belongs: rows 5 and 6 both to the fifth (1.2)."""
    return min(row, FIRST_SPECIAL_ROW)


# For each space the round to which its row belongs; 0 outside the territory.
ROUND_OF_SPACE: Final = [
    int(round_of(row_of(space))) if is_territory(space) else 0 for space in range(SPACES)
]


MERGED_NAMES: Final = {DEVELOP: "develop-travel", RAID: "raid-first"}  # where two are one


def name_of(space: i64, players: i64) -> str:
    """Of the space where members stand: merged ones are called by both names."""
    is_merged = standing_on(space + 1, players) == space
    return MERGED_NAMES[space] if is_merged else SPACE_NAMES[space]


def standing_on(space: i64, players: i64) -> i64:
    """Where a member stands who is sent to a space: merged ones are one (1.11)."""
    if space == TRAVEL and players < 4:
        return DEVELOP
    if space == FIRST and players == 2:
        return RAID
    return space
