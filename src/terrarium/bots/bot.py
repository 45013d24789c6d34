"""What every program that plays has in common."""

from typing import Final

from mypy_extensions import mypyc_attr

from terrarium.core.chance import Stream
from terrarium.core.reason import Args, Message
from terrarium.core.view import View


class Budget:
    """How long a bot may think about one decision; 0 sets no limit of that kind."""

    def __init__(self, seconds: float = 0.0, playouts: int = 0) -> None:
        self.seconds: Final = seconds
        self.playouts: Final = playouts


AT_ONCE: Final = Budget()


@mypyc_attr(acyclic=True)
class Advice(Message):
    """A move, and why one would make it."""

    def __init__(self, move: int, id: str, args: Args | None = None) -> None:
        super().__init__(id, args)
        self.move: Final = move

    def __repr__(self) -> str:
        return f"Advice({self.move}, {self.id!r}, {self.args!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides from a view alone: equal views and equal chance give equal moves."""

    def choose(self, view: View, budget: Budget, chance: Stream) -> int:
        """One of `view.legal`."""
        raise NotImplementedError

    def advise(self, view: View, budget: Budget, chance: Stream) -> Advice:
        """The move it would choose, and its motive in words."""
        raise NotImplementedError
