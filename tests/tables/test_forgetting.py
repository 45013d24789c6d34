"""Somebody wishes to be forgotten: everywhere at once, or nowhere."""

import asyncio
import sqlite3
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from terrarium.tables.database.store import StorageFailed
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.person import Person
from terrarium.tables.wish import NewTable
from tests.tables.breaking import Fuse, as_it_stands
from tests.tables.lobbies import PATIENCE, QUICK, lobby_in, plays, refused, seated, settled

NO_BOT_MOVES = replace(QUICK, bot_pause=PATIENCE)
THREE = NewTable("terra", ("me", "open", "open"), undo="ask", seed=7)


def test_whichever_write_fails_nobody_is_forgotten_by_halves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> int:
        async with lobby_in(tmp_path, NO_BOT_MOVES) as lobby:
            bo, lives = await _busy(lobby)
            fuse, before = Fuse(lobby.store, monkeypatch), _stands(tmp_path, lives)
            for write in count(1):
                fuse.break_at_write(write)
                try:
                    await lobby.reception.forget(bo, "Somebody")
                except StorageFailed:
                    assert _stands(tmp_path, lives) == before
                else:
                    return write
            raise AssertionError("never")

    assert asyncio.run(story()) > 20


def test_a_wish_to_be_forgotten_that_failed_can_be_granted_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> list[dict[str, object]]:
        async with lobby_in(tmp_path, NO_BOT_MOVES) as lobby:
            bo, lives = await _busy(lobby)
            fuse = Fuse(lobby.store, monkeypatch)
            fuse.break_at(1)
            with pytest.raises(StorageFailed):
                await lobby.reception.forget(bo, "Somebody")
            await lobby.reception.forget(bo, "Somebody")
            assert fuse.changes == 2
            return [as_it_stands(live) for live in lives]

    async def after_a_restart(matches: list[str]) -> list[dict[str, object]]:
        async with lobby_in(tmp_path, NO_BOT_MOVES) as lobby:
            return [as_it_stands(await lobby.matches.get(match)) for match in matches]

    told = asyncio.run(story())
    assert asyncio.run(after_a_restart(_matches(tmp_path))) == told


def test_two_who_share_tables_are_forgotten_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path, NO_BOT_MOVES) as lobby:
            first, (ada, bo, cy) = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            second = await lobby.matches.get((await lobby.create_table(bo, THREE)).match)
            await second.room.sit(1, cy)
            wishes = [lobby.reception.forget(who, "Somebody") for who in (cy, bo, ada)]
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*wishes)
            sits = [seat.person for live in (first, second) for seat in live.table.seats]
            assert sits == [None] * 6

    asyncio.run(story())


def test_somebody_forgotten_a_moment_ago_says_nothing_makes_no_table_and_has_no_name(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path, NO_BOT_MOVES) as lobby:
            live, (_, bo, _) = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            await lobby.reception.forget(bo, "Somebody")
            await refused(live.room.say(bo, "still here"), "not-known")
            await refused(lobby.create_table(bo, THREE), "not-known")
            await refused(lobby.reception.change_person(bo, "Bo", {}), "not-known")

    asyncio.run(story())


async def _busy(lobby: Lobby) -> tuple[Person, list[LiveMatch]]:
    """Bo hosts a table that waits, has asked to go back in a match, and is Ada's phone in another.

    He has said something, and a link leads to his seat.
    """
    match, (_, bo, _) = await seated(lobby, THREE, "Ada", "Bo", "Cy")
    device, (ada, *_) = await seated(lobby, THREE, "Ada", "Di", "Ed")
    waiting = await lobby.matches.get((await lobby.create_table(bo, THREE)).match)
    await lobby.reception.spend_link(await device.room.links.make(0, ada), bo)
    await _ask_to_go_back(match, 1)
    await match.room.say(bo, "let me")
    await match.room.links.make(1, bo)
    return bo, [match, device, waiting]


async def _ask_to_go_back(live: LiveMatch, seat: int) -> None:
    """As soon as it has chosen something and somebody else has, too."""
    chosen: list[int] = []
    while seat not in chosen[:-1] or chosen[-1] == seat:
        await settled(live)
        chosen.append(live.course.actor)
        await plays(live, -1)
    await settled(live)
    await live.takebacks.ask(seat, live.course.version)


def _stands(folder: Path, lives: list[LiveMatch]) -> tuple[object, object]:
    """All of it, on disk and in memory."""
    database = sqlite3.connect(folder / "terrarium.db")
    stored = list(database.iterdump())
    database.close()
    return stored, [as_it_stands(live) for live in lives]


def _matches(folder: Path) -> list[str]:
    """In the order in which they were made."""
    database = sqlite3.connect(folder / "terrarium.db")
    found = database.execute("SELECT match_id FROM tables ORDER BY made_at").fetchall()
    database.close()
    return [match for (match,) in found]
