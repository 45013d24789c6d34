"""What was said at a table: the last lines in memory, all of them in the database."""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace

from terrarium.tables.note import renamed
from terrarium.tables.table import Spoken

KEPT = 200


def without(lines: list[Spoken], person: str, name: str) -> list[Spoken]:
    """Notes about a person stay, under another name; what they said does not."""
    return [
        replace(line, note=renamed(line.note, name)) if line.person == person else line
        for line in lines
        if line.person != person or line.note
    ]


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

    def forget(self, person: str, name: str) -> None:
        """Without what a person said, and with another name in what was noted about them."""
        self._lines = deque(without(list(self._lines), person, name), KEPT)

    def after(self, count: int) -> list[Spoken]:
        """What came after the first `count` lines, as far as it is still in memory."""
        new = max(0, self.count - count)
        return list(self._lines)[-new:] if new else []
