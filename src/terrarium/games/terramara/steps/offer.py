"""An exchange is offered: how often it is made, if at all (1.21c, 1.23c)."""

from terrarium.core.reason import Reason
from terrarium.games.terramara.effects.carrying import carry_out
from terrarium.games.terramara.effects.exchange import Exchange
from terrarium.games.terramara.events import gains as events
from terrarium.games.terramara.gains import trade_strength
from terrarium.games.terramara.moves import CHOOSE, DONE, TIMES
from terrarium.games.terramara.phases import PAYING
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.rest import add_uses, add_work, can_rest
from terrarium.games.terramara.steps.resting import RestingPoint
from terrarium.games.terramara.tasks import EffectTask


class Offer(RestingPoint):
    """A resting point: what is missing may be made or fetched first (1.23b)."""

    def begin(self, state: TerramaraState) -> bool:
        if _exchange(state).is_usable(state, state.seat):
            return True
        return can_rest(state, state.seat)

    def legal(self, state: TerramaraState) -> list[int]:
        effect = _exchange(state)
        often = effect.often(state, state.seat, effect.most)
        moves = [TIMES + times for times in range(often)]
        add_work(state, state.seat, moves)
        add_uses(state, state.seat, moves)
        moves.append(DONE)
        return moves

    def why_not_this(self, state: TerramaraState, move: int) -> Reason | None:
        effect = _exchange(state)
        if not TIMES <= move < CHOOSE:
            return Reason("terramara-asked-offer", "1.23c", {"effect": effect})
        times = move - TIMES + 1
        if times > effect.most:
            return Reason("terramara-not-so-often", "1.21c", {"most": effect.most})
        if times > effect.often(state, state.seat, times):
            return Reason("terramara-cannot-pay", "1.5", {"effect": effect, "times": times})
        return None

    def do_this(self, state: TerramaraState, move: int) -> None:
        """First the whole price, strength before goods, then all rewards in order (1.23c)."""
        effect, seat, times = _exchange(state), state.seat, move - TIMES + 1
        events.exchanged(state, seat, effect, times)
        carry_out(state, seat, effect.rewards, times)
        if effect.cost.strength > 0:
            trade_strength(state, seat, effect.cost.strength * times)
        state.push(PAYING, seat, effect.cost.to_pay(times))


def _exchange(state: TerramaraState) -> Exchange:
    task = state.pending
    assert isinstance(task, EffectTask)
    assert isinstance(task.effect, Exchange)
    return task.effect
