"""What goods are worth to a seat by the artefacts that it could craft of them."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.goods import RAWS, count, one, raws_in, refined_in

_DEAR: Final = 176  # a good that is missing: it may not come, or come too late
_STEEP: Final = 7  # and the more are missing the more each of them
_REFINING: Final = 107  # what it costs to have one refined
_TO_FETCH: Final = 120  # the same for a card that nobody else can take
_LATER: Final = 20  # a card not yet crafted may go to somebody else
_IDLE: Final = 23  # what a raw good is worth less that no worker will refine
_PLANNED: Final = 2  # artefacts that are planned for together
_SHARE: Final = (83, 45)  # how surely the first and the second of them are crafted


class Target:
    """An artefact that the seat may craft: what it would bring, and what it costs by kind."""

    def __init__(self, card: i64, cost: i64, worth: i64) -> None:
        self.card: Final[i64] = card
        self.cost: Final[i64] = cost
        self.worth: Final[i64] = worth


class Workshop:
    """Weighs bundles of goods: each by its price, and more where they make an artefact."""

    def __init__(self, raw: i64, refined: i64, turns: i64, capacity: i64) -> None:
        self._capacity: Final[i64] = capacity
        self._raw: Final[i64] = raw
        self._refined: Final[i64] = refined
        self._is_over: Final = turns == 0
        self.targets: Final[list[Target]] = []

    def value(self, goods: i64) -> i64:
        """By their prices, and what the best artefacts of them bring beyond those."""
        raws = raws_in(goods)
        sum: i64 = raws * self._raw + refined_in(goods) * self._refined
        if raws > self._capacity:
            sum -= (raws - self._capacity) * _IDLE
        if self._is_over:
            return sum
        planned: i64 = 0
        taken: i64 = -1
        while planned < _PLANNED:
            chosen = self._best(goods, taken)
            if chosen is None:
                return sum
            sum += self.gain(chosen, goods) * _SHARE[planned] // 100
            goods -= used(chosen, goods)
            taken = chosen.card
            planned += 1
        return sum

    def _best(self, goods: i64, taken: i64) -> Target | None:
        best: i64 = 0
        chosen: Target | None = None
        for target in self.targets:
            if target.card != taken:
                gain = self.gain(target, goods)
                if gain > best:
                    best, chosen = gain, target
        return chosen

    def gain(self, target: Target, goods: i64) -> i64:
        """What crafting it would bring beyond the goods, where few or none are missing."""
        return self._gain(target, goods, _DEAR)

    def prospect(self, target: Target, goods: i64) -> i64:
        """The same if there is time to fetch what is missing."""
        return self._gain(target, goods, _TO_FETCH)

    def _gain(self, target: Target, goods: i64, dear: i64) -> i64:
        gain: i64 = target.worth - _LATER
        missing: i64 = 0
        kind: i64 = 0
        while kind < RAWS:
            need: i64 = count(target.cost, kind + RAWS)
            if need > 0:
                ready: i64 = min(need, count(goods, kind + RAWS))
                raws: i64 = min(need - ready, count(goods, kind))
                missing += need - ready - raws
                gain += raws * (self._refined - self._raw - _REFINING) - need * self._refined
            kind += 1
        return gain - missing * (dear + missing * _STEEP)

    def crafted(self, target: Target, goods: i64) -> i64:
        """What crafting it now would bring, with goods that are there."""
        return target.worth + self.value(goods - used(target, goods)) - self.value(goods)


def used(target: Target, goods: i64) -> i64:
    """The goods that would go into it, raw ones where refined ones are missing."""
    bundle: i64 = 0
    kind: i64 = 0
    while kind < RAWS:
        need: i64 = count(target.cost, kind + RAWS)
        ready: i64 = min(need, count(goods, kind + RAWS))
        raws: i64 = min(need - ready, count(goods, kind))
        bundle += one(kind + RAWS) * ready + one(kind) * raws
        kind += 1
    return bundle
