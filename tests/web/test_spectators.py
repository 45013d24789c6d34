"""Those who only watch: what they see is made once for all, and is nobody's alone."""

import asyncio
from contextlib import aclosing
from pathlib import Path

from starlette.responses import StreamingResponse
from starlette.types import Message, Scope

from terrarium.core.state import SPECTATOR
from terrarium.tables.hub import NOTHING_SEEN, Hub
from terrarium.tables.live import LiveMatch
from terrarium.web.connections import Patience
from terrarium.web.stream import HEADERS, _lines, render_json
from tests.tables.lobbies import PATIENCE, plays, settled, turn_of_a_person
from tests.web.client import Site, site
from tests.web.eyes import pieces
from tests.web.live_server import real_site
from tests.web.test_connections import url_of, visitor


async def _first(here: Site, match: str, cookie: str = "") -> bytes:
    live = await here.lobby.matches.get(match)
    async with aclosing(pieces(here, live, cookie)) as sent:
        return await anext(sent)


def test_what_spectators_see_is_made_once_and_sent_to_all(tmp_path: Path) -> None:
    async def look() -> list[bytes]:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            return [await _first(here, played.match) for _ in range(3)]

    first, *others = asyncio.run(look())
    assert all(other is first for other in others)


def test_programs_that_only_watch_get_the_same_bytes_too(tmp_path: Path) -> None:
    async def look() -> list[bytes]:
        async with site(tmp_path) as here:
            live = await here.lobby.matches.get((await here.table("me", "open", "open")).match)
            streams = [_lines(live, SPECTATOR, NOTHING_SEEN, render_json, "") for _ in range(3)]
            return [await anext(stream) for stream in streams]

    first, *others = asyncio.run(look())
    assert all(other is first for other in others)


def test_a_spectators_form_has_the_token_of_that_spectator_alone(tmp_path: Path) -> None:
    async def look() -> list[bytes]:
        async with site(tmp_path) as here:
            played = await here.table("me", "bot:fair", "bot:fair")
            await played.play_to_the_end()
            people = [await here.lobby.reception.new_person(name) for name in ("Ada", "Björn")]
            cookies = ["", *(here.lobby.reception.signer.sign(secret) for _, secret in people)]
            return [await _first(here, played.match, cookie) for cookie in cookies]

    tokens = [sent.partition(b'name=\\"csrf\\" value=\\"')[2][:64] for sent in asyncio.run(look())]
    assert tokens[0].startswith(b'\\"')
    assert len({token for token in tokens if token.isalnum()}) == 2


def test_what_was_made_for_all_is_made_anew_after_a_change() -> None:
    hub = Hub()
    old = hub.once("board", str, lambda: "old")
    hub.tell()
    assert (old, hub.once("board", str, lambda: "new")) == ("old", "new")


def test_readers_from_many_places_do_not_fill_the_memory() -> None:
    hub = Hub()
    for since in range(1000):
        hub.once(since, bytes, lambda: b"long")
    assert len(hub._made) < 20


async def _nothing_more() -> Message:
    await asyncio.Event().wait()
    return {}


class SlowReader:
    """Takes an event, and the next one only when the test lets it."""

    def __init__(self) -> None:
        self.events: list[bytes] = []
        self._takes = asyncio.Event()

    async def send(self, message: Message) -> None:
        await self._takes.wait()
        sent = message.get("body", b"")
        if sent.startswith(b"id:"):
            self.events.append(sent)
            self._takes.clear()

    async def takes_another(self) -> bytes:
        self._takes.set()
        async with asyncio.timeout(PATIENCE):
            while self._takes.is_set():
                await asyncio.sleep(0)
        return self.events[-1]


def test_a_slow_reader_is_told_how_it_stands_now_not_how_it_came_there(tmp_path: Path) -> None:
    async def read() -> tuple[int, bytes]:
        async with site(tmp_path) as here:
            live = await here.lobby.matches.get((await here.table("me", "open", "open")).match)
            reader = SlowReader()
            lines = _lines(live, SPECTATOR, NOTHING_SEEN, render_json, "")
            answer = StreamingResponse(lines, headers=HEADERS)
            scope: Scope = {"type": "http", "asgi": {"spec_version": "2.4"}}
            reading = asyncio.create_task(answer(scope, _nothing_more, reader.send))
            await reader.takes_another()
            for moves in (1, 3):
                await _play(live, moves)
                told = await reader.takes_another()
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
            return live.course.version, told

    newest, told = asyncio.run(read())
    assert told.startswith(b"id: %d\n" % newest)


async def _play(live: LiveMatch, moves: int) -> None:
    for _ in range(moves):
        await turn_of_a_person(live)
        await plays(live)
        await settled(live)


def test_a_stream_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    async def fill() -> None:
        async with real_site(tmp_path, patience=Patience(reading=0.2)) as here:
            played = await here.table("me", "open", "open")
            live = await here.lobby.matches.get(played.match)
            ada, _ = await here.lobby.reception.new_person("Ada")
            async with visitor(url_of(here)) as silent, asyncio.timeout(PATIENCE):
                request = f"GET /matches/{played.match}/live HTTP/1.1\r\nHost: x\r\n\r\n"
                await silent.send(request.encode())
                while not live.hub.watchers:
                    await asyncio.sleep(0.01)
                while live.hub.watchers:
                    await live.room.say(ada, "x" * 500)

    asyncio.run(fill())
