"""A server for tests, in this process, with a client for each seat."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from terrarium.core.view import Json
from terrarium.tables.lobby import Lobby, open_lobby
from terrarium.tables.settings import TableSettings
from terrarium.web.app import create_app
from terrarium.web.config import WebConfig
from tests.tables.lobbies import PATIENCE, QUICK, settled

UNHURRIED = WebConfig(changes_a_second=1e6, changes_at_once=10**6, new_a_second=1e6)


@dataclass
class Site:
    """The API of one lobby."""

    lobby: Lobby
    client: httpx.AsyncClient

    async def table(self, *seats: str, **wishes: Json) -> "Played":
        """A table of Terra that has begun, and where only people and bots move now."""
        body: dict[str, Json] = {"game": "terra", "seats": list(seats), **wishes}
        made = (await self.client.post("/api/v1/tables", json=body)).json()
        played = Played(self, made["table"], made["match"], [s["token"] for s in made["seats"]])
        tokens = [token for token in played.tokens if token]
        await self.client.post(f"/api/v1/tables/{played.id}/start", headers=bearer(tokens[0]))
        await played.settled()
        return played


@dataclass
class Played:
    """A match, asked by its seats' tokens."""

    site: Site
    id: str
    match: str
    tokens: list[str | None]

    async def get(self, seat: int | None = None, path: str = "") -> httpx.Response:
        headers = {} if seat is None else bearer(self.tokens[seat])
        return await self.site.client.get(f"/api/v1/matches/{self.match}{path}", headers=headers)

    async def post(self, seat: int | None, path: str, **body: Json) -> httpx.Response:
        headers = {} if seat is None else bearer(self.tokens[seat])
        address = f"/api/v1/matches/{self.match}/{path}"
        return await self.site.client.post(address, headers=headers, content=json.dumps(body))

    async def turn(self) -> dict[str, Any]:
        """The match as the person to move sees it, once it is a person's turn or over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self.settled()
                public = (await self.get()).json()
                actor = public["actor"]
                if actor is None:
                    return dict(public)
                if self.tokens[actor]:
                    shown = (await self.get(actor)).json()
                    if shown["actor"] == actor and shown["version"] == public["version"]:
                        return dict(shown)
                await asyncio.sleep(0.005)

    async def settled(self) -> int:
        """The version once the table has made the moves that it makes by itself."""
        live = await self.site.lobby.matches.get(self.match)
        await settled(live)
        return live.course.version

    async def choice(self) -> dict[str, Any]:
        """The same, once there is something to choose."""
        while len((shown := await self.turn())["legal"]) == 1:
            await self.play_one(shown)
        return shown

    async def play_to_the_end(self, moves: int = 10_000) -> dict[str, Any]:
        """Every person makes the last move of their list."""
        for _ in range(moves):
            shown = await self.turn()
            if shown["over"]:
                return shown
            await self.play_one(shown)
        return await self.turn()

    async def play_one(self, shown: dict[str, Any]) -> httpx.Response:
        move = shown["legal"][-1]
        return await self.post(shown["actor"], "moves", version=shown["version"], moves=[move])


def is_clear(answer: httpx.Response, *statuses: int) -> None:
    """A refusal with an id and a sentence, and with nothing of the inside."""
    assert answer.status_code in statuses, (answer.status_code, answer.text[:500])
    error = answer.json()["error"]
    assert error["id"]
    assert error["text"]
    assert "Traceback" not in answer.text
    if answer.status_code == 422:
        assert "rule" in error


def bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@asynccontextmanager
async def site(
    folder: Path, settings: TableSettings = QUICK, config: WebConfig = UNHURRIED
) -> AsyncIterator[Site]:
    lobby = await open_lobby(folder / "terrarium.db", settings)
    transport = httpx.ASGITransport(create_app(lobby, config))
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
            yield Site(lobby, client)
    finally:
        await lobby.close()
