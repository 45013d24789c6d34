"""Seats over HTTP: one-time links, tokens of one seat, one seat a person, whose turn it is."""

import asyncio
import json
import re
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from terrarium.tables.person import Person
from terrarium.tables.settings import TableSettings
from terrarium.tables.wish import NewTable
from terrarium.web.who import COOKIE
from tests.tables.lobbies import seated, turn_of_a_person
from tests.web.client import Site, bearer, site

OURS = {"Origin": "http://testserver"}
THREE = NewTable("terra", ("me", "open", "open"))
ALONE = NewTable("terra", ("me", "bot:random", "bot:random"))


@dataclass
class Browser:
    """Somebody with a cookie, who presses buttons."""

    here: Site
    person: Person
    cookie: str

    async def get(self, path: str) -> str:
        return (await self.here.client.get(path, headers=self._headers())).text

    async def press(self, path: str, page: str, **fields: str) -> httpx.Response:
        found = re.search(r'name="csrf" value="([0-9a-f]+)"', await self.get(page))
        assert found is not None
        data = {"csrf": found[1], **fields}
        return await self.here.client.post(path, data=data, headers=self._headers())

    def _headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.cookie}", **OURS}


async def browser(here: Site, name: str) -> Browser:
    person, secret = await here.lobby.reception.new_person(name)
    return Browser(here, person, here.lobby.reception.signer.sign(secret))


def test_of_six_browsers_that_spend_a_link_at_once_one_gets_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            live, (ada, _, _) = await seated(here.lobby, THREE, "Ada", "Bo", "Cy")
            link = f"/sit/{await live.room.links.make(0, ada)}"
            six = [await browser(here, f"Browser {number}") for number in range(6)]
            answers = await asyncio.gather(*(each.press(link, link) for each in six))
            assert sorted(answer.status_code for answer in answers) == [303] + 5 * [409]
            seats = [live.table.seats_of(each.person.id) for each in six]
            assert sorted(seats) == 5 * [[]] + [[0]]

    asyncio.run(story())


@pytest.mark.parametrize("action", ["sit", "leave", "ready", "back"])
def test_the_token_of_a_seat_is_good_for_no_other(tmp_path: Path, action: str) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            tokens, table = await _table(here)
            address = f"/api/v1/tables/{table}/{action}"
            answer = await here.client.post(address, headers=bearer(tokens[1]), json={"seat": 2})
            assert (answer.status_code, answer.json()["error"]["id"]) == (403, "not-your-seat")
            sits = f"/api/v1/tables/{table}/sit"
            assert (await here.client.post(sits, headers=bearer(tokens[2]))).status_code == 200

    asyncio.run(story())


