"""Several moves typed on one line, such as `take I 3; place d3; end`, made one after the other."""

from terrarium.core.history import History
from terrarium.core.state import NOBODY

BETWEEN = ";"


def parts_of(typed: str) -> list[str]:
    return [part.strip() for part in typed.split(BETWEEN) if part.strip()]


class Chain:
    """What is left of such a line, whose it is, and the version at which it stopped."""

    def __init__(self) -> None:
        self._seat = NOBODY
        self._parts: list[str] = []
        self._version = 0

    @property
    def rest(self) -> str:
        return f"{BETWEEN} ".join(self._parts)

    def begin(self, seat: int, parts: list[str], version: int) -> None:
        self._seat, self._parts, self._version = seat, parts, version

    def is_broken(self, seat: int, history: History) -> bool:
        """Somebody else has chosen something since: the line was not meant for that."""
        if seat != self._seat or not self._parts:
            return False
        since = history.entries[self._version - history.first_version :]
        return any(entry.seat != seat for entry in since)

    def next(self, seat: int, version: int) -> str:
        """The next part of this seat's line, or nothing."""
        if seat != self._seat or not self._parts:
            return ""
        self._version = version
        return self._parts.pop(0)

    def drop(self) -> None:
        self._parts = []
