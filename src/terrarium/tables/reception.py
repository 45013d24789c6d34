"""Who comes in: people, their devices, and the links that lead to a seat."""

from contextlib import AsyncExitStack
from dataclasses import replace

from sqlalchemy import Connection

from terrarium.tables.database import people, rows
from terrarium.tables.database.experience import matches_before
from terrarium.tables.database.forgetting import forget
from terrarium.tables.database.store import Store
from terrarium.tables.links import link_of
from terrarium.tables.live import LiveMatch
from terrarium.tables.matches import Matches
from terrarium.tables.person import Caller, Person, checked_name
from terrarium.tables.scribe import commit_together
from terrarium.tables.signing import Signer

_FIRST_MATCHES = 3


class Reception:
    """Knows people by their tokens, and the way to their seats."""

    def __init__(self, store: Store, signer: Signer, matches: Matches) -> None:
        self.signer = signer
        self._store = store
        self._matches = matches

    # People.

    async def new_person(self, name: str) -> tuple[Person, str]:
        """A person, and the secret that their device keeps in a cookie, signed."""

        def transaction(connection: Connection) -> tuple[Person, str]:
            person = people.add_person(connection, name)
            return person, people.add_token(connection, person.id)

        return await self._store.run(transaction)

    async def caller_by_cookie(self, cookie: str) -> Caller | None:
        """Whose device it is; what we have not signed is not even looked up."""
        secret = self.signer.secret_in(cookie)
        return None if secret is None else await self.caller(secret)

    async def caller(self, token: str) -> Caller | None:
        """Whose token it is: a device's, or a seat's."""
        return await self._store.read(lambda connection: people.find_caller(connection, token))

    async def is_new_to(self, live: LiveMatch, seat: int) -> bool:
        """Whether this is one of the first matches of its game for who sits there."""
        before = await self._store.read(lambda base: matches_before(base, live.id, seat))
        return before < _FIRST_MATCHES

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
            await self._store.run(transaction)
            for live in rooms:
                live.renamed(person.id, changed.name)
        for live in self._matches.in_memory():
            live.paced_by(changed)
        return changed

    async def forget(self, person: Person, name: str) -> None:
        """A person's wish: bots play on for them, and nothing but their matches is left.

        They leave all their tables and are forgotten in one transaction.
        """
        async with AsyncExitStack() as held:
            rooms = await self._hold_rooms(person, held)
            leaving = [(live.scribe, live.room.leaving(person)) for live in rooms]
            await commit_together(
                self._store, leaving, lambda connection: forget(connection, person.id, name)
            )
            for live in self._matches.in_memory():
                live.forgotten(person.id, name)

    async def _hold_rooms(self, person: Person, held: AsyncExitStack) -> list[LiveMatch]:
        """A person's rooms, each locked, in the order of their names: so two who share tables
        never wait for each other."""
        rooms = await self._rooms_of(person)
        for live in rooms:
            await held.enter_async_context(live.scribe.lock)
        return rooms

    async def _rooms_of(self, person: Person) -> list[LiveMatch]:
        tables = await self._store.read(
            lambda connection: rows.table_ids_of(connection, person.id, None)
        )
        return [await self._matches.of_table(table) for table in sorted(tables)]

    # Seats.

    async def look_at_link(self, secret: str) -> tuple[LiveMatch, int]:
        """What a link leads to; looking changes nothing."""
        link = await link_of(self._store, secret)
        live = await self._matches.get(link.match)
        live.room.links.must_lead_here(link)
        return live, link.seat

    async def spend_link(self, secret: str, person: Person) -> LiveMatch:
        """Sit down where the link leads, or act for that seat from one more device."""
        live, _ = await self.look_at_link(secret)
        await live.room.links.follow(secret, person)
        return live
