"""What every step of Terramara has: it begins, and asks somebody only where there is a choice."""

from mypy_extensions import mypyc_attr

from terrarium.core.reason import Reason
from terrarium.core.step import Step
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.tasks import Task


@mypyc_attr(allow_interpreted_subclasses=True)
class TerramaraStep(Step[TerramaraState]):
    """A kind of decision, or of something to be done that asks nobody.

    The frame has been taken from `state.waiting` into `state.step`, `seat` and `pending` when its
    step begins or plays. What is to follow is pushed; what goes on is pushed again.
    """

    def begin(self, state: TerramaraState) -> bool:
        """Whether the seat must decide now; if not, what cannot differ has been done."""
        return True

    def legal(self, state: TerramaraState) -> list[int]:
        raise NotImplementedError

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        raise NotImplementedError

    def play(self, state: TerramaraState, move: int) -> None:
        raise NotImplementedError


def task_of(state: TerramaraState) -> Task:
    """How far the present thing has come."""
    assert isinstance(state.pending, Task)
    return state.pending
