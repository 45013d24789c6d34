"""Several moves typed on one line, such as `take I 3; place d3; end`, made one after the other."""

from terrarium.core.history import History
from terrarium.core.notation import BETWEEN_MOVES


class Chain:
    """What is left of such a line of one seat, and the version at which it stopped."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._parts: list[str] = []
        self._version = 0

    @property
    def rest(self) -> str:
        return f"{BETWEEN_MOVES} ".join(self._parts)

    def begin(self, parts: list[str], version: int) -> None:
        self._parts, self._version = parts, version

    def is_broken(self, history: History) -> bool:
        """Somebody else has chosen something since: the line was not meant for that."""
        since = history.entries[self._version - history.first_version :]
        return bool(self._parts) and any(entry.seat != self._seat for entry in since)

    def next(self, version: int) -> str:
        """The next part, or nothing."""
        self._version = version
        return self._parts.pop(0) if self._parts else ""

    def drop(self) -> None:
        self._parts = []
