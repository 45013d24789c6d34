"""The words of the table: goods, spaces, places of the road and the steps between them."""

RAW = ("cattle", "stone", "wood", "ore")
REFINED = ("leather", "brick", "timber", "metal")
GOODS = RAW + REFINED
REFINED_OF = dict(zip(RAW, REFINED, strict=True))
RAW_OF = dict(zip(REFINED, RAW, strict=True)) | {raw: raw for raw in RAW}

ROWS = (1, 2, 3, 4, 5, 6)
LAST_ROUND = 5

HOMELAND = ("hire", "develop", "travel", "raid", "first")
TERRITORY = tuple(f"{column}{row}" for row in ROWS for column in "abcdef")
SPECIAL = ("d5", "d6")
CROSSROADS = ("x1", "x2", "x3", "x4")
SPACES = (*HOMELAND, *TERRITORY, *CROSSROADS, "land", "hut")
FIRE = {1: "b", 2: "c", 3: "e", 4: "f"}

PLACES = (
    *("start", "l1", "r1", "c1", "l2", "r2", "c2", "l3", "r3", "c3"),
    *("l4", "r4", "c4", "l5", "r5", "c5", "l6", "r6", "end"),
)
OUTPOSTS = ("r1", "r2", "r3", "r4")
JUNCTIONS = ("start", "c1", "c2", "c3", "c4", "c5", "end")


def _edges() -> tuple[str, ...]:
    """For each segment: direct, to its left stop, to its right stop, from each of them on."""
    edges: list[str] = []
    for number in ROWS:
        here, there = JUNCTIONS[number - 1], JUNCTIONS[number]
        left, right = f"l{number}", f"r{number}"
        edges += [f"{here}-{there}", f"{here}-{left}", f"{here}-{right}"]
        edges += [f"{left}-{there}", f"{right}-{there}"]
    return tuple(edges)


EDGES = _edges()

CHARACTERS = ("road", "river", "war", "craft", "scout", "bonus", "land")
CATEGORIES = ("clothing", "pottery", "tools", "weapons")
MEMBERS = ("explorer", "chief", "warrior")


def is_at(place: str, goal: str) -> bool:
    """Whether a caravan at the place has reached or passed the goal."""
    return PLACES.index(place) >= PLACES.index(goal)


def row_of(space: str) -> int:
    return int(space[1])
