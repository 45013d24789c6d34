"""A server on a real port in this process, and streams read from it as a browser would."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from terrarium.tables.lobby import open_lobby
from terrarium.tables.settings import TableSettings
from terrarium.web.app import create_app
from terrarium.web.config import WebConfig
from terrarium.web.connections import Patience
from terrarium.web.server import Server, listen, uvicorn_config
from tests.tables.lobbies import PATIENCE, QUICK
from tests.web.client import UNHURRIED, Played, Site, bearer


@asynccontextmanager
async def real_site(
    folder: Path,
    settings: TableSettings = QUICK,
    config: WebConfig = UNHURRIED,
    patience: Patience | None = None,
) -> AsyncIterator[Site]:
    lobby = await open_lobby(folder / "terrarium.db", settings)
    listener = listen("127.0.0.1", 0)
    server = Server(uvicorn_config(create_app(lobby, config), ""), lobby, patience)
    running = asyncio.create_task(server.serve([listener]))
    while not server.started and not running.done():
        await asyncio.sleep(0)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    try:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
            yield Site(lobby, client)
    finally:
        server.should_exit = True
        await running
        await lobby.close()


class Stream:
    """One open stream: its events, and the comments between them."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self._lines = response.aiter_lines()

    async def block(self) -> dict[str, str]:
        """The fields up to the next empty line; a comment has the empty name."""
        found: dict[str, str] = {}
        async with asyncio.timeout(PATIENCE):
            while line := await anext(self._lines):
                name, _, value = line.partition(":")
                found[name] = value.strip()
        return found

    async def quiet(self) -> None:
        """Nothing comes until the server says that it is alive."""
        while (block := await self.block()) != {"": "still here"}:
            assert "data" in block or "retry" in block

    async def event(self) -> tuple[int, dict[str, Any]]:
        """The next event's id and data."""
        while "data" not in (block := await self.block()):
            pass
        return int(block["id"]), json.loads(block["data"])

    async def until(self, version: int) -> list[tuple[int, dict[str, Any]]]:
        """All events up to one of that version or a later one."""
        events = [await self.event()]
        while events[-1][0] < version:
            events.append(await self.event())
        return events

    async def ended(self) -> bool:
        """Whether the server ends it by itself; events before that are let go."""
        async with asyncio.timeout(PATIENCE):
            async for _ in self._lines:
                pass
        return True


@asynccontextmanager
async def stream(played: Played, seat: int | None = None, **headers: str) -> AsyncIterator[Stream]:
    known = {} if seat is None else bearer(played.tokens[seat])
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    address = f"/api/v1/matches/{played.match}/stream"
    async with played.site.client.stream("GET", address, headers={**known, **sent}) as response:
        yield Stream(response)
