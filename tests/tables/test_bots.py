"""Bots' seats: processes of their own, which know one imagined world and never stop a table."""

import asyncio
import json
import time
from pathlib import Path

import pytest

from terrarium.tables.driver import BOT_FAILED
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.moment import Moment, Moments
from terrarium.tables.settings import TableSettings
from terrarium.tables.thought import answer, question
from terrarium.tables.wish import NewTable
from tests.histories import play_randomly, terra_history
from tests.tables.lobbies import (
    PATIENCE,
    lobby_in,
    move,
    person,
    seated,
    told,
    turn_of_a_person,
    until,
)

BOTS = NewTable("terra", ("bot:fair", "bot:greedy", "bot:guardian"))


def test_bots_play_a_whole_match_at_a_table(tmp_path: Path) -> None:
    async def play() -> bool:
        async with lobby_in(tmp_path) as lobby:
            host = await person(lobby)
            table = await lobby.create_table(host, BOTS)
            await lobby.start(table.id, host)
            live = await lobby.matches.get(table.match)
            async with asyncio.timeout(PATIENCE):
                while not live.course.over:
                    await asyncio.sleep(0.01)
            return (
                live.course.match is not None
                and BOT_FAILED not in live.course.match.account.notes.values()
            )

    assert asyncio.run(play())


@pytest.mark.leisurely
@pytest.mark.parametrize("worker", ["slow_worker", "broken_worker", "wrong_worker"])
def test_a_late_broken_or_wrong_bot_is_replaced_by_the_simplest_and_that_is_said(
    tmp_path: Path, worker: str
) -> None:
    settings = TableSettings(
        bot_pause=0.0, bot_limit=0.5, workers=1, worker=f"tests.tables.{worker}"
    )

    async def play() -> list[str]:
        async with lobby_in(tmp_path, settings) as lobby:
            host = await person(lobby)
            table = await lobby.create_table(host, BOTS)
            await lobby.start(table.id, host)
            live = await lobby.matches.get(table.match)
            await until(live, 14)
            return [line.note for line in live.course.log(1)]

    assert BOT_FAILED in asyncio.run(play())


def test_what_a_worker_is_told_is_the_same_in_every_world_its_seat_could_be_in() -> None:
    """Neither the true seed nor another's cards: all of it follows from what the seat knows."""
    history = play_randomly(terra_history(seed=1 << 100), 40)
    seat = history.state.actor()
    asked = question(history, seat, "fair", 1.0)
    text = json.loads(asked.write())
    assert f"{history.seed:x}" not in str(text)
    state = history.game.read_position(asked.position, history.setup, 0)
    assert state.view(seat).as_json() == history.state.view(seat).as_json()
    hidden = [state.view(other).as_json()["hand"] for other in range(4) if other != seat]
    true = [history.state.view(other).as_json()["hand"] for other in range(4) if other != seat]
    assert hidden != true
    assert history.game.parse(json.loads(answer(asked.write()))["move"]) in history.state.legal()


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """When the bots' moments began."""
    found: list[float] = []
    begin = Moments.begin

    def noted(moments: Moments) -> Moment:
        moment = begin(moments)
        found.append(moment.begun)
        return moment

    monkeypatch.setattr(Moments, "begin", noted)
    return found


def test_no_move_of_a_bot_comes_before_its_moment_is_over(
    tmp_path: Path, begun: list[float]
) -> None:
    """By the real clock; test_moment.py has the distributions."""
    settings = TableSettings(bot_pause=0.2, workers=1)

    async def play() -> list[float]:
        async with lobby_in(tmp_path, settings) as lobby:
            wish = NewTable("terra", ("me", "open", "bot:fair"), seed=8)
            live, _ = await seated(lobby, wish, "Ada", "Bo")
            return [await _end_of_a_bots_choice(live) for _ in range(6)]

    ended = asyncio.run(play())
    assert all(end - begin > 0.1 for begin, end in zip(begun[:6], ended, strict=True))


async def _end_of_a_bots_choice(live: LiveMatch) -> float:
    """People play at once; seen is the bot's next move that was not forced in public."""
    while True:
        version, bots = live.course.version, live.course.actor == 2
        if not bots and live.course.match is not None and live.course.match.automatic() is None:
            await live.play(live.course.actor, [move(live)], version)
        else:
            await until(live, version + 1)
            made = live.course.match.account.notes.get(version + 1, "") if live.course.match else ""
            if bots and not made:
                return time.monotonic()


@pytest.mark.parametrize("steps", range(6))
def test_a_table_can_be_closed_at_the_very_moment_in_which_something_happens(
    tmp_path: Path, steps: int
) -> None:
    """However far the news of it has come inside the program."""

    async def story(lobby: Lobby) -> None:
        live, _ = await seated(lobby, NewTable("terra", ("me", "open", "open")), *"ABC")
        await turn_of_a_person(live)
        assert live.driver is not None
        live.scribe.stirred.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        live.driver.cancel()
        done, _ = await asyncio.wait([live.driver], timeout=PATIENCE)
        assert done

    told(tmp_path, story)
