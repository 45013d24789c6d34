"""Which goods to gain, to pay, to give and to refine: what the plans need most, or least.

Goods are named ascending, so of several the least is named first.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terramara.choice import FIRST, NO, NOT_NOW, Choice
from terrarium.bots.terramara.scales import Scales
from terrarium.games.terramara.costs import cost_of
from terrarium.games.terramara.goods import GOODS, RAWS, count, one
from terrarium.games.terramara.moves import DONE, GAIN, GIVE, LESS, PAY, REFINE
from terrarium.games.terramara.tasks import CardTask, GainTask, GiveTask, Task

_LEAST: Final = -1_000_000


class Gaining(Choice):
    """All units are chosen together, those that are wanted most."""

    def __init__(self, scales: Scales) -> None:
        super().__init__(scales)
        task = scales.table.pending
        assert isinstance(task, GainTask)
        self._first: Final[i64] = self._least_of(task)

    def of_move(self, move: i64) -> i64:
        return FIRST if move - GAIN == self._first else NO

    def _least_of(self, task: GainTask) -> i64:
        goods = self.scales.outlook.goods
        least: i64 = GOODS
        left: i64 = task.amount
        while left > 0:
            good = self._most_wanted(goods, task)
            least = min(least, good)
            goods += one(good)
            left -= 1
        return least

    def _most_wanted(self, goods: i64, task: GainTask) -> i64:
        best: i64 = _LEAST
        chosen: i64 = task.least
        good: i64 = task.least
        while good < GOODS:
            if task.kinds >> good & 1:
                value = self.scales.workshop.value(goods + one(good))
                if value > best:
                    best, chosen = value, good
            good += 1
        return chosen


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
        self._first: Final[i64] = self._least_of(task)

    def of_move(self, move: i64) -> i64:
        return FIRST if move - GIVE == self._first else NO

    def _least_of(self, task: GiveTask) -> i64:
        goods = self.scales.outlook.goods
        least: i64 = GOODS
        left: i64 = task.amount
        while left > 0:
            good = self._least_wanted(goods, task.least)
            least = min(least, good)
            goods -= one(good)
            left -= 1
        return least

    def _least_wanted(self, goods: i64, least: i64) -> i64:
        best: i64 = _LEAST
        chosen: i64 = least
        good: i64 = least
        while good < GOODS:
            if count(goods, good) > 0:
                value = self.scales.workshop.value(goods - one(good))
                if value > best:
                    best, chosen = value, good
            good += 1
        return chosen


class Refining(Choice):
    """As many as there are, the most wanted of them."""

    def __init__(self, scales: Scales) -> None:
        super().__init__(scales)
        task = scales.table.pending
        assert isinstance(task, Task)
        refined = self.after_refining(task.amount)
        self._wanted: Final[i64] = _first_refined(scales.outlook.goods, refined, task.least)

    def of_move(self, move: i64) -> i64:
        if move == DONE:
            return NO
        if not REFINE <= move < PAY:
            return self.of_rest(move)
        return FIRST if move - REFINE == self._wanted else NOT_NOW


def _first_refined(before: i64, after: i64, least: i64) -> i64:
    """The first raw kind, from the least on, of which there is less."""
    kind: i64 = max(least, 0)
    while kind < RAWS:
        if count(after, kind) < count(before, kind):
            return kind
        kind += 1
    return kind


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
        best: i64 = _LEAST
        kind: i64 = 0
        while kind < RAWS:
            if kind != given % RAWS:
                best = max(best, self.scales.workshop.value(goods - one(given) + one(kind)))
            kind += 1
        return best - self.scales.now