def test_the_token_of_a_seat_does_nothing_on_pages(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            tokens, table = await _table(here)
            address, form = f"/tables/{table}/leave", {"seat": "0", "csrf": ""}
            await here.client.post(address, headers=bearer(tokens[0]), data=form)
            assert (await here.lobby.matches.of_table(table)).table.seats[0].kind == "person"

    asyncio.run(story())


def test_a_person_has_one_seat_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            body = {"game": "terra", "seats": ["me", "me", "bot:random"]}
            answer = await here.client.post("/api/v1/tables", json=body)
            assert answer.status_code == 422
            assert "one seat" in answer.json()["error"]["text"]

    asyncio.run(story())


def test_the_form_of_a_new_table_says_that_one_sits_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            ada = await browser(here, "Ada")
            assert "one seat at most" in await ada.get("/new?game=terra")
            fields = {"game": "terra", "players": "3", "seat0": "me", "seat1": "me"}
            answer = await ada.press("/new", "/new?game=terra", **fields)
            assert answer.status_code == 422
            assert "one seat" in answer.text

    asyncio.run(story())


def test_home_says_your_turn_only_where_one_plays_oneself(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            ada = await browser(here, "Ada")
            table = await here.lobby.create_table(ada.person, ALONE)
            await here.lobby.start(table.id, ada.person)
            live = await here.lobby.matches.get(table.match)
            await turn_of_a_person(live)
            assert "Your turn" in await ada.get("/")
            assert live.driver is not None
            live.driver.cancel()
            await live.room.leave(0, ada.person)
            page = await ada.get("/")
            assert ("Your turn" in page, "you have left" in page) == (False, True)

    asyncio.run(story())


def test_a_rematch_against_bots_leads_straight_to_the_match(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            ada = await browser(here, "Ada")
            table = await here.lobby.create_table(ada.person, ALONE)
            await here.lobby.start(table.id, ada.person)
            page = f"/matches/{table.match}"
            await ada.press(f"{page}/end", page)
            for _ in range(2):
                answer = await ada.press(f"{page}/rematch", page)
                assert answer.headers["location"] == f"/tables/{table.id}"
            now = await here.lobby.matches.of_table(table.id)
            assert now.course.going
            assert now.id != table.match

    asyncio.run(story())


def test_a_button_takes_over_from_a_host_who_has_vanished(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path, TableSettings(workers=1, host_away=0.0)) as here:
            ada, bo = await browser(here, "Ada"), await browser(here, "Bo")
            table = await here.lobby.create_table(ada.person, THREE)
            live, room = await here.lobby.matches.get(table.match), f"/tables/{table.id}"
            await live.room.sit(1, bo.person)
            assert "Take over" in await bo.get(room)
            assert "Take over" not in await ada.get(room)
            await bo.press(f"{room}/host", room)
            assert live.room.host.may_host(bo.person)
            await live.room.sit(2, (await browser(here, "Cy")).person)
            await here.lobby.start(table.id, bo.person)
            match = f"/matches/{live.id}"
            assert "Take over" in await ada.get(match)
            await ada.press(f"{match}/host", match)
            assert live.room.host.may_host(ada.person)
            assert "Ada is the host now" in await bo.get(match)

    asyncio.run(story())


def test_a_program_takes_over_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path, TableSettings(workers=1, host_away=0.0)) as here:
            tokens, table = await _table(here)
            address = f"/api/v1/tables/{table}"
            await here.client.post(f"{address}/sit", headers=bearer(tokens[1]))
            answer = await here.client.post(f"{address}/host", headers=bearer(tokens[1]))
            assert answer.status_code == 200
            started = await here.client.post(f"{address}/start", headers=bearer(tokens[1]))
            assert started.status_code == 200

    asyncio.run(story())


def test_a_waiting_room_is_shown_as_it_is_also_when_what_was_said_there_is_gone(
    tmp_path: Path,
) -> None:
    """A page shows nothing that is older than what it shows."""

    async def story() -> None:
        async with site(tmp_path) as here:
            ada, bo = await browser(here, "Ada"), await browser(here, "Bo")
            table = await here.lobby.create_table(ada.person, THREE)
            await (await here.lobby.matches.get(table.match)).room.say(bo.person, "Hello")
            now = f"/tables/{table.id}/live/now"
            before = json.loads(await ada.get(now))["version"]
            await here.lobby.reception.forget(bo.person, "Somebody")
            assert json.loads(await ada.get(now))["version"] >= before

    asyncio.run(story())


def test_a_link_that_leads_nowhere_makes_nobody_known(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(tmp_path) as here:
            answer = await here.client.post("/sit/nowhere", data={"name": "Eve"}, headers=OURS)
            assert (answer.status_code, "set-cookie" in answer.headers) == (404, False)

    asyncio.run(story())


async def _table(here: Site) -> tuple[list[str], str]:
    """The tokens of a table that waits, and its id."""
    body = {"game": "terra", "seats": ["me", "open", "open"]}
    made = (await here.client.post("/api/v1/tables", json=body)).json()
    return [seat["token"] for seat in made["seats"]], made["table"]
