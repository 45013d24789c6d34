"""The engine contract: a state says whose decision it is, what is legal, and what follows.

Everything about a state is a method, so that nothing outside a game needs to know its type.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from terrarium.core.chance import Stream, stream
from terrarium.core.event import Event, Listener
from terrarium.core.outcome import Outcome
from terrarium.core.player import seated
from terrarium.core.reason import NOT_YOUR_DECISION, OVER, Reason
from terrarium.core.setup import Setup
from terrarium.core.view import View

# Below every seat and every step, each a number of its own:
NOBODY: Final = -1  # whose decision it is, or whose card, where it is no seat's
SPECTATOR: Final = -2  # who looks without a seat
FINISHED: Final = -3  # the step when no decision is left

HIDDEN: Final = "?"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Pending:
    """What was begun and is not finished, such as an effect half paid: a game's own data."""

    def copy(self) -> "Pending":
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A decision that waits while another interrupts it, with what was pending: never changed.

    `below` is what waits after it, so that copies of a state share all that waits.
    """

    def __init__(
        self, step: int, seat: int, pending: Pending | None, below: "Frame | None" = None
    ) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.pending: Final = pending
        self.below: Final = below


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A moment of a match. One subclass per game."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.players: i64 = setup.players
        self.step: i64 = FINISHED  # which kind of decision is asked
        self.seat: i64 = NOBODY  # of whom
        self.pending: Pending | None = None  # what that decision belongs to
        self.waiting: Frame | None = None  # the decision it interrupted, above earlier ones
        self.seed: int = seed
        self.chances: i64 = 0
        self.listener: Listener | None = None

    # What a caller asks.

    def actor(self) -> int:
        """Whose decision it is; NOBODY when the match is over."""
        return self.seat

    def legal(self) -> list[int]:
        """Every legal move, ascending, in a fresh list; empty only when the match is over."""
        raise NotImplementedError

    def play(self, move: int) -> None:
        """Make a legal move, in place."""
        raise NotImplementedError

    def copy(self) -> "State":
        """The same state again, sharing nothing that can change, without a listener."""
        raise NotImplementedError

    def imagine(self, seat: int, seed: int) -> "State":
        """One of the worlds that the seat cannot tell from this one; in the end all lies open."""
        chance = stream(seed, 0)
        world = self.copy()
        world.seed = chance.seed()
        if world.seat != NOBODY:
            world.deal_again(seat, chance)
        return world

    def view(self, seat: int) -> View:
        """All that a seat (or SPECTATOR) may know."""
        return self.seen(seat, self.legal() if seat == self.seat else [])

    def why_not(self, seat: int, move: int) -> Reason | None:
        """Why the seat cannot make the move, from its own knowledge; None exactly when it can."""
        if self.seat == NOBODY:
            return Reason(OVER)
        if seat != self.seat:
            return Reason(NOT_YOUR_DECISION, "", {"seat": seated(self.seat)})
        return self.refusal(move)

    def refusal(self, move: int) -> Reason | None:
        """Why the move is not legal for the seat whose decision it is."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        raise NotImplementedError

    def position(self) -> str:
        """All of the state, as text that can be read back."""
        raise NotImplementedError

    def shown(self, seat: int, move: int) -> str:
        """How a move of the actor looks to another seat, in notation."""
        return HIDDEN

    def face_down(self) -> int | None:
        """How many of the last moves lie face down until all are turned up together.

        None where moves are made openly now.
        """
        return None

    def public(self) -> bool:
        """Whether everybody can tell which moves the actor has."""
        return False

    def occasion(self) -> int:
        """A number that changes when an answer given in advance ("pass for me") runs out."""
        return 0

    def in_advance(self) -> int | None:
        """The move that a seat may ask to have made for it on this occasion, if there is one."""
        return None

    # What a game says of its table.

    def deal_again(self, seat: int, chance: Stream) -> None:
        """Put something else, by chance, in the place of all that a seat may not know."""
        raise NotImplementedError

    def seen(self, seat: int, legal: list[int]) -> View:
        """What lies on the table as a seat sees it."""
        raise NotImplementedError

    # What a game's steps use.

    def ask(self, step: i64, seat: i64) -> None:
        """The next decision is of this kind and of this seat."""
        self.step = step
        self.seat = seat

    def interrupt(self, step: int, seat: int, pending: Pending | None = None) -> None:
        """Ask something else first; the present decision waits with all that is pending."""
        self.waiting = Frame(self.step, self.seat, self.pending, self.waiting)
        self.step, self.seat, self.pending = step, seat, pending

    def resume(self) -> None:
        """Go back to the decision that was interrupted last; copies may still wait with it."""
        frame = self.waiting
        assert frame is not None
        self.waiting = frame.below
        self.step, self.seat, self.pending = frame.step, frame.seat, _copied(frame.pending)

    def frames(self) -> list[Frame]:
        """All that waits, the latest last."""
        found: list[Frame] = []
        frame = self.waiting
        while frame is not None:
            found.append(frame)
            frame = frame.below
        found.reverse()
        return found

    def finish(self) -> None:
        """The match is over."""
        self.step, self.seat = FINISHED, NOBODY

    def chance(self) -> Stream:
        """The random numbers of the next use of chance."""
        self.chances += 1
        return stream(self.seed, self.chances)

    def tell(self, event: Event) -> None:
        """Tell everybody."""
        if self.listener is not None:
            self.listener.hear(event)

    def tell_only(self, seat: int, event: Event, others: Event) -> None:
        """Tell one seat one thing and all others another."""
        if self.listener is not None:
            self.listener.hear_only(seat, event, others)

    def copy_base(self, source: "State") -> None:
        """Take over what every game's state has; a copy has no listener."""
        self.step = source.step
        self.seat = source.seat
        self.pending = _copied(source.pending)
        self.waiting = source.waiting
        self.seed = source.seed
        self.chances = source.chances
        self.listener = None


def _copied(pending: Pending | None) -> Pending | None:
    return None if pending is None else pending.copy()
