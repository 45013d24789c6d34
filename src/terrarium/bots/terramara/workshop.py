"""What goods are worth to a seat by the artefacts that it could craft of them."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.goods import (
    GOODS,
    RAW_KINDS,
    RAWS,
    count,
    one,
    raws_in,
    refined_in,
)

_DEAR: Final = 176  # a good that is missing: it may not come, or come too late
_STEEP: Final = 7  # and the more are missing the more each of them
_REFINING: Final = 107  # what it costs to have one refined
_TO_FETCH: Final = 120  # the same for a card that nobody else can take
_LATER: Final = 20  # a card not yet crafted may go to somebody else
_IDLE: Final = 23  # what a raw good is worth less that no worker will refine
_PLANNED: Final = 2  # artefacts that are planned for together
_SHARE: Final = (83, 45)  # how surely the first and the second of them are crafted

# What happens to a good, as a multiple of the bundle of one.
_GAINED: Final = 1
_LOST: Final = -1
_REFINED: Final[i64] = one(RAWS) - one(0)

_NO_KIND: Final = -1
_LEAST: Final = -1_000_000


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

    # Goods one by one, each time the kind after which the goods are worth most.

    def after_gaining(self, goods: i64, kinds: i64, amount: i64) -> i64:
        """With so many more of some kinds, a mask: what the plans need most."""
        return self._after(goods, kinds, amount, _GAINED)

    def after_losing(self, goods: i64, kinds: i64, amount: i64) -> i64:
        """Without what the plans need least."""
        return self._after(goods, kinds, amount, _LOST)

    def after_refining(self, goods: i64, amount: i64) -> i64:
        """With the refined goods that are wanted most, as far as there are raw ones."""
        return self._after(goods, RAW_KINDS, amount, _REFINED)

    def _after(self, goods: i64, kinds: i64, amount: i64, unit: i64) -> i64:
        while amount > 0:
            kind = self._best_kind(goods, kinds, unit)
            if kind == _NO_KIND:
                return goods
            goods += one(kind) * unit
            amount -= 1
        return goods

    def _best_kind(self, goods: i64, kinds: i64, unit: i64) -> i64:
        best: i64 = _LEAST
        chosen: i64 = _NO_KIND
        kind: i64 = 0
        while kind < GOODS:
            if kinds >> kind & 1 and (unit == _GAINED or count(goods, kind) > 0):
                value = self.value(goods + one(kind) * unit)
                if value > best:
                    best, chosen = value, kind
            kind += 1
        return chosen

    # Crafting.

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
