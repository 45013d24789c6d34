"""Goods of one's choice are gained, one after another, ascending."""

from terrarium.core.reason import Args, Reason
from terrarium.games.terramara.gains import gain_goods
from terrarium.games.terramara.goods import GOOD_NAMES, GOODS, one
from terrarium.games.terramara.moves import GAIN, GIVE
from terrarium.games.terramara.phases import GAINING
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.step import TerramaraStep
from terrarium.games.terramara.tasks import GainTask


class Gaining(TerramaraStep):
    """All of them, for they cost nothing (M-1b)."""

    def legal(self, state: TerramaraState) -> list[int]:
        task = _choice(state)
        return [GAIN + good for good in range(int(task.least), GOODS) if task.kinds >> good & 1]

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if not GAIN <= move < GIVE:
            return Reason("terramara-asked-gain", "M-1b")
        good, task = move - GAIN, _choice(state)
        args: Args = {"good": GOOD_NAMES[good]}
        if not task.kinds >> good & 1:
            return Reason("terramara-not-offered", "1.21c", args)
        return Reason("terramara-gain-ascending", "1.23c", args) if good < task.least else None

    def play(self, state: TerramaraState, move: int) -> None:
        task, good = _choice(state), move - GAIN
        if task.amount > 1:
            state.push(GAINING, state.seat, GainTask(task.amount - 1, task.kinds, good))
        gain_goods(state, state.seat, one(good))


def _choice(state: TerramaraState) -> GainTask:
    task = state.pending
    assert isinstance(task, GainTask)
    return task
