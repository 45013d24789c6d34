"""What an effect leaves to choose: one thing of several, named by a move of its own.

What cannot differ is done at once. Several things are named in ascending order, so that one choice
of them is one path.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Args, Reason
from terrarium.core.step import Step
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.state import TerraFuturaState

ALL: Final = 1_000  # as many choices as there are
TWO: Final = 2  # enough to know that there is a choice


class Choice(Step[TerraFuturaState]):
    """A kind of things: its phase, and the moves that name them, one after another."""

    def __init__(self, phase: int, first: int, end: int) -> None:
        self._phase: Final[i64] = phase
        self._first: Final = first
        self._end: Final = end

    # What each kind of choice says of itself.

    def choices(self, state: TerraFuturaState, pending: PendingEffect, most: i64) -> list[int]:
        """What may be named next, ascending; so many are enough."""
        raise NotImplementedError

    def choose(self, state: TerraFuturaState, pending: PendingEffect, thing: i64) -> None:
        """What follows; more may be offered."""
        raise NotImplementedError

    def why_first(self, state: TerraFuturaState, pending: PendingEffect) -> Reason:
        """Why any other move has to wait."""
        raise NotImplementedError

    def why_not_this(self, state: TerraFuturaState, pending: PendingEffect, thing: int) -> Reason:
        raise NotImplementedError

    # What they have in common.

    def offer(self, state: TerraFuturaState, pending: PendingEffect) -> None:
        """Whoever decides is asked, where there is something to decide."""
        found = self.choices(state, pending, TWO)
        if len(found) > 1:
            state.ask(self._phase, state.seat)
        else:
            self.choose(state, pending, found[0])

    def legal(self, state: TerraFuturaState) -> list[int]:
        pending = state.pending_effect()
        return [self._first + thing for thing in self.choices(state, pending, ALL)]

    def why_not(self, state: TerraFuturaState, move: int) -> Reason | None:
        pending, thing = state.pending_effect(), move - self._first
        if not self._first <= move < self._end:
            return self.why_first(state, pending)
        if thing in self.choices(state, pending, ALL):
            return None
        return self.why_not_this(state, pending, thing)

    def play(self, state: TerraFuturaState, move: int) -> None:
        self.choose(state, state.pending_effect(), move - self._first)


def no_card(place: i64, rule: str) -> Reason:
    return Reason("terra_futura-no-card-here", rule, {"cell": CELL_NAMES[place % CELLS]})


def card_on(state: TerraFuturaState, place: i64) -> Args:
    """A card by its cell and its name."""
    return {"cell": CELL_NAMES[place % CELLS], "card": state.rules.names[state.cards[place]]}
