"""A draft of Terramara: all that a seat does in its turn, move by move.

It ends with the turn, or where somebody else has to decide. What would turn up a card, end the
round or end the turn in so many words is done at once, with all that was composed before.
"""

from typing import Final

from terrarium.core.draft import Draft, DraftStep, Swap
from terrarium.core.needed import needed
from terrarium.core.player import seated
from terrarium.core.reason import Args, Message, Reason, Refused
from terrarium.core.state import NOBODY
from terrarium.games.terramara.moves import END, FLIP, NOTATION, SEND
from terrarium.games.terramara.picture.prompt import prompt_of
from terrarium.games.terramara.spaces import SPACES
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.view import TerramaraView


def composes(view: TerramaraView) -> bool:
    """What is asked off one's turn or before round 1 is one choice, made at once."""
    return is_own_turn(view.table, view.seat)


def is_own_turn(table: TerramaraState, seat: int) -> bool:
    """Whether the seat decides in its own turn."""
    return table.seat == seat and table.is_in_own_turn(seat)


class TerramaraStep(DraftStep):
    """One move, and what could have been done instead: another member sent to the same space."""

    def __init__(self, main: int, legal: list[int]) -> None:
        super().__init__(main)
        self._instead: Final = [move for move in legal if _is_same_place(move, main)]

    def swaps(self) -> list[Swap]:
        return [Swap(move, [move]) for move in self._instead]


def _is_same_place(move: int, main: int) -> bool:
    are_sent = SEND <= move < FLIP and SEND <= main < FLIP
    return are_sent and move != main and (move - main) % SPACES == 0


class TerramaraDraft(Draft):
    """`table` is the state by its own name."""

    def __init__(self, world: TerramaraState) -> None:
        super().__init__(NOTATION, world)
        self.table: Final = world
        self._round: Final = int(world.round)

    def next_step(self, left: list[int]) -> DraftStep:
        step = TerramaraStep(left.pop(0), self.table.legal())
        is_composed = is_own_turn(self.table, self.seat)
        self.play(step.main[0])
        if not is_composed or step.main[0] == END or self._is_round_over():
            raise Refused(Reason("done-at-once", "", {"move": NOTATION.spell(step.main[0])}))
        return step

    def prompt(self) -> Message:
        """What could follow; nothing does once the turn has passed on."""
        if self.is_over():
            passed = "yes" if self.table.turn != self.seat else "no"
            args: Args = {"seat": seated(self.table.actor()), "passed": passed}
            return Message("terramara-draft-over", args)
        return prompt_of(needed(TerramaraView, self.table.view(self.seat)))

    def is_over(self) -> bool:
        """Whether nothing is left to compose: the turn is over, or somebody else decides."""
        return not is_own_turn(self.table, self.seat)

    def _is_round_over(self) -> bool:
        return self.table.round != self._round or self.table.actor() == NOBODY
