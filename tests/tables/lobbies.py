"""A lobby for tests, with people and matches."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from terrarium.core.reason import Refused
from terrarium.tables.database.making import make_token
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby, open_lobby
from terrarium.tables.person import Person
from terrarium.tables.settings import TableSettings
from terrarium.tables.table import Table
from terrarium.tables.wish import NewTable

PATIENCE = 60.0  # seconds until a test gives up what a busy machine has surely done
QUICK = TableSettings(bot_pause=0.0, bot_limit=PATIENCE, workers=1)


@dataclass
class Hands:
    """A clock whose hands only a test moves."""

    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def lobby_in(folder: Path, settings: TableSettings = QUICK) -> AsyncIterator[Lobby]:
    lobby = await open_lobby(folder / "terrarium.db", settings)
    try:
        yield lobby
    finally:
        await lobby.close()


def told(folder: Path, story: Callable[[Lobby], Awaitable[None]]) -> None:
    """What happens at the tables of one server."""

    async def tell() -> None:
        async with lobby_in(folder) as lobby:
            await story(lobby)

    asyncio.run(tell())


def timed(folder: Path, story: Callable[[Lobby, Hands], Awaitable[None]]) -> None:
    """What happens there while a test moves the hands of the clock."""
    hands = Hands()

    async def tell() -> None:
        async with lobby_in(folder, replace(QUICK, now=hands)) as lobby:
            await story(lobby, hands)

    asyncio.run(tell())


async def person(lobby: Lobby, name: str = "Ada") -> Person:
    return (await lobby.reception.new_person(name))[0]


async def program(lobby: Lobby, table: Table, seat: int) -> str:
    """The token of a program for one seat."""
    return await lobby.store.run(lambda connection: make_token(connection, table, seat, "Program"))


async def waiting(lobby: Lobby, wish: NewTable, *names: str) -> tuple[LiveMatch, list[Person]]:
    """A table that waits, made by the first person."""
    people = [await person(lobby, name) for name in names]
    table = await lobby.create_table(people[0], wish)
    return await lobby.matches.get(table.match), people


async def seated(lobby: Lobby, wish: NewTable, *names: str) -> tuple[LiveMatch, list[Person]]:
    """A match that has begun, with the first person as its host and the others on open seats."""
    live, people = await waiting(lobby, wish, *names)
    others = people[1:]
    for seat in live.table.seats:
        if seat.kind == "open":
            await live.room.sit(seat.seat, others.pop(0))
    await lobby.start(live.table.id, people[0])
    return live, people


async def turn_of_a_person(live: LiveMatch) -> int:
    """The person's seat that has something to choose; forced moves are made on the way."""
    async with asyncio.timeout(PATIENCE):
        while live.course.going:
            seat = live.table.seats[live.course.actor]
            automatic = live.course.begun().automatic()
            if seat.kind == "person" and not seat.held_by_bot and automatic is None:
                if len(live.course.view(seat.seat).legal) > 1:
                    return seat.seat
                await plays(live)
            await asyncio.sleep(0.002)
    raise AssertionError("the match is over")


async def settled(live: LiveMatch) -> None:
    """Wait until the table has made the moves that it makes by itself."""
    async with asyncio.timeout(PATIENCE):
        while live.course.match is not None and live.course.match.automatic() is not None:
            await asyncio.sleep(0.002)


async def until(live: LiveMatch, version: int) -> None:
    """Wait until the match has come so far."""
    async with asyncio.timeout(PATIENCE):
        while live.course.version < version:
            await asyncio.sleep(0.002)


async def refused(doing: Awaitable[object], id: str) -> None:
    """It cannot be done, and why."""
    with pytest.raises(Refused) as found:
        await doing
    assert found.value.reason.id == id


def move(live: LiveMatch, number: int = 0) -> str:
    return live.course.history.game.spell(live.course.view(live.course.actor).legal[number])


async def plays(live: LiveMatch, number: int = 0) -> None:
    """Whoever's turn it is makes one of the moves that they may make."""
    await live.play(live.course.actor, [move(live, number)], live.course.version)
