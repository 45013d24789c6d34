"""Moves of one seat tried one after the other, before any of them is made."""

from typing import Final

from terrarium.core.event import Event, Listener
from terrarium.core.reason import Reason, Refused
from terrarium.core.state import State
from terrarium.core.undo import Witness

_ANY_WORLD: Final = 0


def supposed(state: State, seat: int) -> State:
    """One of the worlds that look alike to the seat: what is tried there tells it nothing else."""
    return state.imagine(seat, _ANY_WORLD)


class Trial(Listener):
    """Plays on the state that it is given: a copy of the table, or an imagined one."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.moves: Final[list[int]] = []
        self.told: Final[list[Event]] = []  # to that seat
        self._witness: Final = Witness(int(state.players))
        state.listener = self

    def play(self, move: int) -> None:
        """Refused, with the reason, where the move cannot be made.

        A trial ends where its seat learns something: what it tries after that may not be tried
        in vain, or the answer would tell what has not been paid for.
        """
        if self.learns():
            raise Refused(Reason("chain-goes-too-far", "", {"moves": len(self.moves)}))
        reason = self.state.why_not(self.seat, move)
        if reason is not None:
            raise Refused(reason)
        self._witness.play(self.state, self.seat, move)
        self.moves.append(move)

    def play_all(self, moves: list[int]) -> "Trial":
        """All of them, or it is refused at the first that cannot be made."""
        for move in moves:
            self.play(move)
        return self

    def learns(self) -> bool:
        """Whether the moves so far show their seat something hidden."""
        return self._witness.limit(self.seat) > 0

    def hear(self, event: Event) -> None:
        self._witness.hear(event)
        self.told.append(event)

    def hear_only(self, seat: int, event: Event, others: Event) -> None:
        self._witness.hear_only(seat, event, others)
        self.told.append(event if seat == self.seat else others)
