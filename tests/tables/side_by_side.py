"""The real tables, with their database, and the plain model of them side by side."""

import asyncio
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection

from terrarium.core.reason import Refused
from terrarium.core.state import SPECTATOR
from terrarium.tables.database import rows
from terrarium.tables.database.links import Link, find_link
from terrarium.tables.database.people import find_caller
from terrarium.tables.database.store import open_store
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.person import Caller, Person
from terrarium.tables.settings import TableSettings
from terrarium.tables.signing import load_signer
from terrarium.tables.table import NotThere, Table
from terrarium.tables.wish import NewTable
from terrarium.tables.workers import Workers
from terrarium.web.shown import match_json
from terrarium.web.who import seat_of
from tests.tables.lobbies import program
from tests.tables.seat_model import RESERVED, SEATS, Model

PEOPLE = 5
VANISHED_AT_ONCE = TableSettings(workers=1, host_away=0.0)
THREE = NewTable("terra", ("me", "open", "open"))


async def stand_still(live: LiveMatch, workers: Workers) -> None:
    """No bot and no clock moves meanwhile."""


@dataclass
class Stored:
    """What the database has: the last matches by their numbers, and every link that was made."""

    matches: dict[int, Table | None]
    links: list[Link | None]
    program: Caller | None


class SideBySide:
    """The real table and the model of it, side by side."""

    def __init__(self, database: Path, hits: Counter[str]) -> None:
        self.database = database
        self.hits = hits
        self.people: list[Person] = []  # everybody there ever was, by their number
        self.cast: list[int] = []  # who comes and goes
        self.secrets: list[str] = []  # of the links, by their number
        self.matches: list[str] = []

    async def _open(self) -> None:
        store = await asyncio.to_thread(open_store, self.database)
        signer = await store.run(load_signer)
        self.lobby = Lobby(store, signer, VANISHED_AT_ONCE, stand_still)

    async def _close(self) -> None:
        await self.lobby.close()

    async def _begin(self) -> None:
        for _ in range(PEOPLE):
            await self._newcomer()
        table = await self.lobby.create_table(self.people[0], THREE)
        self.program = await program(self.lobby, table, RESERVED)
        guest = await self.lobby.reception.caller(self.program)
        assert guest is not None
        self.table = table.id
        self.people.append(guest.person)
        self.model = Model(host=0, guest=PEOPLE)
        self.matches.append(table.match)

    async def _newcomer(self) -> None:
        self.cast.append(len(self.people))
        self.people.append((await self.lobby.reception.new_person(f"P{len(self.people)}"))[0])

    # What must be true after each step.

    async def _agrees(self) -> None:
        live, stored = await self._live(), await self.lobby.store.read(self._stored)
        self._links_lead_where_they_should(stored.links)
        assert (stored.program is not None) == self.model.token
        for match, table in stored.matches.items():
            await self._is_like(match, table)
        assert live.table.phase == self.model.phase
        hosts = [live.room.host.may_host(self.people[who]) for who in self.cast]
        assert hosts == [self.model.may_host(who) for who in self.cast]

    def _stored(self, connection: Connection) -> Stored:
        last = [number for number, _ in enumerate(self.matches)][-2:]
        tables = {number: rows.load_table(connection, self.matches[number]) for number in last}
        links = [find_link(connection, secret) for secret in self.secrets]
        return Stored(tables, links, find_caller(connection, self.program))

    async def _is_like(self, match: int, stored: Table | None) -> None:
        live = await self.lobby.matches.get(self.matches[match])
        self._each_sees_their_own(live, match)
        assert stored is not None
        assert (stored.seats, stored.phase) == (live.table.seats, live.table.phase)
        if match == self.model.now:
            assert stored.host == live.table.host
            assert [seat.held for seat in live.table.seats] == [
                place.held for place in self.model.places
            ]

    def _each_sees_their_own(self, live: LiveMatch, match: int) -> None:
        for who, person in enumerate(self.people):
            assert len(live.table.seats_of(person.id)) <= 1
            seat = seat_of(Caller(person), live)
            assert seat == self.model.seat(who, match), f"P{who} in match {match}"

    async def _others_see_what_all_see(self) -> None:
        live = await self._live()
        public = match_json(live, SPECTATOR)
        for who, person in enumerate(self.people):
            shown = match_json(live, seat_of(Caller(person), live))
            assert (shown == public) == (self.model.seat(who) == SPECTATOR)

    def _links_lead_where_they_should(self, stored: list[Link | None]) -> None:
        for number, link in enumerate(stored):
            ticket = self.model.links.get(number)
            assert (link is None) == (ticket is None), f"link {number}"
            if link is not None and ticket is not None:
                found = self.matches.index(link.match), link.seat
                assert found == (ticket.match, ticket.seat)

    # Choosing somebody.

    async def _live(self) -> LiveMatch:
        return await self.lobby.matches.of_table(self.table)

    def _somebody(self, number: int) -> int:
        return self.cast[number % len(self.cast)]

    def _rather(self, wanted: list[int], number: int, anything: list[int]) -> int:
        """One that is wanted, three times of four; a story in which all is refused is dull."""
        found = wanted if wanted and number % 4 < 3 else anything
        return found[number // 4 % len(found)]

    def _rather_the_host(self, number: int) -> int:
        return self._rather(
            [who for who in self.cast if self.model.may_host(who)], number, self.cast
        )

    def _rather_sitting(self, number: int) -> int:
        sitting = [who for who in self.cast if self.model.seat(who) >= 0]
        return self._rather(sitting, number, self.cast)

    def _rather_standing(self, number: int) -> int:
        standing = [who for who in self.cast if self.model.seat(who) < 0]
        return self._rather(standing, number, self.cast)

    def _seat(self, kind: str, number: int) -> int:
        """Rather a seat of that kind."""
        places = enumerate(self.model.places)
        wanted = [seat for seat, place in places if place.kind == kind]
        return self._rather(wanted, number, list(range(SEATS)))

    def _some_link(self, number: int) -> int:
        return self._rather(list(self.model.links), number, list(range(len(self.secrets))))

    def _is_there(self, who: int, match: int, seat: int) -> bool:
        return self.model.matches[match][seat].of(who)

    async def _done(self, what: str, allowed: bool, doing: object) -> object:
        no, found = await refused(doing)
        assert no != allowed, what
        self.hits[what if allowed else f"no {what}"] += 1
        return found


async def refused(doing: object) -> tuple[bool, object]:
    """Whether it was refused, and what came of it if not; any other failure is a fault."""
    assert asyncio.iscoroutine(doing)
    try:
        return False, await doing
    except (Refused, NotThere):
        return True, None
