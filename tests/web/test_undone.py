"""What was taken back costs nobody anything any more: neither readers nor the server."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from terrarium.tables.account import Account, LogLine
from terrarium.tables.hub import Update
from terrarium.tables.live import LiveMatch
from terrarium.tables.wish import NewTable
from terrarium.web.pages.match_page import MatchPage
from terrarium.web.pages.reader import Reader
from terrarium.web.stream import render_json
from tests.tables.lobbies import lobby_in, seated, turn_of_a_person

TERRA = NewTable("terra", ("me", "open", "open"), seed=7)
TIMES = 400
A_LINE = 200  # bytes: that moves were taken back, and longer numbers

Story = Callable[[LiveMatch, int], Awaitable[None]]


def test_the_first_event_of_a_stream_is_as_short_as_before(tmp_path: Path) -> None:
    async def story(live: LiveMatch, seat: int) -> None:
        before = _first_event(live, seat)
        _undo_again_and_again(live, seat)
        assert _first_event(live, seat) <= before + A_LINE

    _tell(tmp_path, story)


def test_a_page_is_as_short_as_before(tmp_path: Path) -> None:
    async def story(live: LiveMatch, seat: int) -> None:
        before = _page(live, seat)
        _undo_again_and_again(live, seat)
        assert _page(live, seat) <= before + A_LINE

    _tell(tmp_path, story)


def test_only_the_lines_that_a_page_shows_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, make = list[int](), Account._log_line

    def counted(account: Account, place: int, seat: int) -> LogLine:
        made.append(place)
        return make(account, place, seat)

    async def story(live: LiveMatch, seat: int) -> None:
        _undo_again_and_again(live, seat)
        made.clear()
        _page(live, seat)
        assert len(made) <= 60

    monkeypatch.setattr(Account, "_log_line", counted)
    _tell(tmp_path, story)


def test_nothing_of_it_is_kept_but_the_entries(tmp_path: Path) -> None:
    async def story(live: LiveMatch, seat: int) -> None:
        before = len(live.course.history.told)
        _undo_again_and_again(live, seat)
        assert live.course.match is not None
        assert len(live.course.history.told) == before + 1
        assert len(live.course.match.account.notes) <= len(live.course.history.line)

    _tell(tmp_path, story)


def _undo_again_and_again(live: LiveMatch, seat: int) -> None:
    """In memory alone: what it costs to store it is not the question here."""
    match = live.course.match
    assert match is not None
    move, version = live.course.view(seat).legal[0], live.course.history.reached[-1]
    for _ in range(TIMES):
        match.make(seat, move)
        match.go_back(seat, version, False)


def _first_event(live: LiveMatch, seat: int) -> int:
    return len(render_json(live, seat, Update(live.course.version, -1, 0, True)))


def _page(live: LiveMatch, seat: int) -> int:
    page = MatchPage(live, "")
    return sum(
        len(part) for part in {**page.public(), **page.of_seat(Reader(seat, True, ""))}.values()
    )


def _tell(folder: Path, story: Story) -> None:
    async def told() -> None:
        async with lobby_in(folder) as lobby:
            live, _ = await seated(lobby, TERRA, "Ada", "Bo", "Cy")
            await story(live, await turn_of_a_person(live))

    asyncio.run(told())
