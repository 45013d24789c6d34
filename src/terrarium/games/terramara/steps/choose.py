"""One of the alternatives of an effect (1.21c)."""

from terrarium.core.reason import Reason
from terrarium.games.terramara.effects.alternatives import Alternatives
from terrarium.games.terramara.events import gains as events
from terrarium.games.terramara.moves import CHOOSE, WORK
from terrarium.games.terramara.phases import EFFECT
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.step import TerramaraStep, task_of
from terrarium.games.terramara.tasks import EffectTask


class Choosing(TerramaraStep):
    """All can be chosen, none can be declined."""

    def legal(self, state: TerramaraState) -> list[int]:
        return [CHOOSE + option for option in range(len(_alternatives(state).options))]

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        effect = _alternatives(state)
        if not CHOOSE <= move < WORK:
            return Reason("terramara-asked-choose", "1.21c", {"effect": effect})
        options = len(effect.options)
        if move - CHOOSE < options:
            return None
        return Reason("terramara-no-such-alternative", "1.21c", {"options": options})

    def play(self, state: TerramaraState, move: int) -> None:
        chosen = _alternatives(state).options[move - CHOOSE]
        events.chose(state, state.seat, chosen)
        state.push(EFFECT, state.seat, EffectTask(chosen, task_of(state).amount))


def _alternatives(state: TerramaraState) -> Alternatives:
    task = state.pending
    assert isinstance(task, EffectTask)
    assert isinstance(task.effect, Alternatives)
    return task.effect
