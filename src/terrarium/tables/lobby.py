"""All tables of one server: tables are made and found, matches begin and go on."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from terrarium.core.guide import Guide
from terrarium.core.reason import Reason, Refused
from terrarium.tables.database import experience, people, rows
from terrarium.tables.database.making import (
    begin_at_once,
    begin_guided,
    make_rematch,
    make_table,
    make_tokens,
)
from terrarium.tables.database.store import Store, open_store
from terrarium.tables.driver import drive
from terrarium.tables.guided import guided_table
from terrarium.tables.live import LiveMatch
from terrarium.tables.matches import Matches
from terrarium.tables.person import Person
from terrarium.tables.reception import Reception
from terrarium.tables.settings import TableSettings
from terrarium.tables.signing import Signer, load_signer
from terrarium.tables.table import PLAYING, WAITING, Table
from terrarium.tables.wish import NewTable, checked
from terrarium.tables.workers import Workers

Result = TypeVar("Result")
Begin = Callable[[Connection, Table, float], Table]

_SWEEP = 60.0  # seconds between looking for matches to put away


class Lobby:
    """The tables of one database; it has a reception, and the matches that are in memory."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        settings: TableSettings,
        drive: Callable[[LiveMatch, Workers], Coroutine[None, None, None]] = drive,
    ) -> None:
        self.store = store
        self.workers = Workers(settings.workers, settings.worker)
        self.matches = Matches(store, settings, lambda live: drive(live, self.workers))
        self.reception = Reception(store, signer, self.matches)
        self.editions = settings.editions
        self._settings = settings
        self._housekeeping: asyncio.Task[None] | None = None

    # Tables.

    async def create_table(self, person: Person | None, wish: NewTable) -> Table:
        """A table as wished; every "me" is the person's."""
        return await self._create(person, wish, lambda _, table: table)

    async def create_with_tokens(
        self, person: Person | None, name: str, wish: NewTable, guests: list[str]
    ) -> tuple[Table, list[str | None]]:
        """A table for programs: each seat but the bots' has a secret; strangers get names."""
        return await self._create(
            person, wish, lambda base, table: (table, make_tokens(base, table, guests)), name
        )

    async def play_at_once(self, person: Person, wish: NewTable) -> LiveMatch:
        """A table at which nobody is waited for, and its match, begun."""
        return await self._begun(person, wish, begin_at_once)

    async def learn(self, person: Person, guide: Guide) -> LiveMatch:
        """A guided match, begun; one of the same game that the person had not finished ends."""
        for table in await self.tables_of(person):
            if table.guide and (table.game, table.host) == (guide.game, person.id):
                await (await self.matches.of_table(table.id)).room.host.end(person)
        return await self._begun(person, guided_table(guide), partial(begin_guided, guide))

    async def open_tables(self) -> list[Table]:
        """Tables that everybody may join, the newest first."""
        return await self._tables(await self.store.read(rows.open_table_ids))

    async def tables_of(self, person: Person) -> list[Table]:
        """A person's tables that have not ended, those that wait for them first."""
        ids = await self.store.read(lambda connection: rows.table_ids_of(connection, person.id))
        tables = await self._tables(ids)
        return sorted(tables, key=lambda table: not self.matches.waits_for(table, person.id))

    async def games_of(self, person: Person) -> set[str]:
        """The games that a person has sat down to, by their names."""
        return await self.store.read(lambda connection: experience.games_of(connection, person.id))

    # Matches.

    async def start(self, table_id: str, by: Person | None) -> None:
        live = await self.matches.of_table(table_id)
        await live.begin(by)
        self.matches.drive(live)

    async def rematch(self, table_id: str, by: Person, after: str | None = None) -> str:
        """Another match with the same people, unless there is one after that match already.

        Those who have left make room; against bots alone it begins at once.
        """
        old = await self.matches.of_table(table_id)
        if after not in (None, old.id):
            return old.id
        async with old.scribe.change() as change:
            if not (old.room.host.may_host(by) or old.table.seats_of(by.id)):
                raise Refused(Reason("not-the-host"))
            if old.table.phase == WAITING:
                return old.id  # somebody else was quicker
            if old.table.phase == PLAYING:
                raise Refused(Reason("table-is-playing"))
            change.add(lambda connection: self._again(connection, old, by), old.followed_by)
        return (await self.matches.get(old.next_match)).id

    # Beginning and end.

    def resume(self) -> None:
        """Go on with every match that was under way, and keep house."""
        self._housekeeping = asyncio.create_task(self._keep_house())

    async def close(self) -> None:
        tasks = self.matches.end()
        if self._housekeeping is not None:
            self._housekeeping.cancel()
            tasks.append(self._housekeeping)
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
        self.store.close()

    async def _begun(self, person: Person, wish: NewTable, begin: Begin) -> LiveMatch:
        now = self._settings.now()
        begun = await self._create(person, wish, lambda base, table: begin(base, table, now))
        return await self.matches.get(begun.match)

    async def _create(
        self,
        person: Person | None,
        wish: NewTable,
        then: Callable[[Connection, Table], Result],
        name: str = "",
    ) -> Result:
        """A table, and what comes with it; a stranger hosts it under a name, if there is one."""
        setup = checked(wish, self.editions)

        def transaction(connection: Connection) -> Result:
            if person is not None:
                people.check_known(connection, person.id)
            host = person or (people.add_person(connection, name) if name else None)
            return then(connection, make_table(connection, host, wish, setup))

        return await self.store.run(transaction)

    async def _keep_house(self) -> None:
        await self.matches.go_on()
        while True:
            await asyncio.sleep(_SWEEP)
            self.matches.put_away()

    def _again(self, connection: Connection, old: LiveMatch, by: Person) -> str:
        """The match after an old one, which may be there already; against bots alone it begins."""
        present = rows.match_of_table(connection, old.table.id)
        if present is not None and present != old.id:
            return present
        table = make_rematch(connection, old.table, by.id)
        if old.room.host.may_host(by) and table.is_alone(by.id):
            begin_at_once(connection, table, self._settings.now())
        return table.match

    async def _tables(self, ids: list[str]) -> list[Table]:
        return [(await self.matches.of_table(id)).table for id in ids]


async def open_lobby(database: Path, settings: TableSettings | None = None) -> Lobby:
    """The tables of a database, going on where they were."""
    store = await asyncio.to_thread(open_store, database)
    wanted = settings or TableSettings()
    signer = await store.run(lambda connection: load_signer(connection, wanted.new_key))
    lobby = Lobby(store, signer, wanted)
    lobby.resume()
    return lobby
