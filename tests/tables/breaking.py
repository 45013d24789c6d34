"""A database that fails at a chosen change, when all of it was written, or at a chosen write."""

from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, event

from terrarium.tables.database.backup import copy_database
from terrarium.tables.database.store import StorageFailed, Store
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.person import Person
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import lobby_in, move, person, settled, turn_of_a_person

Result = TypeVar("Result")
Deed = Callable[[], Awaitable[object]]

NEVER = -1


class Fuse:
    """Lets some changes through and breaks one; after that everything works again."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.changes = 0  # since the last time it was set
        self._breaks_at = 0
        self._writes_left = NEVER
        self._run = store.run
        monkeypatch.setattr(store, "run", self.run)
        monkeypatch.setattr("terrarium.tables.driver._NEXT_TRY", 0.0)

    def break_at(self, change: int) -> None:
        """The first change from now on is number 1."""
        self.changes, self._breaks_at, self._writes_left = 0, change, NEVER

    def break_at_write(self, write: int) -> None:
        """In the middle of a change; the first line that is written from now on is number 1."""
        self.changes, self._breaks_at, self._writes_left = 0, 0, write

    async def run(self, transaction: Callable[[Connection], Result]) -> Result:
        self.changes += 1
        breaks = self.changes == self._breaks_at

        def whole(connection: Connection) -> Result:
            event.listen(connection, "before_cursor_execute", self._write)
            result = transaction(connection)
            if breaks:
                raise StorageFailed("no space left")
            return result

        return await self._run(whole)

    def _write(self, *_: object) -> None:
        self._writes_left -= 1
        if self._writes_left == 0:
            raise StorageFailed("no space left")


class Mended:
    """A table at which every deed that the database failed is done again."""

    def __init__(self, lobby: Lobby, folder: Path, fuse: Fuse) -> None:
        self.lobby = lobby
        self.fuse = fuse
        self._folder = folder
        self._copies = count()
        self.people: list[Person] = []

    async def begin(self, wish: NewTable) -> None:
        self.people = [await person(self.lobby, name) for name in ("Ada", "Bo", "Cy")]
        table = await self.lobby.create_table(self.people[0], wish)
        self.live = await self.lobby.matches.get(table.match)

    async def started(self) -> None:
        """Everybody sits and plays."""
        await self.do(partial(self.live.room.sit, 1, self.people[1]))
        await self.do(partial(self.live.room.sit, 2, self.people[2]))
        await self.do(partial(self.lobby.start, self.live.table.id, self.people[0]))

    async def do(self, deed: Deed) -> None:
        try:
            await deed()
        except StorageFailed:
            assert await self.stored() == self.in_memory()
            await deed()
        await settled(self.live)

    async def turn(self) -> int:
        """Whose turn it is, once the moves that nobody chooses are made."""
        await self.do(partial(turn_of_a_person, self.live))
        return self.live.course.actor

    async def play(self) -> int:
        seat = await self.turn()
        await self.do(
            partial(self.live.play, seat, [move(self.live, -1)], self.live.course.version)
        )
        return seat

    def in_memory(self) -> dict[str, object]:
        return as_it_stands(self.live)

    async def stored(self) -> dict[str, object]:
        """The same as a server finds it that starts from a copy of the file."""
        copy = self._folder / f"copy-{next(self._copies)}"
        copy.mkdir()
        copy_database(self._folder / "terrarium.db", copy / "terrarium.db")
        async with lobby_in(copy) as lobby:
            return as_it_stands(await lobby.matches.get(self.live.id))


def as_it_stands(live: LiveMatch) -> dict[str, object]:
    """Everything about a match that its database has, too."""
    return {
        "phase": live.table.phase,
        "host": live.table.host,
        "version": live.course.version,
        "seats": [
            (seat.kind, seat.name, seat.person, seat.ready, seat.held, seat.late, sorted(seat.keys))
            for seat in live.table.seats
        ],
        "request": live.takebacks.request,
        "advance": live.course.match.in_advance if live.course.match is not None else {},
        "record": live.course.match.record().write() if live.course.match is not None else "",
        "log": [(line.version, line.message.id, line.note) for line in live.course.log(0)],
        "talk": [(spoken.id, spoken.note) for spoken in live.room.talk],
        "moved_at": live.course.last_at,
        "deadline": live.course.deadline(),
    }
