"""A draft of Terra Futura: a card placed or a pattern named, then effects with their choices.

Where no choice is named, one is proposed.
"""

from typing import Final

from terrarium.core.draft import Draft, DraftStep, Swap
from terrarium.core.reason import Message, Reason, Refused
from terrarium.games.terra_futura.draft.cubes import Cubes, Transfer
from terrarium.games.terra_futura.draft.gains import Gains
from terrarium.games.terra_futura.draft.payment import Payment
from terrarium.games.terra_futura.draft.stage import Stage
from terrarium.games.terra_futura.draft.swaps import swaps
from terrarium.games.terra_futura.moves import DONE, END, NOTATION
from terrarium.games.terra_futura.picture.prompt import prompt_after, prompt_of
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    COPYING,
    GAINING,
    PATTERN,
    PAYING,
    PLACING,
    POLLUTING,
    TRANSFERRING,
    TerraFuturaState,
)
from terrarium.games.terra_futura.view import TerraFuturaView

_STAGES: Final[dict[int, type[Stage]]] = {
    PAYING: Payment,
    GAINING: Gains,
    POLLUTING: Cubes,
    TRANSFERRING: Transfer,
}
_COMPOSED: Final = (PLACING, ACTIVATING, COPYING, PATTERN)


def composes(table: TerraFuturaState | TerraFuturaView) -> bool:
    """Whatever may show something hidden is made at once, and so is a choice that was left open."""
    return table.step in _COMPOSED and not (table.step == PATTERN and table.rules.simultaneous)


class TerraFuturaStep(DraftStep):
    """A card placed, a pattern named, or an effect, copied or not, with all its choices."""

    def __init__(self, main: int) -> None:
        super().__init__(main)
        self.stages: Final[list[Stage]] = []

    def wished(self) -> list[int]:
        return self.main + [move for stage in self.stages for move in stage.wished()]

    def swaps(self) -> list[Swap]:
        return swaps(self.main, self.stages)


class TerraFuturaDraft(Draft):
    """`table` is the state by its own name."""

    def __init__(self, world: TerraFuturaState) -> None:
        super().__init__(NOTATION, world)
        self.table: Final = world

    def next_step(self, left: list[int]) -> TerraFuturaStep:
        step, is_composed = TerraFuturaStep(left.pop(0)), composes(self.table)
        self.play(step.main[0])
        if not is_composed or step.main[0] == END:
            raise Refused(Reason("done-at-once", "", {"move": NOTATION.spell(step.main[0])}))
        if self.is_open() and left:
            step.main.append(left.pop(0))
            self.play(step.main[1])
        while self._is_choosing():
            step.stages.append(self._choose(left))
        return step

    def prompt(self) -> Message:
        """A card that is placed, or a pattern, asks for more; cards that are used could do."""
        view = self.table.view(self.seat)
        assert isinstance(view, TerraFuturaView)
        begins = NOTATION.decoded(self.steps[-1].main[0]).verb in ("place", "pattern")
        return prompt_of(view) if begins else prompt_after(view)

    def is_open(self) -> bool:
        """Which effect is copied."""
        return self.table.step == COPYING

    def _is_choosing(self) -> bool:
        return self.table.step in _STAGES and self.table.seat == self.seat

    def _choose(self, left: list[int]) -> Stage:
        stage = _STAGES[int(self.table.step)](self.table.copy())
        is_named = bool(left) and stage.is_of(left[0])
        stage.chosen = _named(stage, left) if is_named else stage.proposed()
        if not stage.is_whole(stage.chosen):
            raise Refused(Reason("terra_futura-not-whole"))
        while self._is_choosing() and self.table.step == stage.before.step:
            self.play(stage.next_move(self.table))
        return stage


def _named(stage: Stage, left: list[int]) -> list[int]:
    """The choices of this kind that come next."""
    found: list[int] = []
    while left and stage.is_of(left[0]):
        found.append(left.pop(0))
    return [move for move in found if move != DONE]
