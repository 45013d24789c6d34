"""A step is one kind of decision: what is legal, why something is not, and what follows."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from terrarium.core.reason import Reason
from terrarium.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One paragraph of the rulebook; one object of each kind serves all matches."""

    def legal(self, state: S) -> list[int]:
        """Every legal move, ascending, in a fresh list."""
        raise NotImplementedError

    def why_not(self, state: S, move: int) -> Reason | None:
        """The rule that forbids the move; None when it is legal."""
        raise NotImplementedError

    def play(self, state: S, move: int) -> None:
        """What follows from a legal move."""
        raise NotImplementedError
