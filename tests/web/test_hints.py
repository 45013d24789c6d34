"""A hint on the page: for who asked, with its reason, and for nobody else."""

import asyncio
from dataclasses import replace
from pathlib import Path

from terrarium.tables.live import LiveMatch
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import turn_of_a_person
from tests.web.client import Site, site
from tests.web.test_seats import THREE, Browser, browser


async def _begun(here: Site, wish: NewTable = THREE) -> tuple[LiveMatch, list[Browser]]:
    seats = [await browser(here, name) for name in ("Ada", "Bo", "Cy")]
    table = await here.lobby.create_table(seats[0].person, wish)
    live = await here.lobby.matches.get(table.match)
    for number, each in enumerate(seats[1:], 1):
        await live.room.sit(number, each.person)
    await here.lobby.start(table.id, seats[0].person)
    return live, seats


def test_who_asks_for_a_hint_reads_it_beside_the_question_and_the_others_do_not(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            live, seats = await _begun(here)
            asks, page = await turn_of_a_person(live), f"/matches/{live.id}"
            version = str(live.course.version)
            await seats[asks].press(f"{page}/hint", page, version=version)
            told = ["A bot in your place would choose" in await each.get(page) for each in seats]
            assert told == [seat == asks for seat in range(3)]

    asyncio.run(story())


def test_the_others_read_in_the_log_that_somebody_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            live, seats = await _begun(here)
            asks, page = await turn_of_a_person(live), f"/matches/{live.id}"
            await seats[asks].press(f"{page}/hint", page, version=str(live.course.version))
            name = live.table.seats[asks].name
            assert f"{name} asks for a hint." in await seats[(asks + 1) % 3].get(page)

    asyncio.run(story())


def test_who_is_told_what_is_at_stake_can_ask_beside_the_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            live, seats = await _begun(here)
            asks, page = await turn_of_a_person(live), f"/matches/{live.id}"
            offered = ['id="asks-hint"' in await each.get(page) for each in seats]
            assert offered == [seat == asks for seat in range(3)]
            await seats[asks].press("/settings", page, stakes="never", next=page)
            assert 'id="asks-hint"' not in await seats[asks].get(page)

    asyncio.run(story())


def test_where_there_are_no_hints_none_can_be_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            live, seats = await _begun(here, replace(THREE, hints=False))
            asks = await turn_of_a_person(live)
            assert "Hint" not in await seats[asks].get(f"/matches/{live.id}")

    asyncio.run(story())
