"""Making records of a match: the full one, or one for a seat's eyes while it runs."""

from terrarium.core.chance import commitment
from terrarium.core.history import MOVE, History, HistoryEntry
from terrarium.core.position import without_comment
from terrarium.core.record import FULL, OPEN, UNDECIDED, Record, RecordEntry, undo_text
from terrarium.core.state import NOBODY, SPECTATOR


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
    record.entries = [
        RecordEntry(
            entry.seat,
            as_made(history, entry) if over or entry.seat == viewer else _as_shown(history, entry),
        )
        for entry in history.entries
    ]
    return record


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
    if entry.undone_to != MOVE:
        return undo_text(entry.undone_to - history.first_version, entry.agreed)
    return history.game.spell(entry.move)


def _as_shown(history: History, entry: HistoryEntry) -> str:
    return entry.shown if entry.undone_to == MOVE else as_made(history, entry)
