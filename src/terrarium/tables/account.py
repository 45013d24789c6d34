"""What each seat is told of a match, and why the table made a move for it."""

from bisect import bisect_right

from terrarium.core.history import History, Told
from terrarium.core.player import Seated, is_seated_at, seated
from terrarium.core.reason import Message
from terrarium.core.state import NOBODY
from terrarium.tables.hub import NOTHING_SEEN

FORCED = "made-because-forced"
ASKED = "made-because-asked"
STOOD_IN = "made-because-away"
# To others they would tell what a seat could have done, or what the table has told already.
PRIVATE_NOTES = (FORCED, ASKED, STOOD_IN)
WENT_NO_FURTHER = "went-no-further"  # what there is to say of a move that tells nothing


class LogLine:
    """Something a seat was told, and why a move was made for it, if it was."""

    def __init__(self, version: int, message: Message, note: str = "", name: str = "") -> None:
        self.version = version
        self.message = message
        self.note = note
        self.name = name  # no other line of the match has it

    @property
    def of(self) -> int | None:
        """The seat of whom it is told; None: of nobody."""
        told_of = self.message.args.get("seat")
        return told_of.number if isinstance(told_of, Seated) else None


class Account:
    """The tellings of a history, with the reasons of those moves that the table made itself."""

    def __init__(self, history: History) -> None:
        self.notes: dict[int, str] = {}  # version → why the table made that move itself
        self._untold: list[int] = []  # those among them whose reason is a line of its own
        self._history = history

    def log(self, seat: int) -> list[LogLine]:
        """What stands of all that a seat (or SPECTATOR) was told."""
        return self._log(seat, 0, NOTHING_SEEN)

    def after(self, seat: int, version: int) -> list[LogLine]:
        """What it was told after a version."""
        return self._log(seat, self._told_until(version), version)

    def last(self, seat: int, most: int) -> list[LogLine]:
        """So many of the last tellings, and what the table did among them."""
        first = max(len(self._history.told) - most, 0)
        after = self._history.told[first - 1].version if first else NOTHING_SEEN
        return self._log(seat, first, after)

    def mover_at(self, version: int) -> int:
        """Whose entry led to a version; none did to the first one."""
        made = version - self._history.first_version
        return self._history.entries[made - 1].seat if made else NOBODY

    def explain(self, note: str) -> None:
        """Note why the table made the last entry, if it did."""
        self.forget_undone()
        if not note:
            return
        if self._is_untold(note):
            self._untold.append(self._history.version)
        self.notes[self._history.version] = note

    def forget_undone(self) -> None:
        """Why the table made a move that does not stand any more."""
        stands = self._history.reached[-1]
        while self.notes and next(reversed(self.notes)) > stands:
            self.notes.popitem()
        while self._untold and self._untold[-1] > stands:
            self._untold.pop()

    def _is_untold(self, note: str) -> bool:
        """Whether what was told of the last move does not begin with whose it was.

        The moves that follow one that the table made for the same reason go with that.
        """
        history, seat = self._history, self.mover_at(self._history.version)
        goes_on = len(history.line) > 1 and history.line[-2][0] == seat
        if goes_on and self.notes.get(history.reached[-2]) == note:
            return False
        first = self._told_until(self._history.version - 1)
        return first == len(history.told) or not _is_told_of(history.told[first], seat)

    def _told_until(self, version: int) -> int:
        """How much was told up to a version."""
        return bisect_right(self._history.told, version, key=lambda told: told.version)

    def _log(self, seat: int, first: int, after: int) -> list[LogLine]:
        """All tellings but the first so many, and what the table did unsaid after a version."""
        told = [self._log_line(place, seat) for place in range(first, len(self._history.told))]
        untold = [self._untold_line(version) for version in self._untold if version > after]
        heard = [line for line in untold if line.note not in PRIVATE_NOTES or line.of == seat]
        return sorted([*heard, *told], key=lambda line: line.version)

    def _log_line(self, place: int, seat: int) -> LogLine:
        told = self._history.told[place]
        first = place == 0 or self._history.told[place - 1].version != told.version
        note = self.notes.get(told.version, "") if first else ""
        mover = self.mover_at(told.version) if note else NOBODY
        if not _is_told_of(told, mover) or (note in PRIVATE_NOTES and mover != seat):
            note = ""
        return LogLine(told.version, told.to(seat), note, str(told.number))

    def _untold_line(self, version: int) -> LogLine:
        message = Message(WENT_NO_FURTHER, {"seat": seated(self.mover_at(version))})
        return LogLine(version, message, self.notes[version], f"untold-{version}")


def _is_told_of(told: Told, seat: int) -> bool:
    return is_seated_at(told.event.args.get("seat"), seat)
