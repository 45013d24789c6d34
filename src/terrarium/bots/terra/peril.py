"""Peril: how near the world is to its end, in millionths of a certain loss.

A region, a colour and the world as a whole can each bear so many more outbreaks. Whether that
will do depends on how many crises that could break out there are still to come.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terra.cards import CRISES
from terrarium.games.terra.loss import Limit, Limits

CERTAIN: Final = 1_000_000
PER_CENT: Final = 10_000
_MOST: Final = CRISES + 1


def _chance_of(outbreaks: int, coming: int) -> int:
    """About the chance of so many outbreaks among the crises to come.

    One crisis in four breaks out before those that lie open now are solved.
    """
    chance = CERTAIN
    for chosen in range(outbreaks):
        chance = chance * (coming - chosen) // (chosen + 1) // 4
    return 0 if outbreaks > coming else max(1, min(CERTAIN, chance))


_PERILS: Final = [
    [_chance_of(spare + 1, coming) for coming in range(_MOST)] for spare in range(_MOST)
]


def peril_of(limit: Limit, full_blown: i64, coming: i64) -> i64:
    """What bears so many more outbreaks is in peril while so many crises come."""
    spare = limit.left(full_blown) - 1
    return _PERILS[spare][limit.found(coming)] if spare >= 0 else CERTAIN


def world_peril(limits: Limits, full_blown: i64, coming: i64) -> i64:
    """All that threatens; 0 exactly when nothing can be lost any more."""
    peril: i64 = 0
    for limit in limits.all:
        peril += peril_of(limit, full_blown, coming)
    return peril


def peril_with(limits: Limits, full_blown: i64, coming: i64, crisis: i64) -> i64:
    """The part of the peril that a crisis has to do with: its region, its colour and the sum."""
    return (
        peril_of(limits.of_region(crisis), full_blown, coming)
        + peril_of(limits.of_colour(crisis), full_blown, coming)
        + peril_of(limits.total, full_blown, coming)
    )
