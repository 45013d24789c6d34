"""A price is paid, one good after another, ascending (1.5, 1.23c)."""

from mypy_extensions import i64

from terrarium.core.reason import Reason
from terrarium.games.terramara.events import gains as events
from terrarium.games.terramara.goods import GOOD_NAMES, one
from terrarium.games.terramara.moves import GAIN, PAY
from terrarium.games.terramara.payment import is_exact, is_paid, next_payments
from terrarium.games.terramara.phases import PAYING
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.ascending import why_not_next
from terrarium.games.terramara.steps.step import TerramaraStep
from terrarium.games.terramara.tasks import PayTask


class Paying(TerramaraStep):
    """Only goods with which the rest can still be paid; what cannot differ is paid at once."""

    def begin(self, state: TerramaraState) -> bool:
        task = _price(state)
        if is_exact(task):
            _pay_all(state, task.due)
            return False
        before = task.so_far
        while not is_paid(task):
            found = next_payments(state.goods[state.seat], task)
            if len(found) > 1:
                state.pending = task
                events.paid_goods(state, state.seat, task.so_far - before)
                return True
            task = _pay(state, task, found[0])
        state.paid = task.so_far
        events.paid_goods(state, state.seat, task.so_far - before)
        return False

    def legal(self, state: TerramaraState) -> list[int]:
        return [PAY + good for good in next_payments(state.goods[state.seat], _price(state))]

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if not PAY <= move < GAIN:
            return Reason("terramara-asked-pay", "1.5")
        good, task = move - PAY, _price(state)
        reason = why_not_next(state, good, task.least, "1.5", "terramara-pay-ascending")
        if reason is not None or good in next_payments(state.goods[state.seat], task):
            return reason
        return Reason("terramara-not-due", "1.5", {"good": GOOD_NAMES[good]})

    def play(self, state: TerramaraState, move: int) -> None:
        good = move - PAY
        state.push(PAYING, state.seat, _pay(state, _price(state), good))
        events.paid_goods(state, state.seat, one(good))


def _pay_all(state: TerramaraState, due: i64) -> None:
    state.goods[state.seat] -= due
    state.paid = due
    events.paid_goods(state, state.seat, due)


def _pay(state: TerramaraState, task: PayTask, good: i64) -> PayTask:
    """One good goes to the supply; what is left to pay."""
    state.goods[state.seat] -= one(good)
    return PayTask(
        task.due, task.any_raw, task.any_refined, task.raw_instead, task.so_far + one(good), good
    )


def _price(state: TerramaraState) -> PayTask:
    task = state.pending
    assert isinstance(task, PayTask)
    return task
