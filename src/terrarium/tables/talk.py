"""What was said at a table: the last lines in memory, all of them in the database."""

from collections import deque
from collections.abc import Iterator

from terrarium.tables.table import Spoken

KEPT = 200


class Talk:
    """The last lines, and how many there were in all, so that a watcher knows its place."""

    def __init__(self, lines: list[Spoken]) -> None:
        self._lines = deque(lines, KEPT)
        self.count = len(self._lines)

    def __iter__(self) -> Iterator[Spoken]:
        return iter(self._lines)

    def add(self, spoken: Spoken) -> None:
        self._lines.append(spoken)
        self.count += 1

    def after(self, count: int) -> list[Spoken]:
        """What came after the first `count` lines, as far as it is still in memory."""
        new = max(0, self.count - count)
        return list(self._lines)[-new:] if new else []
