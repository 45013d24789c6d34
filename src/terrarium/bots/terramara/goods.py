"""Which goods to gain, to pay, to give and to refine: what the plans need most, or least.

Goods are named ascending, so of several the least is named first.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terramara.choice import FIRST, NO, NOT_NOW, Choice
from terrarium.bots.terramara.scales import Scales
from terrarium.core.bits import bit
from terrarium.games.terramara.costs import cost_of
from terrarium.games.terramara.goods import GOODS, RAW_KINDS, RAWS, REFINED_KINDS, count, one
from terrarium.games.terramara.moves import DONE, GAIN, GIVE, LESS, PAY, REFINE
from terrarium.games.terramara.tasks import CardTask, GainTask, GiveTask, Task

_EVERY_KIND: Final = RAW_KINDS | REFINED_KINDS


class Gaining(Choice):
    """All units are chosen together, those that are wanted most."""

    def __init__(self, scales: Scales) -> None:
        super().__init__(scales)
        task = scales.table.pending
        assert isinstance(task, GainTask)
        goods, kinds = scales.outlook.goods, task.kinds >> task.least << task.least
        gained = scales.workshop.after_gaining(goods, kinds, task.amount)
        self._first: Final[i64] = _first_changed(goods, gained, task.least)

    def of_move(self, move: i64) -> i64:
        return FIRST if move - GAIN == self._first else NO


class Paying(Choice):
    """What is needed least."""

    def of_move(self, move: i64) -> i64:
        return self.scales.workshop.value(self.scales.outlook.goods - one(move - PAY))


class Giving(Choice):
    """The same for a raider, all units together."""

    def __init__(self, scales: Scales) -> None:
        super().__init__(scales)
        task = scales.table.pending
        assert isinstance(task, GiveTask)
        goods, kinds = scales.outlook.goods, _EVERY_KIND >> task.least << task.least
        left = scales.workshop.after_losing(goods, kinds, task.amount)
        self._first: Final[i64] = _first_changed(goods, left, task.least)

    def of_move(self, move: i64) -> i64:
        return FIRST if move - GIVE == self._first else NO


class Refining(Choice):
    """As many as there are, the most wanted of them."""

    def __init__(self, scales: Scales) -> None:
        super().__init__(scales)
        task = scales.table.pending
        assert isinstance(task, Task)
        goods = scales.outlook.goods
        refined = scales.workshop.after_refining(goods, task.amount)
        self._wanted: Final[i64] = _first_changed(goods, refined, task.least)

    def of_move(self, move: i64) -> i64:
        if move == DONE:
            return NO
        if not REFINE <= move < PAY:
            return self.of_rest(move)
        return FIRST if move - REFINE == self._wanted else NOT_NOW


class Less(Choice):
    """The good that is missing or dearest to the plans."""

    def of_move(self, move: i64) -> i64:
        scales = self.scales
        task = scales.table.pending
        assert isinstance(task, CardTask)
        goods = scales.outlook.goods
        good: i64 = move - LESS + RAWS
        cost = cost_of(scales.table, scales.seat, task.card)
        if count(goods, good) < count(cost, good):
            return FIRST
        return scales.workshop.value(goods + one(good))


class Hut(Choice):
    """One good is refined, or swapped for another raw one."""

    def of_move(self, move: i64) -> i64:
        if move == DONE:
            return NO
        scales = self.scales
        goods = scales.outlook.goods
        if REFINE <= move < PAY:
            kind = move - REFINE
            return scales.workshop.value(goods + one(kind + RAWS) - one(kind)) - scales.now
        if PAY <= move < GAIN:
            return self._of_swap(goods, move - PAY)
        return self.of_rest(move)

    def _of_swap(self, goods: i64, given: i64) -> i64:
        workshop, others = self.scales.workshop, RAW_KINDS & ~bit(given % RAWS)
        swapped = workshop.after_gaining(goods - one(given), others, 1)
        return workshop.value(swapped) - self.scales.now


def _first_changed(before: i64, after: i64, least: i64) -> i64:
    """The first kind, from the least on, of which there is more or less than before."""
    good: i64 = max(least, 0)
    while good < GOODS and count(after, good) == count(before, good):
        good += 1
    return good
