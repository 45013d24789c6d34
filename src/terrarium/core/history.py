"""A match folded from its log: entries in, state and what each seat was told out.

entries    moves and undos, in order; their number is the version, which never goes down
line       the moves that stand after the undos; `reached[k]` is the version at which the
           first k of them stood
told       what was told of the moves that stand, and the last time that moves were taken back
           before each of them: what was undone costs nothing any more
"""

from typing import Final

from mypy_extensions import mypyc_attr

from terrarium.core.event import Event, Listener
from terrarium.core.game import Game
from terrarium.core.player import seated
from terrarium.core.reason import Reason, Refused
from terrarium.core.setup import Setup
from terrarium.core.state import NOBODY, SPECTATOR, State
from terrarium.core.trial import Trial
from terrarium.core.undo import Witness

TOOK_BACK: Final = "took-back"


@mypyc_attr(acyclic=True)
class Moved:
    """An entry by which a seat made a move."""

    def __init__(self, seat: int, move: int, shown: str) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.shown: Final = shown  # in notation, as everybody else sees it


@mypyc_attr(acyclic=True)
class Undone:
    """An entry by which a seat went back to a version."""

    def __init__(self, seat: int, to: int, agreed: bool) -> None:
        self.seat: Final = seat
        self.to: Final = to
        self.agreed: Final = agreed  # further than the rule, because the table agreed to it


HistoryEntry = Moved | Undone


@mypyc_attr(acyclic=True)
class Told:
    """An event as one seat (or NOBODY alone) heard it and as all others did, at one version."""

    def __init__(self, number: int, version: int, seat: int, event: Event, others: Event) -> None:
        self.number: Final = number  # of all that was ever told
        self.version: Final = version
        self.seat: Final = seat
        self.event: Final = event
        self.others: Final = others

    def to(self, seat: int) -> Event:
        return self.event if seat == self.seat else self.others


class Anchor:
    """How a match stood after moves that will hardly be taken back: undo starts from there."""

    def __init__(self, moves: int, state: State, witness: Witness) -> None:
        self.moves: Final = moves
        self.state: Final = state.copy()
        self.witness: Final = witness.copy()


