"""All tables of one server: tables are made and found, matches begin and go on."""

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from sqlalchemy import Connection

from terrarium.core.reason import Reason, Refused
from terrarium.tables.database import asked, people, rows
from terrarium.tables.database.making import begin_at_once, make_rematch, make_table, make_tokens
from terrarium.tables.database.rows import StoredMatch
from terrarium.tables.database.store import Store, open_store
from terrarium.tables.driver import drive
from terrarium.tables.live import LiveMatch
from terrarium.tables.person import Person
from terrarium.tables.reception import NotThere, Reception
from terrarium.tables.settings import TableSettings
from terrarium.tables.signing import Signer, load_signer
from terrarium.tables.table import PLAYING, WAITING, Spoken, Table
from terrarium.tables.takeback import UndoRequest
from terrarium.tables.talk import KEPT
from terrarium.tables.wish import NewTable, checked
from terrarium.tables.workers import Workers

_SWEEP = 60.0  # seconds between looking for matches to put away

_log = logging.getLogger("terrarium.tables")


class Lobby(Reception):
    """The tables of one database."""

    def __init__(self, store: Store, signer: Signer, settings: TableSettings) -> None:
        super().__init__(store, signer)
        self.settings = settings
        self.workers = Workers(settings.workers, settings.worker)
        self._live: dict[str, LiveMatch] = {}
        self._loading = asyncio.Lock()
        self._housekeeping: asyncio.Task[None] | None = None
        self._ending = False

    # Tables.

    async def create_table(self, person: Person | None, wish: NewTable) -> Table:
        """A table as wished; every "me" is the person's."""
        _, setup = checked(wish)

        def transaction(connection: Connection) -> Table:
            _check_known(connection, person)
            return make_table(connection, person, wish, setup)

        return await self.store.run(transaction)

    async def create_with_tokens(
        self, person: Person | None, name: str, wish: NewTable, guests: list[str]
    ) -> tuple[Table, list[str | None]]:
        """A table for programs: each seat but the bots' has a secret; strangers get names."""
        _, setup = checked(wish)

        def transaction(connection: Connection) -> tuple[Table, list[str | None]]:
            _check_known(connection, person)
            host = person or people.add_person(connection, name)
            table = make_table(connection, host, wish, setup)
            return table, make_tokens(connection, table, guests)

        return await self.store.run(transaction)

    async def play_at_once(self, person: Person, wish: NewTable) -> LiveMatch:
        """A table at which nobody is waited for, and its match, begun."""
        _, setup = checked(wish)

        def transaction(connection: Connection) -> Table:
            _check_known(connection, person)
            table = make_table(connection, person, wish, setup)
            return begin_at_once(connection, table, self.settings.now())

        return await self.live((await self.store.run(transaction)).match)

    async def table(self, id: str) -> Table:
        return (await self.room(id)).table

    async def open_tables(self) -> list[Table]:
        """Tables that everybody may join, the newest first."""
        return await self._tables(await self.store.read(rows.open_table_ids))

    async def tables_of(self, person: Person) -> list[Table]:
        """A person's tables that have not ended, those that wait for them first."""
        ids = await self.store.read(lambda connection: rows.table_ids_of(connection, person.id))
        return sorted(await self._tables(ids), key=lambda table: not self.waits_for(table, person))

    def waits_for(self, table: Table, person: Person) -> bool:
        """Whether it is the person's turn there."""
        live = self._live.get(table.match)
        return live is not None and any(map(live.waits_for, table.seats_of(person.id)))

    # Matches.

    async def start(self, table_id: str, by: Person | None) -> None:
        """Begin; open seats for which tokens were given out count as taken."""
        live = await self.room(table_id)
        async with live.lock:
            if not live.may_host(by):
                raise Refused(Reason("not-the-host"))
            if live.table.phase == PLAYING:
                return
            reserved, stored = await self.store.read(
                lambda connection: (
                    people.reserved(connection, live.table.id),
                    rows.load_match(connection, live.id),
                )
            )
            began_at = await live.begin(reserved)
            live.fold(replace(stored, began_at=began_at))
            self._drive(live)
            live.hub.tell(room=True)

    async def rematch(self, table_id: str, by: Person, after: str | None = None) -> str:
        """Another match with the same people, unless there is one after that match already.

        Those who have left make room; against bots alone it begins at once.
        """
        old = await self.room(table_id)
        if after not in (None, old.id):
            return old.id
        async with old.lock:
            if not (old.may_host(by) or old.table.seats_of(by.id)):
                raise Refused(Reason("not-the-host"))
            if old.table.phase == WAITING:
                return old.id  # somebody else was quicker
            if old.table.phase == PLAYING:
                raise Refused(Reason("table-is-playing"))
            old.next_match = await self.store.run(
                lambda connection: self._again(connection, old, by)
            )
            old.hub.tell(room=True)
        return (await self.live(old.next_match)).id

    async def live(self, match_id: str) -> LiveMatch:
        """A match in memory, folded from its log when it is not there yet."""
        if match_id not in self._live:
            async with self._loading:
                if match_id not in self._live:
                    self._live[match_id] = await self._load(match_id)
        if self._ending:
            self.end_streams()
        live = self._live[match_id]
        live.used_at = self.settings.now()  # what somebody has in hand is not put away
        return live

    async def room(self, table_id: str) -> LiveMatch:
        """The present match of a table."""
        match_id = await self.store.read(
            lambda connection: rows.match_of_table(connection, table_id)
        )
        if match_id is None:
            raise NotThere("table")
        return await self.live(match_id)

    def matches_in_memory(self) -> Iterable[LiveMatch]:
        return list(self._live.values())

    # Beginning and end.

    def resume(self) -> None:
        """Go on with every match that was under way, and keep house."""
        self._housekeeping = asyncio.create_task(self._keep_house())

    def end_streams(self) -> None:
        """Open streams would keep the server from stopping; from now on all end at once."""
        self._ending = True
        for live in self.matches_in_memory():
            live.hub.close()

    async def close(self) -> None:
        self.end_streams()
        drivers = [live.driver for live in self.matches_in_memory()]
        tasks = [task for task in (*drivers, self._housekeeping) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
        self.store.close()

    async def _keep_house(self) -> None:
        for match_id in await self.store.read(rows.playing_match_ids):
            await self._go_on(match_id)
        while True:
            await asyncio.sleep(_SWEEP)
            self._put_away()

    async def _go_on(self, match_id: str) -> None:
        """One match that cannot be read must not keep the others waiting."""
        try:
            await self.live(match_id)
        except Exception as error:
            kind = type(error).__name__
            _log.error("cannot go on", exc_info=True, extra={"match": match_id, "error": kind})

    def _put_away(self) -> None:
        """Matches that need nothing and that nobody watches; they can be folded again."""
        for match_id, live in list(self._live.items()):
            if live.idle_since(self.settings.now() - self.settings.idle) and not live.lock.locked():
                del self._live[match_id]
                if live.driver is not None:
                    live.driver.cancel()

    async def _load(self, match_id: str) -> LiveMatch:
        table, talk, stored, waiting = await self.store.read(
            lambda connection: _everything(connection, match_id)
        )
        live = LiveMatch(self.store, self.settings, table, talk)
        if stored.begun:
            live.not_before = self.settings.now() + self.settings.grace
            live.fold(stored)
            live.remember(*waiting)
            await live.finish()
        self._drive(live)
        return live

    def _again(self, connection: Connection, old: LiveMatch, by: Person) -> str:
        """The match after an old one, which may be there already; against bots alone it begins."""
        present = rows.match_of_table(connection, old.table.id)
        if present is not None and present != old.id:
            return present
        table = make_rematch(connection, old.table, by.id)
        if old.may_host(by) and table.is_alone(by.id):
            begin_at_once(connection, table, self.settings.now())
        return table.match

    def _drive(self, live: LiveMatch) -> None:
        if live.going:
            live.driver = asyncio.create_task(drive(live, self.workers))

    async def _tables(self, ids: list[str]) -> list[Table]:
        return [await self.table(id) for id in ids]


async def open_lobby(database: Path, settings: TableSettings | None = None) -> Lobby:
    """The tables of a database, going on where they were."""
    store = await asyncio.to_thread(open_store, database)
    wanted = settings or TableSettings()
    signer = await store.run(lambda connection: load_signer(connection, wanted.new_key))
    lobby = Lobby(store, signer, wanted)
    lobby.resume()
    return lobby


def _check_known(connection: Connection, person: Person | None) -> None:
    """Strangers have nothing that could have been forgotten."""
    if person is not None:
        people.check_known(connection, person.id)


def _everything(
    connection: Connection, match_id: str
) -> tuple[Table, list[Spoken], StoredMatch, tuple[dict[int, int], UndoRequest | None]]:
    table_id = rows.table_of_match(connection, match_id)
    table = None if table_id is None else rows.load_table(connection, table_id, match_id)
    if table is None:
        raise NotThere("match")
    talk = rows.load_messages(connection, table.id, KEPT)
    waiting = asked.load_advance(connection, match_id), asked.load_request(connection, match_id)
    return table, talk, rows.load_match(connection, match_id), waiting
