"""A person's wish to be forgotten: what was played stays, who they were does not."""

import asyncio
import re
import sqlite3
from pathlib import Path

import httpx
import pytest

from terrarium.tables.live import LiveMatch
from terrarium.tables.wish import NewTable
from terrarium.web.who import COOKIE
from tests.tables.lobbies import lobby_in, seated
from tests.web.client import Site, site

OURS = {"Origin": "http://testserver"}
MORE_THAN_ARE_LISTED = 101
THREE = NewTable("terra", ("me", "open", "open"), undo="ask")


def test_nothing_of_somebody_forgotten_is_left_but_their_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            live, people = await seated(lobby, THREE, "Hildegard", "Bo", "Cy")
            await live.room.say(people[0], "I live in Bingen")
            await lobby.reception.forget(people[0], "Somebody")
            assert live.table.seats[0].held_by_bot
            assert (live.table.seats[0].name, live.table.host) == ("Somebody", None)
            assert "Somebody" in live.course.record()
            assert "Bingen" not in str(list(live.room.talk))
            _is_not_named(live)

    asyncio.run(story())
    with sqlite3.connect(tmp_path / "terrarium.db") as database:
        kept = "\n".join(database.iterdump())
    database.close()
    assert "Hildegard" not in kept
    assert "Bingen" not in kept


def test_somebody_forgotten_leaves_every_table_however_many_there_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            ada, _ = await lobby.reception.new_person("Ada")
            for _ in range(MORE_THAN_ARE_LISTED):
                await lobby.create_table(ada, THREE)
            await lobby.reception.forget(ada, "Somebody")

    asyncio.run(story())
    with sqlite3.connect(tmp_path / "terrarium.db") as database:
        kinds = database.execute("SELECT DISTINCT kind FROM seats").fetchall()
    database.close()
    assert kinds == [("open",)]


def _is_not_named(live: LiveMatch) -> None:
    notes = [line.message.args.get("name") for line in live.course.log()]
    assert "Somebody" in notes
    assert "Hildegard" not in [*notes, *live.table.names()]


def test_the_pages_of_somebody_forgotten_show_their_seat_no_longer(tmp_path: Path) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path) as lobby:
            live, people = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            stream = live.watchers.subscribe(0)
            assert await anext(stream)
            await lobby.reception.forget(people[0], "Somebody")
            with pytest.raises(StopAsyncIteration):
                await anext(stream)
            assert live.table.seats_of(people[0].id) == []

    asyncio.run(story())


def test_a_button_in_the_settings_does_it_once_the_box_is_ticked(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            cookie = here.lobby.reception.signer.sign(
                (await here.lobby.reception.new_person("Ada"))[1]
            )
            assert (await _press(here, cookie, "")).status_code == 422
            assert "Ada" in await _settings(here, cookie)
            answer = await _press(here, cookie, "yes")
            assert answer.status_code == 303
            assert 'terrarium=""' in answer.headers["Set-Cookie"]
            assert "Ada" not in await _settings(here, cookie)

    asyncio.run(story())


async def _press(here: Site, cookie: str, sure: str) -> httpx.Response:
    found = re.search(r'name="csrf" value="([0-9a-f]+)"', await _settings(here, cookie))
    assert found is not None
    headers = {"Cookie": f"{COOKIE}={cookie}", **OURS}
    return await here.client.post("/forget", data={"csrf": found[1], "sure": sure}, headers=headers)


async def _settings(here: Site, cookie: str) -> str:
    return (await here.client.get("/settings", headers={"Cookie": f"{COOKIE}={cookie}"})).text