class History(Listener):
    """The log of one match, and everything that follows from it."""

    def __init__(
        self, game: Game, setup: Setup, seed: int, position: str = "", first_version: int = 0
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.seed: Final = seed
        self.position: Final = position
        self.first_version: Final = first_version
        self.entries: Final[list[HistoryEntry]] = []
        self.told: Final[list[Told]] = []
        self.line: list[tuple[int, int]] = []  # seat and move
        self.reached: list[int] = [first_version]
        self.tellings = 0  # how much was ever told
        self._recording = True
        self._witness = Witness(setup.players)
        self.state = self._begin()
        self._anchor = Anchor(0, self.state, self._witness)

    @property
    def version(self) -> int:
        return self.first_version + len(self.entries)

    # What a seat may do.

    def play(self, seat: int, move: int) -> None:
        """Make one move, or say why not."""
        reason = self.state.why_not(seat, move)
        if reason is not None:
            raise Refused(reason)
        self.entries.append(Moved(seat, move, self.state.shown(SPECTATOR, move)))
        self._move(seat, move)
        self.reached.append(self.version)

    def play_all(self, seat: int, moves: list[int]) -> None:
        """Make a chain of moves, or none of them."""
        self.check_all(seat, moves)
        for move in moves:
            self.play(seat, move)

    def check_all(self, seat: int, moves: list[int]) -> Trial:
        """Try a chain of moves on a copy; refused where `play_all` would be."""
        return Trial(self.state.copy(), seat).play_all(moves)

    def why_not(self, seat: int, text: str) -> Reason | None:
        """Why a seat cannot make a move, given as text; whose decision it is comes first."""
        if seat != self.state.actor():
            return self.state.why_not(seat, 0)
        try:
            return self.state.why_not(seat, self.game.parse(text))
        except Refused as refused:
            return refused.reason

    def undo_limit(self, seat: int) -> int:
        """The version as far back to which the seat may undo; the present one if not at all."""
        return self.reached[len(self.line) - self.undo_steps(seat)]

    def undo_steps(self, seat: int) -> int:
        """How many of its moves the seat may take back; none when all is over and known."""
        if seat == SPECTATOR or self.state.actor() == NOBODY:
            return 0
        return len(self.line) - self._witness.limit(seat)

    def undo(self, seat: int, steps: int = 1) -> None:
        """Take back the seat's last moves, as far as it has learnt nothing since."""
        if not 1 <= steps <= self.undo_steps(seat):
            raise Refused(Reason("nothing-to-undo" if steps == 1 else "undo-goes-too-far"))
        self._go_back(seat, len(self.line) - steps)

    def undo_to(self, seat: int, version: int, agreed: bool = False) -> None:
        """Take back the seat's moves to a version on the standing line.

        What the table agreed to may go further: over other seats' moves and what was learnt.
        """
        if version not in self.reached:
            raise Refused(Reason("undo-goes-too-far"))
        steps = len(self.line) - self.reached.index(version)
        if agreed and steps and self.state.actor() != NOBODY:
            self._go_back(seat, len(self.line) - steps, agreed)
        else:
            self.undo(seat, steps)

    # What follows from the log.

    def state_at(self, moves: int) -> State:
        """The state after the first moves of the standing line."""
        state = self._first_state(None)
        for _, move in self.line[:moves]:
            state.play(move)
        return state

    def imagined(self, seat: int, seed: int) -> "History":
        """The same for a seat in another world: what it may take back, it may take back there."""
        kept = len(self.line) - self.undo_steps(seat)
        world = self.state_at(kept).imagine(seat, seed)
        first_version = self.version - len(self.line) + kept
        other = History(self.game, self.setup, world.seed, world.position(), first_version)
        for mover, move in self.line[kept:]:
            other.play(mover, move)
        return other

    def hear(self, event: Event) -> None:
        self._witness.hear(event)
        self._tell(NOBODY, event, event)

    def hear_only(self, seat: int, event: Event, others: Event) -> None:
        self._witness.hear_only(seat, event, others)
        self._tell(seat, event, others)

    def _tell(self, seat: int, event: Event, others: Event) -> None:
        if self._recording:
            self.told.append(Told(self.tellings, self.version, seat, event, others))
            self.tellings += 1

    def _begin(self) -> State:
        state = self._first_state(self)
        state.listener = self
        self._witness.begun()
        return state

    def _first_state(self, listener: Listener | None) -> State:
        if self.position:
            return self.game.read_position(self.position, self.setup, self.seed)
        return self.game.begin(self.setup, self.seed, listener)

    def _move(self, seat: int, move: int) -> None:
        self._witness.play(self.state, seat, move)
        self.line.append((seat, move))

    def _go_back(self, seat: int, moves: int, agreed: bool = False) -> None:
        """The entries keep everything; state and what was told go back to where the line does."""
        undone, version = len(self.line) - moves, self.reached[moves]
        self.entries.append(Undone(seat, version, agreed))
        self.reached = self.reached[: moves + 1]
        self._recording = False
        self._fold(self.line[:moves], min(self._witness.limit(seat), moves))
        self._recording = True
        while self.told and self.told[-1].version > version:
            self.told.pop()
        self.hear(Event(TOOK_BACK, {"seat": seated(seat), "moves": undone}))

    def _fold(self, line: list[tuple[int, int]], settled: int) -> None:
        """The state after these moves, of which the settled ones are remembered for the next time.

        Who takes back a move may do so again, and should not have the whole match played for it.
        """
        if self._anchor.moves > len(line):
            self._witness = Witness(self.setup.players)
            self._anchor = Anchor(0, self._begin(), self._witness)
        self.state, self._witness = self._anchor.state.copy(), self._anchor.witness.copy()
        self.state.listener = self
        self.line = line[: self._anchor.moves]
        self._move_on(line[:settled])
        self._anchor = Anchor(len(self.line), self.state, self._witness)
        self._move_on(line)

    def _move_on(self, line: list[tuple[int, int]]) -> None:
        for seat, move in line[len(self.line) :]:
            self._move(seat, move)
