"""Drafts over HTTP: shown, never stored, and made as one request."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from terrarium.core.state import SPECTATOR
from terrarium.tables.live import LiveMatch
from terrarium.tables.wish import NewTable
from terrarium.web.who import COOKIE
from tests.tables.lobbies import settled
from tests.web.client import Site, site
from tests.web.test_seats import OURS

CSRF = re.compile(r'name="csrf" value="([^"]*)"')
JSON = {"Accept": "application/json"}


@dataclass
class Desk:
    """A match of two people; `ask` and `do` are those of whoever is to move, or of another."""

    here: Site
    live: LiveMatch
    secrets: list[str]

    @property
    def actor(self) -> int:
        return self.live.course.actor

    async def ask(
        self, draft: str, seat: int | None = None, version: int | None = None, path: str = ""
    ) -> httpx.Response:
        wanted = {
            "draft": draft,
            "version": self.live.course.version if version is None else version,
        }
        return await self._get(path, self.actor if seat is None else seat, wanted)

    async def asked_by_script(self, draft: str, **more: Any) -> httpx.Response:
        return await self.ask(draft, path="/live/now", **more)

    async def do(self, moves: str, version: int | None = None) -> httpx.Response:
        return await self._press("move", version, moves=moves)

    async def ask_for_a_hint(self, draft: str, scripts: bool = True) -> httpx.Response:
        return await self._press("hint", scripts=scripts, draft=draft)

    async def follow(self, answer: httpx.Response) -> str:
        """The page to which a button leads."""
        address, headers = answer.headers["location"], self._cookie(self.actor)
        return (await self.here.client.get(address, headers=headers)).text

    async def _press(
        self, action: str, version: int | None = None, scripts: bool = True, **sent: str
    ) -> httpx.Response:
        seat = self.actor
        page = (await self._get("", seat, {})).text
        found = CSRF.search(page)
        assert found is not None
        fields = {"csrf": found[1], "version": str(version or self.live.course.version), **sent}
        address = f"/matches/{self.live.id}/{action}"
        headers = {**self._cookie(seat), **(JSON if scripts else OURS)}
        answer = await self.here.client.post(address, data=fields, headers=headers)
        await settled(self.live)
        return answer

    async def _get(self, path: str, seat: int, wanted: dict[str, Any]) -> httpx.Response:
        headers = self._cookie(seat) | (JSON if path else {})
        address = f"/matches/{self.live.id}{path}"
        return await self.here.client.get(address, params=wanted, headers=headers)

    def _cookie(self, seat: int) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.secrets[seat]}"} if seat >= 0 else {}


@asynccontextmanager
async def desk(folder: Path, game: str = "terra_futura", players: int = 2) -> AsyncIterator[Desk]:
    async with site(folder) as here:
        people = [await here.lobby.reception.new_person(f"Person {n}") for n in range(players)]
        wish = NewTable(game, ("me", *["open"] * (players - 1)), seed=5)
        table = await here.lobby.create_table(people[0][0], wish)
        live = await here.lobby.matches.get(table.match)
        for seat in range(1, players):
            await live.room.sit(seat, people[seat][0])
        await here.lobby.start(table.id, people[0][0])
        yield Desk(here, live, [here.lobby.reception.signer.sign(secret) for _, secret in people])


def at_a_desk(folder: Path, happens: Callable[[Desk], Awaitable[None]], **wishes: Any) -> None:
    async def run() -> None:
        async with desk(folder, **wishes) as made:
            await happens(made)

    asyncio.run(run())


def test_a_draft_shows_the_table_as_it_would_be_and_changes_nothing(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        await at.do("take I 1")
        before, position = at.live.course.version, at.live.course.history.state.position()
        page = await at.ask("place c4")
        assert page.status_code == 200
        assert 'data-draft="place c4"' in page.text
        assert "would activate these cards" in page.text
        assert (at.live.course.version, at.live.course.history.state.position()) == (
            before,
            position,
        )
        assert "would activate these cards" not in (await at.ask("")).text

    at_a_desk(tmp_path, happens)


def test_a_script_gets_only_the_parts_that_differ(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        await at.do("take I 1")
        news = (await at.asked_by_script("place c4")).json()
        assert list(news["fragments"]) == ["board", "guide", "own"]
        assert news["draft"] == "place c4"
        assert news["version"] == at.live.course.version

    at_a_desk(tmp_path, happens)


def test_a_draft_is_made_as_one_request_or_not_at_all(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        await at.do("take I 1")
        before = at.live.course.version
        assert (await at.do("place c4;activate c3 2;activate c3 2")).status_code == 422
        assert at.live.course.version == before
        answer = await at.do("place c4; activate c3 2; end")
        assert answer.status_code == 204
        assert at.live.course.version == before + 3

    at_a_desk(tmp_path, happens)


def test_a_draft_that_was_overtaken_says_so(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        await at.do("take I 1")
        old = await at.asked_by_script("place c4", version=at.live.course.version - 1)
        assert (old.status_code, old.json()["error"]["id"]) == (409, "stale")
        page = await at.ask("place c4", version=0)
        assert page.status_code == 409
        assert "The match has gone on since version 0." in page.text
        assert 'id="board"' in page.text
        assert (await at.do("place c4", version=9)).status_code == 409

    at_a_desk(tmp_path, happens)


@pytest.mark.parametrize(
    ("draft", "reason"),
    [
        ("place a1", "terra_futura-not-touching"),
        ("place c4;activate b2 1", "terra_futura-no-card-here"),
        ("place", "terra_futura-no-such-move"),
        (";".join(["place c4"] * 101), "bad-input"),
        ("x" * 5_000, "bad-input"),
    ],
)
def test_a_draft_that_cannot_be_gets_its_reason(tmp_path: Path, draft: str, reason: str) -> None:
    async def happens(at: Desk) -> None:
        await at.do("take I 1")
        answer = await at.asked_by_script(draft)
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, reason)
        assert (await at.ask(draft)).status_code == 422

    at_a_desk(tmp_path, happens)


def test_without_scripts_a_hint_leads_back_to_what_is_being_composed(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        await at.do("take I 1")
        answer = await at.ask_for_a_hint("place c4", scripts=False)
        assert answer.status_code == 303
        page = await at.follow(answer)
        assert 'name="draft" value="place c4"' in page
        assert "would choose" in page

    at_a_desk(tmp_path, happens)


def test_without_scripts_a_hint_for_a_whole_decision_leads_back_to_the_table(
    tmp_path: Path,
) -> None:
    async def happens(at: Desk) -> None:
        answer = await at.ask_for_a_hint("", scripts=False)
        assert answer.headers["location"] == f"/matches/{at.live.id}"

    at_a_desk(tmp_path, happens)


@pytest.mark.parametrize("draft", ["take I 1", "take II deck", "discard I"])
def test_a_draft_ends_before_a_hidden_card_would_be_seen(tmp_path: Path, draft: str) -> None:
    async def happens(at: Desk) -> None:
        answer = await at.asked_by_script(draft)
        assert answer.json()["error"]["id"] == "draft-goes-too-far"

    at_a_desk(tmp_path, happens)


def test_only_the_seat_to_move_composes(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        await at.do("take I 1")
        other = await at.asked_by_script("place c4", seat=1 - at.actor)
        assert (other.status_code, other.json()["error"]["id"]) == (403, "not-your-decision")
        stranger = await at.asked_by_script("place c4", seat=SPECTATOR)
        assert (stranger.status_code, stranger.json()["error"]["id"]) == (403, "not-your-seat")

    at_a_desk(tmp_path, happens)


def test_where_moves_are_made_one_by_one_there_are_no_drafts(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        answer = await at.asked_by_script("pass")
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, "no-drafts")

    at_a_desk(tmp_path, happens, game="terra", players=3)
