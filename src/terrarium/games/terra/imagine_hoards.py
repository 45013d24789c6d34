"""Which sets may lie face down, as far as a seat can tell.

Sets are chosen one after the other, each in proportion to the ways to make it from the cards that
are left, without a look at the truth. When nearly all unknown cards lie in hoards such a choice
may lead nowhere again and again; then the true sets are changed two at a time, many times over.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.chance import Stream
from terrarium.games.terra.cards import VALUES, holds, of_colour
from terrarium.games.terra.sets import SET_BUNDLES, SETS

_ATTEMPTS: Final = 30
_CHANGES_PER_SET: Final = 20


class HiddenSets:
    """So many sets from a bundle of unknown cards, which must leave enough of one colour."""

    def __init__(self, truth: list[int], unknown: i64, colour: i64, needed: i64) -> None:
        self.truth: Final = truth
        self.unknown: Final[i64] = unknown
        self.colour: Final[i64] = colour
        self.needed: Final[i64] = needed  # cards that lie sealed on an impending crisis

    def choose(self, chance: Stream) -> list[int]:
        for _ in range(_ATTEMPTS):
            chosen: list[int] = []
            if self._add(chosen, self.unknown, len(self.truth), chance):
                return chosen
        return self._changed_truth(chance)

    def _add(self, chosen: list[int], left: i64, wanted: int, chance: Stream) -> bool:
        """Choose as many sets more; False when that leads nowhere."""
        for _ in range(wanted):
            number = _any_set(left, chance)
            if number < 0:
                return False
            chosen.append(number)
            left -= SET_BUNDLES[number]
        return self._enough_left(left)

    def _changed_truth(self, chance: Stream) -> list[int]:
        sets = list(self.truth)
        left: i64 = self.unknown
        for number in sets:
            left -= SET_BUNDLES[number]
        for _ in range(_CHANGES_PER_SET * len(sets)):
            chance.shuffle(sets)
            pair = sets[:2]
            free: i64 = left
            for number in pair:
                free += SET_BUNDLES[number]
            other: list[int] = []
            if self._add(other, free, len(pair), chance):
                sets[:2] = other
                for number in other:
                    free -= SET_BUNDLES[number]
                left = free
        return sets

    def _enough_left(self, left: i64) -> bool:
        counts = of_colour(left, self.colour)
        total: i64 = 0
        for _ in range(VALUES):
            total += counts & 0o7
            counts >>= 3
        return total >= self.needed


def _any_set(left: i64, chance: Stream) -> int:
    """One of the sets that can be made, in proportion to the ways to make it; −1: none."""
    ways = [_ways(left, number) for number in range(len(SETS))]
    total = sum(ways)
    if not total:
        return -1
    place: i64 = chance.below(total)
    number = -1
    while place >= 0:
        number += 1
        place -= ways[number]
    return number


def _ways(left: i64, number: int) -> int:
    """How many different cards could make up the set."""
    a, b, c = SETS[number]
    if a == c:
        copies = holds(left, a)
        return copies * (copies - 1) * (copies - 2) // 6
    return holds(left, a) * holds(left, b) * holds(left, c)
