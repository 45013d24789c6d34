"""Streams that nobody reads take little, and what they took is given back."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from terrarium.tables.live import LiveMatch
from terrarium.web.connections import Connection, Connections, Stage
from terrarium.web.tidying import Tidying
from tests.tables.lobbies import PATIENCE
from tests.web.client import Site
from tests.web.live_server import real_site
from tests.web.test_connections import url_of, visitor

STREAMS = 8


@pytest.fixture
def arrived(monkeypatch: pytest.MonkeyPatch) -> list[Connection]:
    """Every connection that the server lets in."""
    found: list[Connection] = []
    monkeypatch.setattr(Connections, "arrived", lambda _, connection: found.append(connection))
    return found


@pytest.fixture
def tidied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr("terrarium.web.tidying.tidy", lambda: found.append("tidied"))
    return found


def test_for_a_stream_that_nobody_reads_one_event_waits_and_no_more(
    tmp_path: Path, arrived: list[Connection]
) -> None:
    async def fill(here: Site, live: LiveMatch) -> list[int]:
        """What waits when all are stuck, and after all that happens then."""
        ada, _ = await here.lobby.reception.new_person("Ada")
        async with asyncio.timeout(PATIENCE):
            while sum(one.stage is Stage.READER for one in arrived) < STREAMS:
                await live.room.say(ada, "x" * 500)
        stuck = _waiting(arrived)
        for _ in range(50):
            await live.room.say(ada, "x" * 500)
        assert stuck == _waiting(arrived)
        return stuck

    async def story() -> list[int]:
        async with real_site(tmp_path) as here, AsyncExitStack() as stack:
            match = (await here.table("me", "open", "open")).match
            for _ in range(STREAMS):
                silent = await stack.enter_async_context(visitor(url_of(here)))
                await silent.send(f"GET /matches/{match}/live HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            return await fill(here, await here.lobby.matches.get(match))

    assert max(asyncio.run(story())) < 256 * 1024


@pytest.mark.parametrize(("streams", "given_back"), [(400, ["tidied"]), (20, [])])
def test_memory_is_given_back_once_after_many_streams_and_not_after_a_few(
    tidied: list[str], streams: int, given_back: list[str]
) -> None:
    tidying = Tidying()
    for _ in range(streams):
        tidying.gone()
    for tick in range(200):
        tidying.on_tick(tick)
    assert tidied == given_back


def test_a_stream_that_ends_is_counted_and_a_visit_that_was_answered_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> int:
        gone: list[str] = []
        monkeypatch.setattr(Tidying, "gone", lambda _: gone.append("gone"))
        async with real_site(tmp_path) as here:
            match = (await here.table("me", "open", "open")).match
            for path in ("/healthz", f"/matches/{match}/live"):
                async with visitor(url_of(here)) as one:
                    await one.send(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                    await one.answer()
            async with asyncio.timeout(PATIENCE):
                while not gone:
                    await asyncio.sleep(0.01)
            return len(gone)

    assert asyncio.run(story()) == 1


def _waiting(connections: list[Connection]) -> list[int]:
    """The bytes that wait for each reader, outside the system."""
    return [one.transport.get_write_buffer_size() for one in connections]
