"""Who comes in: people, their devices, and the links that lead to a seat."""

from collections.abc import Iterable
from contextlib import AsyncExitStack
from dataclasses import replace

from sqlalchemy import Connection

from terrarium.core.reason import Reason, Refused
from terrarium.tables.change import Then
from terrarium.tables.database import links, people, rows
from terrarium.tables.database.forgetting import forget
from terrarium.tables.database.links import Link
from terrarium.tables.database.store import Store
from terrarium.tables.live import LiveMatch
from terrarium.tables.person import Caller, Person, checked_name
from terrarium.tables.signing import Signer
from terrarium.tables.table import OPEN_SEAT


class NotThere(Exception):
    """No table, match or link of that name."""


class Reception:
    """Knows people by their tokens; the tables are behind it."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self.store = store
        self.signer = signer

    async def live(self, match_id: str) -> LiveMatch:
        raise NotImplementedError

    async def room(self, table_id: str) -> LiveMatch:
        raise NotImplementedError

    def matches_in_memory(self) -> Iterable[LiveMatch]:
        raise NotImplementedError

    # People.

    async def new_person(self, name: str) -> tuple[Person, str]:
        """A person, and the secret that their device keeps in a cookie, signed."""

        def transaction(connection: Connection) -> tuple[Person, str]:
            person = people.add_person(connection, name)
            return person, people.add_token(connection, person.id)

        return await self.store.run(transaction)

    async def caller_by_cookie(self, cookie: str) -> Caller | None:
        """Whose device it is; what we have not signed is not even looked up."""
        secret = self.signer.secret_in(cookie)
        return None if secret is None else await self.caller(secret)

    async def caller(self, token: str) -> Caller | None:
        """Whose token it is: a device's, or a seat's."""
        return await self.store.read(lambda connection: people.find_caller(connection, token))

    async def change_person(self, person: Person, name: str, wishes: dict[str, str]) -> Person:
        """Name and settings; the name stands at every seat of a match that has not ended."""
        settings = person.settings.changed(wishes)
        changed = replace(person, name=checked_name(name), settings=settings)

        def transaction(connection: Connection) -> None:
            people.check_known(connection, person.id)
            people.store_name(connection, person.id, changed.name)
            rows.rename_seats(connection, person.id, changed.name)
            people.store_settings(connection, person.id, settings)

        async with AsyncExitStack() as held:
            is_new = changed.name != person.name
            rooms = await self._hold_rooms(person, held) if is_new else []
            await self.store.run(transaction)
            for live in rooms:
                live.renamed(person.id, changed.name)
        return changed

    async def forget(self, person: Person, name: str) -> None:
        """A person's wish: bots play on for them, and nothing but their matches is left.

        They leave all their tables and are forgotten in one transaction.
        """
        async with AsyncExitStack() as held:
            await self._forget(person, name, await self._hold_rooms(person, held))

    async def _forget(self, person: Person, name: str, rooms: list[LiveMatch]) -> None:
        leaving = [(live, live.leaving(person)) for live in rooms]

        def transaction(connection: Connection) -> list[list[Then]]:
            follows = [change.write(connection) for _, change in leaving]
            forget(connection, person.id, name)
            return follows

        for (live, change), follows in zip(leaving, await self.store.run(transaction)):
            live.apply(change, follows)
        for live in self.matches_in_memory():
            live.forgotten(person.id, name)

    async def _hold_rooms(self, person: Person, held: AsyncExitStack) -> list[LiveMatch]:
        """A person's rooms, each locked, in the order of their names: so two who share tables
        never wait for each other."""
        rooms = await self._rooms_of(person)
        for live in rooms:
            await held.enter_async_context(live.lock)
        return rooms

    async def _rooms_of(self, person: Person) -> list[LiveMatch]:
        tables = await self.store.read(
            lambda connection: rows.table_ids_of(connection, person.id, None)
        )
        return [await self.room(table) for table in sorted(tables)]

    # Seats.

    async def seat_link(self, live: LiveMatch, seat: int, by: Person) -> str:
        """A secret address of a seat: of one's own, or of an open one for the host."""
        async with live.lock:
            info = live.seat(seat)
            if not (info.belongs_to(by.id) or (info.kind == OPEN_SEAT and live.may_host(by))):
                raise Refused(Reason("not-your-seat"))
            owner, now = info.person or by.id, live.settings.now()
            return await self.store.run(
                lambda connection: links.add_link(connection, live.id, seat, owner, now)
            )

    async def look_at_link(self, token: str) -> tuple[LiveMatch, int]:
        """What a link leads to; looking changes nothing."""
        link = await self._link(token)
        live = await self.live(link.match)
        live.must_lead_here(link)
        return live, link.seat

    async def spend_link(self, token: str, person: Person) -> tuple[LiveMatch, int]:
        """Sit down where the link leads, or act for that seat from one more device."""
        live, seat = await self.look_at_link(token)
        async with live.lock:
            await live.follow_link(await self._link(token), person)
        return live, seat

    async def _link(self, token: str) -> Link:
        link = await self.store.read(lambda connection: links.find_link(connection, token))
        if link is None:
            raise NotThere("link")
        return link
