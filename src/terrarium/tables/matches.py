"""The matches in memory: found when somebody asks for them, put away when nobody does."""

import asyncio
import logging
from collections.abc import Callable, Coroutine

from sqlalchemy import Connection

from terrarium.tables.database import rows
from terrarium.tables.database.rows import StoredMatch
from terrarium.tables.database.store import Store
from terrarium.tables.live import LiveMatch
from terrarium.tables.settings import TableSettings
from terrarium.tables.table import NotThere, Spoken, Table
from terrarium.tables.talk import KEPT

Drive = Callable[[LiveMatch], Coroutine[None, None, None]]
"""Makes a table's own moves, as long as its match goes on."""

_log = logging.getLogger("terrarium.tables")


class Matches:
    """A cache of the matches in one database; those that go on are driven."""

    def __init__(self, store: Store, settings: TableSettings, drive: Drive) -> None:
        self._store = store
        self._settings = settings
        self._drive = drive
        self._live: dict[str, LiveMatch] = {}
        self._loading = asyncio.Lock()
        self._ending = False

    async def get(self, match_id: str) -> LiveMatch:
        """A match in memory, folded from its log when it is not there yet."""
        if match_id not in self._live:
            async with self._loading:
                if match_id not in self._live:
                    self._live[match_id] = await self._load(match_id)
        if self._ending:
            self.end_streams()
        live = self._live[match_id]
        live.used_at = self._settings.now()  # what somebody has in hand is not put away
        return live

    async def of_table(self, table_id: str) -> LiveMatch:
        """The present match of a table."""
        match_id = await self._store.read(
            lambda connection: rows.match_of_table(connection, table_id)
        )
        if match_id is None:
            raise NotThere("table")
        return await self.get(match_id)

    def in_memory(self) -> list[LiveMatch]:
        return list(self._live.values())

    def waits_for(self, table: Table, person: str) -> bool:
        """Whether it is the person's turn there."""
        live = self._live.get(table.match)
        return live is not None and any(map(live.course.waits_for, table.seats_of(person)))

    def drive(self, live: LiveMatch) -> None:
        if live.course.going and live.driver is None:
            live.driver = asyncio.create_task(self._drive(live))

    async def go_on(self) -> None:
        """With every match that was under way; one that cannot be read keeps no other waiting."""
        for match_id in await self._store.read(rows.playing_match_ids):
            try:
                await self.get(match_id)
            except Exception as error:
                kind = type(error).__name__
                _log.error("cannot go on", exc_info=True, extra={"match": match_id, "error": kind})

    def put_away(self) -> None:
        """Matches that need nothing and that nobody watches; they can be folded again."""
        idle_since = self._settings.now() - self._settings.idle
        for match_id, live in list(self._live.items()):
            if live.idle_since(idle_since) and not live.scribe.lock.locked():
                del self._live[match_id]
                if live.driver is not None:
                    live.driver.cancel()

    def end_streams(self) -> None:
        """Open streams would keep the server from stopping; from now on all end at once."""
        self._ending = True
        for live in self.in_memory():
            live.hub.close()

    def end(self) -> list[asyncio.Task[None]]:
        """Nothing happens by itself any more, once these tasks are over."""
        self.end_streams()
        drivers = [live.driver for live in self.in_memory() if live.driver is not None]
        for driver in drivers:
            driver.cancel()
        return drivers

    async def _load(self, match_id: str) -> LiveMatch:
        table, talk, stored = await self._store.read(
            lambda connection: _everything(connection, match_id)
        )
        live = LiveMatch(self._store, self._settings, table, talk)
        if stored.begun:
            live.course.fold(stored, self._settings.now() + self._settings.grace)
            live.takebacks.remember(stored.request)
            await live.finish()
        self.drive(live)
        return live


def _everything(connection: Connection, match_id: str) -> tuple[Table, list[Spoken], StoredMatch]:
    table = rows.load_table(connection, match_id)
    if table is None:
        raise NotThere("match")
    talk = rows.load_messages(connection, table.id, KEPT)
    return table, talk, rows.load_match(connection, match_id)
