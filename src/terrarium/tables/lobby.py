"""All tables of one server: tables are made and found, matches begin and go on."""

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from sqlalchemy import Connection

from terrarium.core.chance import SEED_BITS
from terrarium.core.reason import Reason, Refused
from terrarium.tables import asked, people, rows
from terrarium.tables.driver import drive
from terrarium.tables.live import LiveMatch
from terrarium.tables.people import new_id
from terrarium.tables.person import Person
from terrarium.tables.reception import NotThere, Reception
from terrarium.tables.rows import StoredMatch
from terrarium.tables.settings import TableSettings
from terrarium.tables.signing import Signer, load_signer
from terrarium.tables.store import Store, open_store
from terrarium.tables.table import (
    PLAYING,
    WAITING,
    Spoken,
    Table,
    first_seat,
    seats_again,
)
from terrarium.tables.takeback import UndoRequest
from terrarium.tables.talk import KEPT
from terrarium.tables.wish import NewTable, checked, clock_of
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
        game, setup = checked(wish)
        table = Table(
            id=new_id(),
            game=game.name,
            host=None if person is None else person.id,
            options=setup.options.all(),
            edition=setup.edition.name,
            private=wish.private,
            pace=wish.pace,
            clock=clock_of(wish),
            undo=wish.undo,
            seed=wish.seed,
            phase=WAITING,
            match=new_id(),
            made_at=time.time(),
            seats=[first_seat(number, text, person) for number, text in enumerate(wish.seats)],
        )

        def transaction(connection: Connection) -> None:
            rows.add_table(connection, table)
            rows.add_match(connection, table, game.ruleset, setup.edition.text, _seed_for(table))

        await self.store.run(transaction)
        return table

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
            old.next_match = await self.store.run(lambda connection: _rematch(connection, old, by))
            old.hub.tell(room=True)
        live = await self.room(table_id)
        if live.may_host(by) and live.table.is_alone(by.id):
            await self.start(table_id, by)
        return live.id

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


def _rematch(connection: Connection, old: LiveMatch, by: Person) -> str:
    """A new match at the same table, with the same rules; the id of one that is there already."""
    present = rows.match_of_table(connection, old.table.id)
    if present is not None and present != old.id:
        return present
    stored = rows.load_match(connection, old.id)
    seats = seats_again(old.seats, by.id)
    for seat, again in zip(old.seats, seats):
        if seat.person is not None and again.person is None:
            people.revoke(connection, old.table.id, seat.seat, seat.person)
    table = old.table.with_match(new_id(), seats)
    rows.add_match(connection, table, stored.ruleset, stored.edition_text, _seed_for(table))
    rows.store_phase(connection, table, WAITING, time.time())
    return table.match


def _seed_for(table: Table) -> int:
    """The one that was chosen, or one that nobody can guess."""
    return secrets.randbits(SEED_BITS) if table.seed is None else table.seed
