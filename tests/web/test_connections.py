"""Connections that ask too slowly or nothing at all, and those who want to play meanwhile."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from terrarium.web.connections import Patience
from tests.tables.lobbies import PATIENCE
from tests.web.client import Site
from tests.web.live_server import real_site, stream
from tests.web.server import Running, running

pytestmark = pytest.mark.leisurely

SHORT = Patience(asking=0.3)
ENOUGH = Patience(asking=1.5)  # for what is to be heard before, on a busy machine, too
HALF_A_HEADER = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
HALF_A_BODY = b"POST /quick HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\ngame"
WHOLE = HALF_A_HEADER + b"\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout"


class Visitor:
    """A connection, byte for byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, sent: bytes) -> "Visitor":
        self.writer.write(sent)
        await self.writer.drain()
        return self

    async def rest(self) -> bytes:
        """All that comes until the server closes it."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""

    async def answer(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self.reader.readuntil(b"}")


@asynccontextmanager
async def visitor(url: str) -> AsyncIterator[Visitor]:
    address = httpx.URL(url)
    reader, writer = await asyncio.open_connection(address.host, address.port)
    try:
        yield Visitor(reader, writer)
    finally:
        writer.close()


async def many(stack: AsyncExitStack, url: str, number: int) -> list[Visitor]:
    """So many that begin to ask and never end."""
    visitors = [await stack.enter_async_context(visitor(url)) for _ in range(number)]
    return [await one.send(HALF_A_HEADER) for one in visitors]


def url_of(here: Site) -> str:
    return str(here.client.base_url)


@pytest.mark.parametrize("half", [HALF_A_HEADER, HALF_A_BODY], ids=["header", "body"])
def test_whoever_asks_too_slowly_is_told_so(tmp_path: Path, half: bytes) -> None:
    async def ask() -> bytes:
        async with real_site(tmp_path, patience=ENOUGH) as here, visitor(url_of(here)) as slow:
            return await (await slow.send(half)).rest()

    assert asyncio.run(ask()).startswith(TOO_SLOW)


def test_a_byte_now_and_then_gains_no_time(tmp_path: Path) -> None:
    async def drip(slow: Visitor) -> None:
        while True:
            await slow.send(b"x")
            await asyncio.sleep(0.02)

    async def ask() -> bytes:
        async with real_site(tmp_path, patience=ENOUGH) as here, visitor(url_of(here)) as slow:
            await slow.send(HALF_A_HEADER)
            dripping = asyncio.create_task(drip(slow))
            told = await slow.reader.readline()
            dripping.cancel()
            return told

    assert asyncio.run(ask()).startswith(TOO_SLOW)


def test_whoever_says_nothing_is_told_nothing(tmp_path: Path) -> None:
    async def ask() -> bytes:
        async with real_site(tmp_path, patience=SHORT) as here, visitor(url_of(here)) as silent:
            return await silent.rest()

    assert asyncio.run(ask()) == b""


def test_a_second_request_has_its_own_time(tmp_path: Path) -> None:
    async def ask() -> bytes:
        async with real_site(tmp_path, patience=ENOUGH) as here, visitor(url_of(here)) as slow:
            assert b"200 OK" in await (await slow.send(WHOLE)).answer()
            return await (await slow.send(HALF_A_HEADER)).rest()

    assert asyncio.run(ask()).startswith(TOO_SLOW)


def test_an_open_stream_has_all_the_time_there_is(tmp_path: Path) -> None:
    async def listen() -> int:
        async with real_site(tmp_path, patience=ENOUGH) as here:
            played = await here.table("me", "open", "open")
            async with stream(played) as heard, visitor(url_of(here)) as slow:
                await heard.event()
                await (await slow.send(HALF_A_HEADER)).rest()
                await played.play_one(await played.turn())
                return (await heard.event())[0]

    assert asyncio.run(listen()) > 0


def test_a_crowd_that_asks_nothing_keeps_nobody_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> tuple[int, int]:
        async with real_site(tmp_path, patience=Patience(most=20)) as here, AsyncExitStack() as all:
            played = await here.table("me", "open", "open")
            heard = await all.enter_async_context(stream(played))
            await heard.event()
            await many(all, url_of(here), 100)
            status = (await here.client.get("/healthz")).status_code
            await played.play_one(await played.turn())
            return status, (await heard.event())[0]

    with caplog.at_level(logging.WARNING):
        status, heard = asyncio.run(ask())
    assert status == 200
    assert heard > 0
    assert [line.getMessage() for line in caplog.records] == [
        "too many connections: those that ask nothing are closed"
    ]


def test_the_oldest_unfinished_request_makes_room_first(tmp_path: Path) -> None:
    async def ask() -> tuple[bytes, bytes]:
        async with real_site(tmp_path, patience=Patience(most=2)) as here, AsyncExitStack() as all:
            url = url_of(here)
            oldest, younger = await many(all, url, 2)
            newest = await all.enter_async_context(visitor(url))
            gone = await oldest.rest()
            await newest.send(WHOLE)
            return gone, await (await younger.send(b"\r\n")).answer()

    gone, answer = asyncio.run(ask())
    assert gone == b""
    assert b"200 OK" in answer


def test_whoever_was_answered_makes_room_before_whoever_still_asks(tmp_path: Path) -> None:
    async def ask() -> tuple[bytes, bytes]:
        async with real_site(tmp_path, patience=Patience(most=2)) as here, AsyncExitStack() as all:
            url = url_of(here)
            asking = (await many(all, url, 1))[0]
            answered = await all.enter_async_context(visitor(url))
            await (await answered.send(WHOLE)).answer()
            await all.enter_async_context(visitor(url))
            gone = await answered.rest()
            return gone, await (await asking.send(b"\r\n")).answer()

    gone, answer = asyncio.run(ask())
    assert gone == b""
    assert b"200 OK" in answer


@pytest.mark.parametrize("lowered_later", [False, True])
def test_a_server_short_of_open_files_answers_and_says_so_in_one_line(
    tmp_path: Path, lowered_later: bool
) -> None:
    import resource

    with running(tmp_path / "t.db", files=None if lowered_later else 96) as server:
        if lowered_later:
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (64, 64))
        assert asyncio.run(_answered_in_a_crowd(server, 100)) == 200
        log = server.log()
    assert len(log) == 1
    assert "too many connections" in log[0]


async def _answered_in_a_crowd(server: Running, number: int) -> int:
    async with AsyncExitStack() as all, httpx.AsyncClient(timeout=PATIENCE) as fresh:
        await many(all, server.url, number)
        return (await fresh.get(f"{server.url}/healthz")).status_code
