"""A server in this process with guests who look at its pages, and matches brought to a moment."""

import re
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from terrarium.core.record import RecordEntry
from terrarium.core.state import State
from terrarium.tables.database import rows
from terrarium.tables.hub import Update
from terrarium.tables.live import LiveMatch
from terrarium.tables.person import Person
from terrarium.tables.wish import ASK, NewTable
from terrarium.web.who import COOKIE
from tests.gallery.lines import Line, begin
from tests.gallery.scene import Scene
from tests.web.client import Site, site

MISSING = ("not-found-stranger", "sit-gone")
NAMES = ("Ada", "Björn", "Chiamaka", "Wilhelmina-Josephine", "Eve", "Łukasz")


class Guests:
    """People with cookies of their own."""

    def __init__(self, here: Site, people: list[Person], cookies: list[str]) -> None:
        self.here = here
        self.people = people
        self._cookies = cookies
        self._streams: list[AsyncGenerator[Update | None, None]] = []

    async def sees(self, name: str, path: str, guest: int | None = 0, **form: str) -> Scene:
        """A page that one of them opens, or that a form brings; nobody: a stranger."""
        headers = {"Accept": "text/html"}
        if guest is not None:
            headers["Cookie"] = f"{COOKIE}={self._cookies[guest]}"
        if not form:
            answer = await self.here.client.get(path, headers=headers)
        else:
            answer = await self.here.client.post(path, headers=headers, data=form)
        assert answer.status_code == (404 if name in MISSING else 200), (name, answer.text)
        return Scene(name, answer.text)

    async def sees_form(self, name: str, page: str, path: str, guest: int) -> Scene:
        """What comes of a button on a page."""
        found = re.search(r'name="csrf" value="(\w+)"', (await self.sees("", page, guest)).html)
        assert found is not None
        return await self.sees(name, path, guest, csrf=found[1])

    async def room(self, wish: NewTable) -> LiveMatch:
        """A table whose first seat is the first guest's, who looks at it."""
        table = await self.here.lobby.create_table(self.people[0], wish)
        live = await self.here.lobby.matches.of_table(table.id)
        await self._looks(live, 0)
        return live

    async def sits(self, live: LiveMatch, number: int, away: bool = False) -> None:
        """A guest at the seat of the same number, who looks at the table or is away."""
        await live.room.sit(number, self.people[number])
        if not away:
            await self._looks(live, number)

    async def _looks(self, live: LiveMatch, number: int) -> None:
        """As long as a stream is open, its reader is present."""
        self._streams.append(live.watchers.subscribe(number, person=self.people[number].id))
        await anext(self._streams[-1])

    async def go(self) -> None:
        """Everybody closes their pages."""
        for stream in self._streams:
            await stream.aclose()

    async def at(self, line: Line, away: int | None = None) -> LiveMatch:
        """A match of people that has come so far; the last move is made as players make it."""
        seats = ("me", *("open",) * (line.players - 1))
        live = await self.room(NewTable(line.game.name, seats, undo=ASK, seed=line.seed))
        for number in range(1, line.players):
            await self.sits(live, number, number == away)
        await self._begin(live, _entries(line)[:-1])
        if line.moves:
            last = _entries(line)[-1]
            await live.play(last.seat, [last.text], live.course.version)
        return live

    async def _begin(self, live: LiveMatch, made: list[RecordEntry]) -> None:
        """Nothing drives the match, so it stays at its moment."""
        store, id = self.here.lobby.store, live.id
        await live.begin(self.people[0])
        if made:
            now = live.course.last_at
            await store.run(lambda base: rows.add_entries(base, id, 0, made, "", now))
        live.course.fold(await store.read(lambda base: rows.load_match(base, id)))


def _entries(line: Line) -> list[RecordEntry]:
    state: State = begin(line.game, line.players, line.seed)
    made: list[RecordEntry] = []
    for move in line.moves:
        made.append(RecordEntry(state.actor(), line.game.spell(move)))
        state.play(move)
    return made


async def _reader(here: Site, name: str) -> tuple[Person, str]:
    """Somebody who is told all that a page can tell."""
    person, secret = await here.lobby.reception.new_person(name)
    return await here.lobby.reception.change_person(person, name, {"stakes": "always"}), secret


@asynccontextmanager
async def guests_in(place: Path) -> AsyncIterator[Guests]:
    async with site(place) as here:
        met = [await _reader(here, name) for name in NAMES]
        cookies = [here.lobby.reception.signer.sign(secret) for _, secret in met]
        guests = Guests(here, [person for person, _ in met], cookies)
        yield guests
        await guests.go()
