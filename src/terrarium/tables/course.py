"""The course of a match: its log folded, how it stands, and what a seat may know of it."""

from terrarium.core.history import History
from terrarium.core.reason import Reason, Refused
from terrarium.core.record import RecordEntry
from terrarium.core.replay import make_again
from terrarium.core.state import NOBODY, SPECTATOR
from terrarium.core.view import View
from terrarium.tables.account import LogLine
from terrarium.tables.database.rows import StoredMatch
from terrarium.tables.hourglass import Hourglass
from terrarium.tables.hub import NOTHING_SEEN
from terrarium.tables.match import Match
from terrarium.tables.note import read_note
from terrarium.tables.table import PERSON, PLAYING, Spoken, Table


class Course:
    """What is played at a table; a cache of what the database has."""

    def __init__(self, table: Table) -> None:
        self.match: Match | None = None
        self.hourglass = Hourglass(0.0)
        self.last_at = 0.0  # when the last entry was made
        self.noted: list[Spoken] = []  # what happened at the table meanwhile
        self._table = table

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
        return self.begun().history

    @property
    def going(self) -> bool:
        """Somebody is to move."""
        return self._table.phase == PLAYING and not self.over

    def begun(self) -> Match:
        if self.match is None:
            raise Refused(Reason("table-is-waiting"))
        return self.match

    def playing(self) -> Match:
        """The match, unless the table has ended it; that a match is over its rules say."""
        match = self.begun()
        if not match.over:
            self._table.must_be(PLAYING)
        return match

    def fold(self, stored: StoredMatch, not_before: float = 0.0) -> None:
        """The state that follows from the log; until a moment no clock runs out."""
        game = self._table.the_game()
        edition = game.read_edition(stored.edition_text)
        setup = game.stored_setup(self._table.players, edition, self._table.options)
        history = History(game, setup, stored.seed)
        self.match = Match(history, stored.id, self._table.in_record())
        self.hourglass = Hourglass(stored.began_at, not_before)
        self.last_at = stored.began_at
        for entry, note, at in zip(stored.entries, stored.notes, stored.times, strict=True):
            make_again(history, entry)
            self.match.account.explain(note)
            self._let_run(entry, at)
        self.match.in_advance.update(stored.in_advance)
        self.noted = list(stored.noted)

    def rename(self) -> None:
        """The same seats under other names."""
        if self.match is not None:
            self.match.rename(self._table.in_record())

    # Whose turn it is.

    def waits_for(self, seat: int) -> bool:
        """Whether it is the turn of whoever sits there, and no bot's for them."""
        return self.going and self.actor == seat and not self._table.seats[seat].held_by_bot

    def waits_for_a_person(self) -> bool:
        people = (seat.seat for seat in self._table.seats if seat.kind == PERSON)
        return any(map(self.waits_for, people))

    def deadline(self) -> float | None:
        """When the clock takes the decision; None: never."""
        waits = self.waits_for_a_person()
        return self.hourglass.runs_out(self._table.clock, len(self.history.line)) if waits else None

    # What a seat may know.

    def view(self, seat: int = SPECTATOR) -> View:
        return self.begun().view(seat)

    def told(self, seat: int = SPECTATOR, since: int = NOTHING_SEEN) -> list[LogLine]:
        """What the game has told the seat after a version, but for what was taken back."""
        return [] if self.match is None else self.match.account.after(seat, since)

    def log(self, seat: int = SPECTATOR) -> list[LogLine]:
        """The same with what happened at the table, each note after the moves it came after."""
        return _in_order(self.told(seat), self.noted)

    def last_of_log(self, seat: int, most: int) -> list[LogLine]:
        """The last lines of it."""
        if self.match is None:
            return []
        return _in_order(self.match.account.last(seat, most), self.noted[-most:])[-most:]

    def record(self, seat: int = SPECTATOR) -> str:
        """Everything when the match is over; before that what the seat may know."""
        match = self.begun()
        return (match.record() if match.over else match.record_for(seat)).write()

    def _let_run(self, entry: RecordEntry, at: float) -> None:
        self.last_at = at
        if entry.undo_to() is None:
            self.hourglass.moved(at)
        else:
            self.hourglass.went_back(len(self.history.line), at, entry.agreed())


def _in_order(told: list[LogLine], noted: list[Spoken]) -> list[LogLine]:
    notes = [
        LogLine(spoken.version or 0, read_note(spoken.note), name=f"note-{spoken.id}")
        for spoken in noted
    ]
    return sorted([*told, *notes], key=lambda line: line.version)
