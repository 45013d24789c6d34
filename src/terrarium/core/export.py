"""Making records of a match: the full one, or one for a seat's eyes while it runs."""

from typing import Final

from terrarium.core.chance import commitment
from terrarium.core.history import History, HistoryEntry, Moved, Undone
from terrarium.core.position import without_comment
from terrarium.core.record import FULL, OPEN, UNDECIDED, Record, RecordEntry, undo_text
from terrarium.core.state import HIDDEN, NOBODY, SPECTATOR, State


def full_record(history: History, match: str, seats: list[str]) -> Record:
    """Seed and every move: it replays."""
    record = _header(FULL, history, match, seats)
    record.seed = history.seed
    said = [without_comment(line) for line in history.position.splitlines()]
    record.position = "".join(f"{line}\n" for line in said if line)
    record.entries = [RecordEntry(entry.seat, as_made(history, entry)) for entry in history.entries]
    return record


def open_record(history: History, match: str, seats: list[str], viewer: int) -> Record:
    """What a seat (or SPECTATOR) may know while the match runs; all moves when it is over."""
    record = _header(OPEN, history, match, seats)
    record.viewer = "everyone" if viewer == SPECTATOR else f"seat {viewer}"
    over = history.state.actor() == NOBODY
    open_to_all = range(len(history.entries)) if over else turned_up(history)
    record.entries = [
        RecordEntry(
            entry.seat,
            as_made(history, entry)
            if entry.seat == viewer or number in open_to_all
            else _as_shown(history, entry),
        )
        for number, entry in enumerate(history.entries)
    ]
    return record


def turned_up(history: History) -> set[int]:
    """The entries that were made face down and have been turned up since."""
    if not any(isinstance(entry, Moved) and HIDDEN in entry.shown for entry in history.entries):
        return set()
    log = _FaceDown(history.state_at(0), history.first_version)
    for entry in history.entries:
        log.add(entry)
    return log.turned_up


class _FaceDown:
    """Goes through a log once more: what stands when all are turned up has been seen."""

    def __init__(self, state: State, first_version: int) -> None:
        self.turned_up: Final[set[int]] = set()
        self._states = [state]  # after each move that stands
        self._standing: list[tuple[int, bool]] = []  # its entry, and whether it was face down
        self._reached = [first_version]
        self._first_version: Final = first_version
        self._entries = 0

    def add(self, entry: HistoryEntry) -> None:
        if isinstance(entry, Moved):
            self._play(entry.move)
        else:
            self._go_back(self._reached.index(entry.to))
        self._entries += 1

    def _play(self, move: int) -> None:
        state = self._states[-1].copy()
        self._standing.append((self._entries, state.face_down() is not None))
        state.play(move)
        self._states.append(state)
        self._reached.append(self._first_version + self._entries + 1)
        seen = len(self._standing) - (state.face_down() or 0)
        self.turned_up.update(number for number, hidden in self._standing[:seen] if hidden)

    def _go_back(self, moves: int) -> None:
        self._states = self._states[: moves + 1]
        self._reached = self._reached[: moves + 1]
        self._standing = self._standing[:moves]


def _header(form: str, history: History, match: str, seats: list[str]) -> Record:
    record = Record(form, history.game.name)
    outcome = history.state.outcome()
    record.ruleset = history.game.ruleset
    record.edition = history.setup.edition.name
    record.edition_digest = history.setup.edition.digest
    record.players = history.setup.players
    record.options = history.setup.options.all()
    record.seats = list(seats)
    record.match = match
    record.commitment = commitment(match, history.seed)
    record.result = outcome.summary() if outcome is not None else UNDECIDED
    return record


def as_made(history: History, entry: HistoryEntry) -> str:
    """An entry as it stands in a full record."""
    if isinstance(entry, Undone):
        return undo_text(entry.to - history.first_version, entry.agreed)
    return history.game.spell(entry.move)


def _as_shown(history: History, entry: HistoryEntry) -> str:
    return entry.shown if isinstance(entry, Moved) else as_made(history, entry)
