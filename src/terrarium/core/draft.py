"""A draft: a turn that its player is composing, tried on an imagined table.

It is a list of steps, each with its choices in the order in which they were pointed at; where none
is named, the game proposes some. `moves` are the same as the engine wants them.
"""

from typing import Final

from terrarium.core.event import Event
from terrarium.core.notation import BETWEEN_MOVES, Notation
from terrarium.core.reason import Message, Reason, Refused
from terrarium.core.state import State
from terrarium.core.trial import Trial


class Swap:
    """Something else to choose in a step, and the whole step with it. `less`: it is left out."""

    def __init__(self, move: int, wished: list[int], less: bool = False) -> None:
        self.move: Final = move
        self.wished: Final = wished
        self.less: Final = less


class DraftStep:
    """One thing that is done, such as an effect with all its choices; and what it told."""

    def __init__(self, main: int) -> None:
        self.main: Final = [main]  # what is done, without its choices
        self.told: Final[list[Event]] = []

    def wished(self) -> list[int]:
        """As it is asked for again."""
        return self.main

    def swaps(self) -> list[Swap]:
        """Everything that can be changed in it."""
        return []


class Draft:
    """The steps composed so far, and the table as it would be after them. One subclass a game."""

    def __init__(self, notation: Notation, world: State) -> None:
        self.seat: Final = world.actor()
        self.state: Final = world
        self.steps: Final[list[DraftStep]] = []
        self._notation: Final = notation
        self._trial: Final = Trial(world, self.seat)

    @property
    def moves(self) -> list[int]:
        """What is sent when the draft is done."""
        return self._trial.moves

    def compose(self, wished: list[str]) -> None:
        """Refused, with a reason, where a move cannot be made."""
        left = [self._notation.parse(text) for text in wished]
        while left:
            told = len(self._trial.told)
            step = self.next_step(left)
            step.told.extend(self._trial.told[told:])
            self.steps.append(step)

    def next_step(self, left: list[int]) -> DraftStep:
        """Takes what belongs to it from the moves that are left."""
        raise NotImplementedError

    def play(self, move: int) -> None:
        """A draft ends before whatever would show its player something hidden."""
        self._trial.play(move)
        if self._trial.learns():
            raise Refused(Reason("draft-goes-too-far"))

    def prompt(self) -> Message:
        """What is asked of its player: how it would be, and what could follow."""
        raise NotImplementedError

    def is_open(self) -> bool:
        """Whether the last step still wants a choice that is not proposed."""
        return False

    def text(self, steps: int, then: list[int] | None = None) -> str:
        """The first steps and what follows them, as they are asked for again."""
        moves = [move for step in self.steps[:steps] for move in step.wished()]
        return self._spelt(moves + (then or []))

    def whole(self) -> str:
        """All of it, as it is asked for again."""
        return self.text(len(self.steps))

    def with_more(self, move: int) -> str:
        """The draft with another step."""
        return self.text(len(self.steps), [move])

    def sent(self, then: list[int] | None = None) -> str:
        """All its moves and what follows them, as they are sent when it is done."""
        return self._spelt(self.moves + (then or []))

    def with_swap(self, swap: Swap) -> str:
        """The draft with another choice in its last step."""
        return self.text(len(self.steps) - 1, swap.wished)

    def back(self) -> str:
        """The draft without its last step."""
        return self.text(len(self.steps) - 1)

    def _spelt(self, moves: list[int]) -> str:
        return BETWEEN_MOVES.join(self._notation.spell(move) for move in moves)
