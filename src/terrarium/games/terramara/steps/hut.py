"""In the hut: one raw good is refined, or one is swapped for another raw one (1.12)."""

from mypy_extensions import i64

from terrarium.core.reason import Reason
from terrarium.games.terramara.events import gains as events
from terrarium.games.terramara.gains import refine
from terrarium.games.terramara.goods import GOOD_NAMES, GOODS, NOTHING, RAW_KINDS, RAWS, count, one
from terrarium.games.terramara.moves import DONE, GAIN, PAY, REFINE
from terrarium.games.terramara.phases import GAINING
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.rest import add_uses, add_work, can_use
from terrarium.games.terramara.steps.resting import RestingPoint
from terrarium.games.terramara.tasks import GainTask


class Hut(RestingPoint):
    """A resting point; a refined good given counts as its raw kind (1.23b)."""

    def begin(self, state: TerramaraState) -> bool:
        seat = state.seat
        return state.goods[seat] != NOTHING or can_use(state, seat)

    def legal(self, state: TerramaraState) -> list[int]:
        moves: list[int] = []
        add_work(state, state.seat, moves)
        goods: i64 = state.goods[state.seat]
        moves.extend([REFINE + good for good in range(RAWS) if count(goods, good)])
        moves.extend([PAY + good for good in range(GOODS) if count(goods, good)])
        add_uses(state, state.seat, moves)
        moves.append(DONE)
        return moves

    def why_not_this(self, state: TerramaraState, move: int) -> Reason | None:
        if not REFINE <= move < GAIN:
            return Reason("terramara-asked-hut", "1.12")
        good = move - REFINE if move < PAY else move - PAY
        if count(state.goods[state.seat], good):
            return None
        return Reason("terramara-not-there", "1.12", {"good": GOOD_NAMES[good]})

    def do_this(self, state: TerramaraState, move: int) -> None:
        if move < PAY:
            refine(state, state.seat, move - REFINE)
        else:
            _swap(state, state.seat, move - PAY)


def _swap(state: TerramaraState, seat: i64, good: i64) -> None:
    """One of the three other raw kinds comes for it."""
    state.goods[seat] -= int(one(good))
    events.paid_goods(state, seat, one(good))
    state.push(GAINING, seat, GainTask(1, RAW_KINDS & ~(1 << good % RAWS)))
