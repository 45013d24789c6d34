"""A decision about goods that is a resting point: workers and uses first, if one likes (1.23b)."""

from terrarium.core.reason import Reason
from terrarium.games.terramara.moves import DONE
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.rest import is_rest, play_rest, rested, why_not_rest
from terrarium.games.terramara.steps.step import TerramaraStep


class RestingPoint(TerramaraStep):
    """It can be declined, and is asked again after a worker or an effect was used."""

    def is_at_rest(self, state: TerramaraState) -> bool:
        return True

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if move == DONE:
            return None
        if is_rest(move) and self.is_at_rest(state):
            return why_not_rest(state, state.seat, move, True)
        return self.why_not_this(state, move)

    def play(self, state: TerramaraState, move: int) -> None:
        if is_rest(move):
            state.push(state.step, state.seat, state.pending)
            play_rest(state, state.seat, move)
            return
        rested(state)
        if move != DONE:
            self.do_this(state, move)

    def why_not_this(self, state: TerramaraState, move: int) -> Reason | None:
        """Why what the decision is about cannot be done so."""
        raise NotImplementedError

    def do_this(self, state: TerramaraState, move: int) -> None:
        raise NotImplementedError
