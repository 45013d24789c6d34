"""A match folded from its log, in memory: how it stands, and what a seat may know of it."""

from terrarium.core.history import History
from terrarium.core.reason import Message, Reason, Refused
from terrarium.core.record import RecordEntry
from terrarium.core.replay import make_again
from terrarium.core.state import NOBODY, SPECTATOR
from terrarium.core.view import View
from terrarium.tables.database.rows import StoredMatch
from terrarium.tables.hourglass import Hourglass
from terrarium.tables.match import LogLine, Match
from terrarium.tables.note import note_message
from terrarium.tables.seating import Seating
from terrarium.tables.table import PERSON, PLAYING, Spoken
from terrarium.tables.takeback import own_moves
from terrarium.tables.wish import FREE


class Folded(Seating):
    """A room with what is played there; a cache of what the database has."""

    match: Match | None = None
    hourglass = Hourglass(0.0)
    last_at = 0.0  # when the last entry was made
    not_before = 0.0  # after a restart the clock leaves a little time at least
    used_at = 0.0  # when somebody last asked for it

    @property
    def id(self) -> str:
        return self.table.match

    @property
    def version(self) -> int:
        return self.match.version if self.match is not None else 0

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def actor(self) -> int:
        return self.match.actor if self.match is not None else NOBODY

    @property
    def history(self) -> History:
        return self._started().history

    @property
    def going(self) -> bool:
        """Somebody is to move."""
        return self.table.phase == PLAYING and not self.over

    def fold(self, stored: StoredMatch) -> None:
        """The state that follows from the log."""
        game = self.table.the_game()
        edition = game.read_edition(stored.edition_text)
        setup = game.stored_setup(self.table.players, edition, self.table.options)
        history = History(game, setup, stored.seed)
        self.match = Match(history, self.id, [seat.as_seat() for seat in self.seats])
        self.hourglass, self.last_at = Hourglass(stored.began_at), stored.began_at
        for entry, note, at in zip(stored.entries, stored.notes, stored.times, strict=True):
            make_again(history, entry)
            self.match.explain(note)
            self._let_run(entry, at)
        self.noted = list(stored.noted)

    def waits_for(self, seat: int) -> bool:
        """Whether it is the turn of whoever sits there, and no bot's for them."""
        return self.going and self.actor == seat and not self.seats[seat].held_by_bot

    def view(self, seat: int = SPECTATOR) -> View:
        return self._started().view(seat)

    def told(self, seat: int = SPECTATOR, since: int = -1) -> list[LogLine]:
        """What the game has told the seat after a version, but for what was taken back."""
        return [] if self.match is None else self.match.log_after(seat, since)

    def log(self, seat: int = SPECTATOR) -> list[LogLine]:
        """The same with what happened at the table, each note after the moves it came after."""
        noted = [_noted_line(spoken) for spoken in self.noted]
        return sorted([*self.told(seat), *noted], key=lambda line: line.version)

    def last_of_log(self, seat: int, most: int) -> list[LogLine]:
        """The last lines of it."""
        if self.match is None:
            return []
        told = self.match.log_from(seat, max(len(self.history.told) - most, 0))
        noted = [_noted_line(spoken) for spoken in self.noted[-most:]]
        return sorted([*told, *noted], key=lambda line: line.version)[-most:]

    def deadline(self) -> float | None:
        """When the clock takes the decision; None: never."""
        if self.table.clock is None or not self.going:
            return None
        if not self._waits_for_a_person():
            return None
        return self._runs_out(self.hourglass.turned_at, self.table.clock)

    def undo_steps(self, seat: int) -> int:
        """How many of its own choices the seat may take back without asking."""
        return len(self.undo_targets(seat))

    def undo_targets(self, seat: int) -> list[int]:
        """The versions that the seat may go back to, the nearest first."""
        if self.match is None or not self.going:
            return []
        return own_moves(self.match, seat, self.table.undo == FREE)

    def record(self, seat: int = SPECTATOR) -> str:
        """Everything when the match is over; before that what the seat may know."""
        match = self._started()
        return (match.record() if match.over else match.record_for(seat)).write()

    def idle_since(self, moment: float) -> bool:
        """Whether nobody watches and nothing is to be done but by a person who has time."""
        waits = not self.going or (self.deadline() is None and self._waits_for_a_person())
        return waits and not self.hub.watchers and max(self.last_at, self.used_at) < moment

    def renamed(self, person: str, name: str) -> None:
        super().renamed(person, name)
        if self.match is not None:
            self.match.rename([seat.as_seat() for seat in self.seats])

    def forgotten(self, person: str, name: str) -> None:
        super().forgotten(person, name)
        if self.match is not None:
            self.match.rename([seat.as_seat() for seat in self.seats])

    def _runs_out(self, turned_at: float, clock: int) -> float:
        return max(turned_at + clock, self.not_before)

    def _let_run(self, entry: RecordEntry, at: float) -> None:
        self.last_at = at
        if entry.undo_to() is None:
            self.hourglass.moved(at)
        else:
            self.hourglass.went_back(len(self.history.line), at, entry.agreed())

    def _started(self) -> Match:
        if self.match is None:
            raise Refused(Reason("table-is-waiting"))
        return self.match

    def _playing(self) -> Match:
        match = self._started()
        if not match.over:
            self._must_be(PLAYING)
        return match

    def _waits_for_a_person(self) -> bool:
        seat = self.seats[self.actor]
        return seat.kind == PERSON and not seat.held_by_bot


def _noted_line(spoken: Spoken) -> LogLine:
    message = note_message(spoken) or Message("over")
    return LogLine(spoken.version or 0, message, name=f"note-{spoken.id}")
