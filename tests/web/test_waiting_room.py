"""The waiting room: what is equal for all is made once, and what is somebody's is theirs alone."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from terrarium.bots.registry import usual
from terrarium.tables.live import LiveMatch
from terrarium.web.pages import waiting
from terrarium.web.pages.visit import Visit
from tests.web.client import Site, site
from tests.web.test_seats import THREE, Browser, browser

Story = Callable[[Site, LiveMatch, Browser], Awaitable[None]]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """For whom the room was drawn."""
    found: list[str] = []
    usual = waiting._drawn

    def noted(visit: Visit, live: LiveMatch, csrf: str) -> str:
        found.append(visit.person.name)
        return usual(visit, live, csrf)

    monkeypatch.setattr(waiting, "_drawn", noted)
    return found


def _told(folder: Path, story: Story) -> None:
    async def run() -> None:
        async with site(folder) as here:
            ada = await browser(here, "Ada")
            table = await here.lobby.create_table(ada.person, THREE)
            await story(here, await here.lobby.matches.get(table.match), ada)

    asyncio.run(run())


def test_for_those_who_only_look_the_room_is_drawn_once_until_something_changes(
    tmp_path: Path, drawn: list[str]
) -> None:
    async def story(here: Site, live: LiveMatch, ada: Browser) -> None:
        bo, cy, di = [await browser(here, name) for name in ("Bo", "Cy", "Di")]
        for each in (bo, cy, ada, di):
            await each.get(f"/tables/{live.table.id}/live/now")
        assert drawn == ["Bo", "Ada"]
        await live.room.sit(1, di.person)
        for each in (bo, cy, di):
            await each.get(f"/tables/{live.table.id}/live/now")
        assert drawn == ["Bo", "Ada", "Bo", "Di"]

    _told(tmp_path, story)


def test_everybody_who_looks_at_the_room_has_their_own_token(tmp_path: Path) -> None:
    async def story(here: Site, live: LiveMatch, ada: Browser) -> None:
        seen = [await browser(here, name) for name in ("Bo", "Cy")]
        pages = [await each.get(f"/tables/{live.table.id}/live/now") for each in (ada, *seen)]
        tokens = [set(re.findall(r'name=\\"csrf\\" value=\\"(.*?)\\"', page)) for page in pages]
        assert [len(found) for found in tokens] == [1, 1, 1]
        assert len(set.union(*tokens)) == 3

    _told(tmp_path, story)


def test_whoever_looked_on_and_sits_down_is_shown_their_own_seat(tmp_path: Path) -> None:
    async def story(here: Site, live: LiveMatch, ada: Browser) -> None:
        bo, cy = [await browser(here, name) for name in ("Bo", "Cy")]
        await live.room.sit(1, bo.person)
        mine, others = [await each.get(f"/tables/{live.table.id}/live/now") for each in (bo, cy)]
        assert ("(you)" in mine, "(you)" in others) == (True, False)

    _told(tmp_path, story)


def test_what_is_said_while_one_waits_is_heard_by_all(tmp_path: Path) -> None:
    async def story(here: Site, live: LiveMatch, ada: Browser) -> None:
        bo = await browser(here, "Bo")
        room = f"/tables/{live.table.id}"
        await ada.press(f"{room}/chat", room, text="Who brings biscuits?")
        assert "Who brings biscuits?" in await bo.get(f"{room}/live/now")
        assert "Who brings biscuits?" in await bo.get(room)

    _told(tmp_path, story)


def test_the_host_fills_the_open_seats_with_the_usual_bots(tmp_path: Path) -> None:
    async def story(here: Site, live: LiveMatch, ada: Browser) -> None:
        await ada.press(f"/tables/{live.table.id}/fill", f"/tables/{live.table.id}")
        seats = live.table.seats
        assert [seat.name for seat in seats[1:]] == list(usual(live.table.game)[: len(seats) - 1])

    _told(tmp_path, story)


def test_all_can_read_the_rules_meanwhile_and_only_the_host_is_offered_bots(
    tmp_path: Path,
) -> None:
    async def story(here: Site, live: LiveMatch, ada: Browser) -> None:
        room, bo = f"/tables/{live.table.id}", await browser(here, "Bo")
        hosts, guests = await ada.get(room), await bo.get(room)
        assert [f'"{room}/fill"' in page for page in (hosts, guests)] == [True, False]
        rules = f'href="/rules/terra?from={live.id}" data-drawer'
        assert [rules in page for page in (hosts, guests)] == [True, True]

    _told(tmp_path, story)


def test_only_the_host_fills_the_table(tmp_path: Path) -> None:
    async def story(here: Site, live: LiveMatch, ada: Browser) -> None:
        bo = await browser(here, "Bo")
        answer = await bo.press(f"/tables/{live.table.id}/fill", f"/tables/{live.table.id}")
        assert (answer.status_code, live.table.full) == (403, False)

    _told(tmp_path, story)
