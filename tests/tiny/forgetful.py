"""Dare by somebody who added a field to the state and forgot something about it."""

from terrarium.core.chance import Stream
from terrarium.core.event import Listener
from terrarium.core.setup import Setup
from terrarium.core.state import State
from tests.tiny.game import Dare
from tests.tiny.state import DareState


class SecretState(DareState):
    """A new field; nobody thought of declaring it, or of imagining it otherwise."""

    def __init__(self, setup: Setup, seed: int) -> None:
        super().__init__(setup, seed)
        self.secret = seed % 5

    def copy(self) -> "SecretState":
        other = type(self)(self.setup, self.seed)
        other.copy_base(self)
        other.coins, other.bids, other.turns = [*self.coins], [*self.bids], self.turns
        other.secret = self.secret
        return other


class ImaginedState(SecretState):
    """The same field, imagined otherwise, but not declared."""

    def deal_again(self, seat: int, chance: Stream) -> None:
        super().deal_again(seat, chance)
        self.secret = (self.secret + 1) % 5


class DareWith(Dare):
    def __init__(self, kind: type[DareState]) -> None:
        super().__init__()
        self.kind = kind

    def begin(self, setup: Setup, seed: int, listener: Listener | None = None) -> State:
        return self.kind(setup, seed)
