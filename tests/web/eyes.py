"""What each seat was sent, against what it may know: the finished record is folded again.

For API and pages alike: `worlds_of` gives the match at every version, `secrets_of` the texts that a
seat must not have been sent at that version.
"""

import asyncio
import json
import re
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from starlette.requests import Request
from starlette.responses import StreamingResponse

from terrarium.core.history import History
from terrarium.core.record import Record, read_record
from terrarium.core.replay import check_header, make_again
from terrarium.core.state import SPECTATOR
from terrarium.core.view import Json
from terrarium.editions import find_edition
from terrarium.games import GAMES
from terrarium.tables.live import LiveMatch
from terrarium.tables.wish import NewTable
from terrarium.web.pages import match_routes
from terrarium.web.pages.visit import handled
from terrarium.web.stream import render_json
from terrarium.web.who import COOKIE
from tests.web.client import Site, site

VERSION = re.compile(r'data-version="(\d+)"')


def worlds_of(text: str) -> list[tuple[int, History]]:
    """The match after each entry of its full record, folded from the start each time."""
    record = read_record(text)
    return [(version, _folded(record, version)) for version in range(len(record.entries) + 1)]


def course_of(text: str) -> Iterator[tuple[int, History]]:
    """The same as `worlds_of`, by one match that goes on: look at it before the next."""
    record = read_record(text)
    history = _folded(record, 0)
    yield 0, history
    for version, entry in enumerate(record.entries, 1):
        make_again(history, entry)
        yield version, history


def end_of(text: str) -> History:
    """The match after the last entry of its full record."""
    record = read_record(text)
    return _folded(record, len(record.entries))


def views_of(history: History) -> dict[int, Json]:
    """What each seat may know, and SPECTATOR."""
    viewers = [SPECTATOR, *range(history.setup.players)]
    return {viewer: history.state.view(viewer).as_json() for viewer in viewers}


def told_to(history: History, seat: int) -> list[tuple[int, str]]:
    """The ids of the events that a seat was told, with their versions."""
    return [(told.version, told.to(seat).id) for told in history.told]


def _folded(record: Record, version: int) -> History:
    game = GAMES.find(record.game)
    setup = check_header(game, find_edition(game, record.edition), record)
    history = History(game, setup, record.seed)
    for entry in record.entries[:version]:
        make_again(history, entry)
    return history


@dataclass
class Sent:
    """Everything that one pair of eyes was sent: whole pages, and parts by the stream."""

    viewer: int
    cookie: str
    pages: list[str]
    news: list[dict[str, Any]]

    def parts(self) -> Iterator[tuple[int, str, str]]:
        for news in self.news:
            for part, html in news["fragments"].items():
                yield news["version"], part, html


async def pieces(
    here: Site, live: LiveMatch, cookie: str, since: int | None = None
) -> AsyncGenerator[bytes, None]:
    """What the stream of the page sends to whoever has that cookie, and saw a version last."""
    cookies = [(b"cookie", f"{COOKIE}={cookie}".encode())] if cookie else []
    scope = {
        "type": "http",
        "method": "GET",
        "path": f"/matches/{live.id}/live",
        "path_params": {"match": live.id},
        "query_string": b"" if since is None else b"since=%d" % since,
        "headers": cookies,
    }
    response = await handled(here.lobby, match_routes.stream)(Request(scope))
    assert isinstance(response, StreamingResponse)
    async for piece in response.body_iterator:
        assert isinstance(piece, bytes)
        yield piece


async def listen(here: Site, live: LiveMatch, sent: Sent) -> None:
    """What the stream of the page brings, as a browser would hear it."""
    async for piece in pieces(here, live, sent.cookie):
        for line in piece.decode().splitlines():
            if line.startswith("data: "):
                sent.news.append(json.loads(line.removeprefix("data: ")))


async def hear(live: LiveMatch, viewer: int, heard: list[dict[str, Any]]) -> None:
    """What the stream of the API brings, as a program would hear it."""
    async for update in live.watchers.subscribe(viewer):
        if update is not None and live.course.match is not None:
            heard.append(json.loads(render_json(live, viewer, update).partition(b"data: ")[2]))


PlayOut = Callable[[Site, LiveMatch, list[Sent]], Awaitable[None]]


async def watched(folder: Path, wish: NewTable, play_out: PlayOut) -> tuple[str, list[Sent]]:
    """A match of Ada, Björn and a bot: its record, and what a spectator and they were sent."""
    async with site(folder) as here:
        people = [await here.lobby.reception.new_person(name) for name in ("Ada", "Björn")]
        ada, bjorn = (person for person, _ in people)
        table = await here.lobby.create_table(ada, wish)
        live = await here.lobby.matches.get(table.match)
        await live.room.sit(1, bjorn)
        await here.lobby.start(table.id, ada)
        signed = [here.lobby.reception.signer.sign(secret) for _, secret in people]
        eyes = [
            Sent(viewer, cookie, [], []) for viewer, cookie in ((SPECTATOR, ""), *enumerate(signed))
        ]
        streams = [asyncio.create_task(listen(here, live, sent)) for sent in eyes]
        await play_out(here, live, eyes)
        live.hub.close()
        await asyncio.gather(*streams)
        return live.course.record(), eyes


async def page_for(here: Site, live: LiveMatch, sent: Sent, **wanted: str) -> str:
    """The whole page, as these eyes are sent it."""
    return (await _answer(here, f"/matches/{live.id}", sent, wanted)).text


async def parts_for(here: Site, live: LiveMatch, sent: Sent, **wanted: str) -> dict[str, Any]:
    """The parts of a page that its script asks for."""
    answer = await _answer(here, f"/matches/{live.id}/live/now", sent, wanted)
    parts: dict[str, Any] = answer.json()
    return parts


async def _answer(here: Site, path: str, sent: Sent, wanted: dict[str, str]) -> httpx.Response:
    headers = {"Cookie": f"{COOKIE}={sent.cookie}"} if sent.cookie else {}
    answer = await here.client.get(path, params=wanted, headers=headers)
    assert answer.status_code == 200
    return answer


def version_of(page: str) -> int:
    found = VERSION.search(page)
    assert found is not None
    return int(found[1])
