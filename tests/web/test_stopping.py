"""A server that is asked to stop: streams end, and whoever waits for an answer gets one."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send

from terrarium.web.faults import Faults
from tests.tables.lobbies import QUICK
from tests.web.client import site
from tests.web.server import running
from tests.web.test_connections import HALF_A_BODY, HALF_A_HEADER, visitor


def test_whoever_is_given_up_is_told_to_try_again() -> None:
    async def never(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.Event().wait()

    async def give_up() -> list[Message]:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            return {"type": "http.request"}

        scope = {"type": "http", "method": "GET", "path": "/api/v1/games", "headers": []}
        asking = asyncio.create_task(Faults(never)(scope, receive, send))
        await asyncio.sleep(0)
        asking.cancel()
        await asking
        return sent

    start, body = asyncio.run(give_up())
    assert start["status"] == 503
    assert b'"stopping"' in body["body"]


def test_a_table_first_looked_at_while_the_server_stops_keeps_no_stream_open(
    tmp_path: Path,
) -> None:
    async def listen() -> list[object]:
        async with site(tmp_path, QUICK) as here:
            played = await here.table("me", "open", "open")
            here.lobby.matches._live.clear()
            here.lobby.matches.end_streams()
            live = await here.lobby.matches.get(played.match)
            return [update async for update in live.watchers.subscribe()]

    assert asyncio.run(listen()) == []


@pytest.mark.leisurely
def test_requests_that_never_end_do_not_keep_it(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", "--log", "error") as server:
        asyncio.run(_stopped_in_the_midst(server.url, server.process.terminate))
        assert server.log() == []


async def _stopped_in_the_midst(url: str, stop: Callable[[], None]) -> None:
    async with visitor(url) as header, visitor(url) as body:
        await header.send(HALF_A_HEADER)
        await body.send(HALF_A_BODY)
        stop()
        assert await header.rest() == b""
        assert await body.rest() == b""
