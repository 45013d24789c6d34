"""The crossroad spaces."""

from collections.abc import Iterator
from typing import Final

from terrarium.games.terramara.balance.box import Box, Warned, counted

WORTH: Final = (5.0, 6.0)  # by level, in raw goods
MARGIN: Final = 0.5
MOST_WITH_POINTS: Final = 2
MOST_POINTS: Final = 4  # a visit
ONCE_IN_A_SET: Final = ("take-back", "power", "craft-with-raw")
NEVER: Final = ("warriors", "L1 worker", "L2 worker", "L3 worker")


def worth_of_a_crossroad(box: Box) -> Iterator[Warned]:
    for space in box.crossroads:
        wanted = WORTH[space.level - 1]
        if abs(space.worth - wanted) > MARGIN:
            about = f"a crossroad space of level {space.level} is worth about {wanted:g} raw goods"
            yield space.warning(f"{about}, this one {space.worth:g}")


def points_at_crossroads(box: Box) -> Iterator[Warned]:
    """At most two give points, and never more than four."""
    scoring = [space for space in box.crossroads if space.points]
    for space in scoring[MOST_WITH_POINTS:]:
        yield space.warning("two crossroad spaces at most give points")
    for space in scoring:
        if space.points > MOST_POINTS:
            yield space.warning(f"a crossroad space gives {MOST_POINTS} points at most")


def once_in_a_set(box: Box) -> Iterator[Warned]:
    """One takes an explorer back, one pays by power level, one crafts with raw goods."""
    for thing in ONCE_IN_A_SET:
        having = [space for space in box.crossroads if space.things[thing]]
        told = f"crossroad spaces with `{thing.replace('-', ' ')}`"
        yield from counted(told, 1, having, box.crossroads)


def nobody_is_hired(box: Box) -> Iterator[Warned]:
    """Workers and warriors would multiply, round after round."""
    for space in box.crossroads:
        if any(space.things[thing] for thing in NEVER):
            yield space.warning("no workers and no warriors come to a crossroad space")


CHECKS: Final = (worth_of_a_crossroad, points_at_crossroads, once_in_a_set, nobody_is_hired)
