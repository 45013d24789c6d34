"""Store, apply, tell: what happens at a table is written down, then it is so, then it is told."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy import Connection

from terrarium.tables.change import Change, Then
from terrarium.tables.course import Course
from terrarium.tables.database.store import Store
from terrarium.tables.hub import Hub
from terrarium.tables.settings import TableSettings
from terrarium.tables.table import Spoken, Table
from terrarium.tables.talk import Talk


class Scribe:
    """Keeps one table's memory and its database the same; every change passes through here."""

    def __init__(
        self, store: Store, settings: TableSettings, table: Table, course: Course, talk: Talk
    ) -> None:
        self.store = store
        self.settings = settings
        self.table = table
        self.hub = Hub()
        self.lock = asyncio.Lock()
        self.stirred = asyncio.Event()  # somebody may have to move now
        self.follow: Callable[[Change], None] = lambda _: None  # what else becomes part of a change
        self._course = course
        self._talk = talk

    @asynccontextmanager
    async def change(self) -> AsyncIterator[Change]:
        """What is planned while nobody else changes anything, and made at the end; or refused."""
        async with self.lock:
            change = self.plan()
            yield change
            if not change.empty:
                await commit_together(self.store, [(self, change)])

    def plan(self) -> Change:
        """For whoever holds the lock."""
        return Change(self.table, self._course.version, self.settings.now(), self._noted)

    def apply(self, change: Change, follows: list[Then]) -> None:
        """A change is safely on disk: now it is so, and told."""
        for then in follows:
            then()
        self.stirred.set()
        if change.only_for is None:
            self.hub.tell()
        else:
            self.hub.tell_seat(change.only_for)

    def _noted(self, spoken: Spoken) -> None:
        self._talk.add(spoken)
        self._course.noted += [spoken] if spoken.version is not None else []


async def commit_together(
    store: Store,
    planned: list[tuple[Scribe, Change]],
    also: Callable[[Connection], None] = lambda _: None,
) -> None:
    """Changes at several tables, all stored or none; what could not be stored has not happened."""
    for scribe, change in planned:
        scribe.follow(change)

    def transaction(connection: Connection) -> list[list[Then]]:
        follows = [change.write(connection) for _, change in planned]
        also(connection)
        return follows

    for (scribe, change), follows in zip(planned, await store.run(transaction)):
        scribe.apply(change, follows)
