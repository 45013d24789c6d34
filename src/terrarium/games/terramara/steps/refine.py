"""Raw goods are refined, by an effect or by a worker, ascending (1.5, 1.12)."""

from mypy_extensions import i64

from terrarium.core.reason import Reason
from terrarium.games.terramara.gains import refine
from terrarium.games.terramara.goods import BEFORE_THE_FIRST, RAWS, count
from terrarium.games.terramara.moves import DONE, PAY, REFINE
from terrarium.games.terramara.phases import REFINING, WORKING
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.ascending import why_not_next
from terrarium.games.terramara.steps.rest import add_uses, add_work, can_rest
from terrarium.games.terramara.steps.resting import RestingPoint
from terrarium.games.terramara.steps.step import TerramaraStep, task_of
from terrarium.games.terramara.tasks import Task


class Refining(RestingPoint):
    """By an effect: as many as one likes; a resting point before the first (1.23b)."""

    def begin(self, state: TerramaraState) -> bool:
        task = task_of(state)
        if task.amount == 0:
            return False
        return _least_kind(state.goods[state.seat], task.least) < RAWS or (
            self.is_at_rest(state) and can_rest(state, state.seat)
        )

    def is_at_rest(self, state: TerramaraState) -> bool:
        return task_of(state).least == BEFORE_THE_FIRST

    def legal(self, state: TerramaraState) -> list[int]:
        moves: list[int] = []
        is_at_rest = self.is_at_rest(state)
        if is_at_rest:
            add_work(state, state.seat, moves)
        _add_refinings(state, moves)
        if is_at_rest:
            add_uses(state, state.seat, moves)
        moves.append(DONE)
        return moves

    def why_not_this(self, state: TerramaraState, move: int) -> Reason | None:
        return _why_not_refine(state, move)

    def do_this(self, state: TerramaraState, move: int) -> None:
        _refine_one(state, REFINING, move - REFINE)


class Working(TerramaraStep):
    """By a worker, who refines one at least: a worker is not used for nothing."""

    def begin(self, state: TerramaraState) -> bool:
        task = task_of(state)
        goods = state.goods[state.seat]
        kind = _least_kind(goods, task.least)
        if task.amount == 0 or kind >= RAWS:
            return False
        if task.least != BEFORE_THE_FIRST or _least_kind(goods, kind + 1) < RAWS:
            return True
        _refine_one(state, WORKING, kind)
        return False

    def legal(self, state: TerramaraState) -> list[int]:
        moves: list[int] = []
        _add_refinings(state, moves)
        if task_of(state).least != BEFORE_THE_FIRST:
            moves.append(DONE)
        return moves

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if move != DONE:
            return _why_not_refine(state, move)
        if task_of(state).least != BEFORE_THE_FIRST:
            return None
        return Reason("terramara-worker-refines", "1.5")

    def play(self, state: TerramaraState, move: int) -> None:
        if move != DONE:
            _refine_one(state, WORKING, move - REFINE)


def _refine_one(state: TerramaraState, step: int, kind: i64) -> None:
    state.push(step, state.seat, Task(task_of(state).amount - 1, kind))
    refine(state, state.seat, kind)


def _add_refinings(state: TerramaraState, moves: list[int]) -> None:
    goods: i64 = state.goods[state.seat]
    kind = _least_kind(goods, task_of(state).least)
    while kind < RAWS:
        moves.append(int(REFINE + kind))
        kind = _least_kind(goods, kind + 1)


def _least_kind(goods: i64, least: i64) -> i64:
    """The first raw kind from this one on of which there is any."""
    kind: i64 = max(least, 0)
    while kind < RAWS and count(goods, kind) == 0:
        kind += 1
    return kind


def _why_not_refine(state: TerramaraState, move: int) -> Reason | None:
    if not REFINE <= move < PAY:
        return Reason("terramara-asked-refine", "1.5")
    least = task_of(state).least
    return why_not_next(state, move - REFINE, least, "1.5", "terramara-refine-ascending")
