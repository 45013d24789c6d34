"""Telling everybody who watches: each hears that something changed, and asks what."""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TypeVar

Made = TypeVar("Made")

NOTHING_SEEN = -1  # the version of one who has just come: before all that there are
_MADE_AT_ONCE = 16  # things for all; readers who come back from many places need more, seldom


@dataclass(frozen=True)
class Update:
    """What is new for one watcher since the last time it was told."""

    version: int
    since: int  # the version it saw last; equal to `version` when nothing was played
    messages_since: int  # how many messages it has seen
    first: bool = False


class Watcher:
    """One open stream: what it has seen, and whether there is more."""

    def __init__(self, seat: int, version: int, person: str = "") -> None:
        self.seat = seat
        self.person = person  # whose device it is; nobody's for a stranger
        self.changed = asyncio.Event()
        self.changed.set()
        self._version = version
        self._messages = 0
        self._first = True

    async def hears_within(self, pause: float) -> bool:
        """Whether something changed before the pause was over."""
        try:
            async with asyncio.timeout(pause):
                await self.changed.wait()
        except TimeoutError:
            return False
        self.changed.clear()
        return True

    def update(self, version: int, messages: int) -> Update:
        """What is new, now that there are so many versions and messages."""
        update = Update(version, self._version, self._messages, self._first)
        self._version, self._messages, self._first = version, messages, False
        return update


class Hub:
    """Those who watch one match; slow ones miss steps in between, never the newest."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.closed = False
        self._made: dict[Hashable, object] = {}  # for all who may see the same, until a change

    def once(self, key: Hashable, kind: type[Made], make: Callable[[], Made]) -> Made:
        """What is the same for many: made for the first, and kept until something changes."""
        found = self._made.get(key)
        if not isinstance(found, kind):
            if len(self._made) >= _MADE_AT_ONCE:
                self._made.clear()
            found = self._made[key] = make()
        return found

    def tell(self) -> None:
        self._made.clear()
        for watcher in self.watchers:
            watcher.changed.set()

    def tell_seat(self, seat: int) -> None:
        """Something that concerns one seat alone; the others are not even woken."""
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.changed.set()

    def close(self) -> None:
        """Every stream ends, so that the server can."""
        self.closed = True
        self.tell()
