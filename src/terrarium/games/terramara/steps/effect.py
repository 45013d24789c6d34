"""A part of an effect is carried out (M-1b)."""

from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.step import TerramaraStep
from terrarium.games.terramara.tasks import EffectTask


class EffectStep(TerramaraStep):
    """It asks nobody itself: what has to be chosen, the effect pushes."""

    def begin(self, state: TerramaraState) -> bool:
        task = state.pending
        assert isinstance(task, EffectTask)
        task.effect.carry_out(state, state.seat, task.amount)
        return False
