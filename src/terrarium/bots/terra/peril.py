"""Peril: how near the world is to its end, in millionths of a certain loss.

A region, a colour and the world as a whole can each bear so many more outbreaks. Whether that
will do depends on how many crises that could break out there are still to come.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.bits import bit, bits_in
from terrarium.games.terra.cards import (
    COLOURS,
    CRISES,
    REGIONS,
    crisis_colour,
    crisis_region,
)
from terrarium.games.terra.rules import Rules
from terrarium.games.terra.scoring import crises_in_region, crises_of_colour

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


def _peril(spare: i64, coming: i64) -> i64:
    """The peril of something that bears so many more outbreaks while so many crises come."""
    return _PERILS[spare][coming] if spare >= 0 else CERTAIN


def region_peril(rules: Rules, full_blown: i64, coming: i64, region: i64) -> i64:
    spare = rules.region_limit - 1 - crises_in_region(full_blown, region)
    return _peril(spare, crises_in_region(coming, region))


def colour_peril(rules: Rules, full_blown: i64, coming: i64, colour: i64) -> i64:
    spare = rules.colour_limit - 1 - crises_of_colour(full_blown, colour)
    return _peril(spare, crises_of_colour(coming, colour))


def total_peril(rules: Rules, full_blown: i64, coming: i64) -> i64:
    return _peril(rules.total_limit - 1 - bits_in(full_blown), bits_in(coming))


def world_peril(rules: Rules, full_blown: i64, coming: i64) -> i64:
    """All that threatens; 0 exactly when nothing can be lost any more."""
    peril = total_peril(rules, full_blown, coming)
    for region in range(len(REGIONS)):
        peril += region_peril(rules, full_blown, coming, region)
    for colour in range(len(COLOURS)):
        peril += colour_peril(rules, full_blown, coming, colour)
    return peril


def peril_with(rules: Rules, full_blown: i64, coming: i64, crisis: i64) -> i64:
    """The part of the peril that a crisis has to do with: its region, its colour and the sum."""
    return (
        region_peril(rules, full_blown, coming, crisis_region(crisis))
        + colour_peril(rules, full_blown, coming, crisis_colour(crisis))
        + total_peril(rules, full_blown, coming)
    )


def would_be_the_end(rules: Rules, full_blown: i64, crisis: i64) -> bool:
    """Whether the world is lost once this crisis breaks out."""
    after = full_blown | bit(crisis)
    return (
        crises_in_region(after, crisis_region(crisis)) >= rules.region_limit
        or crises_of_colour(after, crisis_colour(crisis)) >= rules.colour_limit
        or bits_in(after) >= rules.total_limit
    )
