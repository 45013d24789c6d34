"""What goes wrong, as an answer: a status, an id for programs, a sentence for people."""

from dataclasses import dataclass, field

from terrarium.core.reason import NOT_YOUR_DECISION, OVER, BadInput, Reason, Refused
from terrarium.core.state import SPECTATOR
from terrarium.core.view import Json
from terrarium.tables.database.store import StorageFailed, StorageGone
from terrarium.tables.table import NotThere
from terrarium.text.words import Words

STORAGE_GONE = "storage-gone"

FORBIDDEN = (NOT_YOUR_DECISION, "not-known", "not-the-host", "not-your-seat")
CONFLICTS = (
    OVER,
    "stale",
    "asked-already",
    "host-not-away",
    "link-spent",
    "link-too-old",
    "no-time-left",
    "nothing-asked",
    "one-seat-a-table",
    "seat-not-absent",
    "seat-taken",
    "seats-open",
    "table-is-waiting",
    "table-is-playing",
    "table-is-over",
    "table-is-ended",
)


@dataclass
class Problem(Exception):
    """An answer that is not what was asked for."""

    status: int
    id: str
    text: str
    rule: str = ""
    more: dict[str, Json] = field(default_factory=dict)  # beside the error
    headers: dict[str, str] = field(default_factory=dict)

    def as_json(self) -> dict[str, Json]:
        error: dict[str, Json] = {"id": self.id, "text": self.text}
        if self.rule or self.status == 422:
            error["rule"] = self.rule
        return {"error": error, **self.more}


def problem_of(
    error: Exception,
    words: Words | None = None,
    names: list[str] | None = None,
    seat: int = SPECTATOR,
) -> Problem | None:
    """The answer to an error that somebody can do something about; None for our own faults."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, Refused):
        text = say_reason(error.reason, words, names, seat)
        return Problem(status_of(error.reason), error.reason.id, text, error.reason.rule)
    if isinstance(error, BadInput):
        return Problem(422, "bad-input", str(error))
    if isinstance(error, NotThere):
        return Problem(404, "not-found", f"There is no such {error}.")
    if isinstance(error, StorageGone):
        return Problem(503, STORAGE_GONE, say_reason(Reason(STORAGE_GONE)))
    if isinstance(error, StorageFailed):
        retry = {"Retry-After": "2"}
        return Problem(503, "storage-busy", "It could not be stored; try again.", headers=retry)
    return None


def status_of(reason: Reason) -> int:
    if reason.id in FORBIDDEN:
        return 403
    return 409 if reason.id in CONFLICTS else 422


def say_reason(
    reason: Reason,
    words: Words | None = None,
    names: list[str] | None = None,
    seat: int = SPECTATOR,
) -> str:
    """In words; the shared ones where no game is at hand."""
    return (words or Words()).say(reason, names, seat)
