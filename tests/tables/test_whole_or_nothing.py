"""A change is stored whole or not at all, and memory never differs from the database."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from terrarium.tables.database.store import StorageFailed
from terrarium.tables.driver import TOO_LATE
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.table import OVER, PLAYING
from terrarium.tables.wish import NewTable
from tests.tables.breaking import Fuse, Mended
from tests.tables.lobbies import (
    PATIENCE,
    QUICK,
    lobby_in,
    person,
    plays,
    program,
    seated,
    settled,
    told,
)

ASKING = NewTable("terra", ("me", "open", "open"), undo="ask", clock=3600, seed=7)
ALONE = NewTable("terra", ("bot:fair", "me", "bot:fair"), seed=7)

Story = Callable[[Mended], Awaitable[None]]


async def _sit_and_start(table: Mended) -> None:
    live, (ada, bo, cy) = table.live, table.people
    await table.do(partial(live.room.sit, 1, bo))
    await table.do(partial(live.room.sit, 2, cy))
    await table.do(partial(live.room.remove, 2, ada))
    await table.do(partial(program, table.lobby, live.table, 2))
    await table.do(partial(table.lobby.start, live.table.id, ada))


async def _agree(table: Mended) -> None:
    asker = await _somebody_asks(table)
    for other in sorted({0, 1, 2} - {asker}):
        await table.do(partial(table.live.takebacks.answer, other, True))


async def _refuse(table: Mended) -> None:
    asker = await _somebody_asks(table)
    await table.do(partial(table.live.takebacks.answer, (asker + 1) % 3, False))


async def _leave_what_one_asked_for(table: Mended) -> None:
    asker = await _somebody_asks(table)
    await table.do(partial(table.live.room.leave, asker, table.people[asker]))
    await table.do(partial(table.live.room.take_back, asker, table.people[asker]))


async def _leave_while_all_others_agree(table: Mended) -> None:
    asker = await _somebody_asks(table)
    await table.do(partial(table.live.takebacks.answer, (asker + 1) % 3, True))
    leaver = (asker + 2) % 3
    await table.do(partial(table.live.room.leave, leaver, table.people[leaver]))


async def _be_late_and_come_back(table: Mended) -> None:
    await table.started()
    while not any(seat.held for seat in table.live.table.seats):
        seat, version = await table.turn(), table.live.course.version
        chosen = table.live.course.view(seat).legal[-1]
        await table.do(partial(table.live.take_decision, version, seat, chosen, TOO_LATE))
    (late,) = [seat.seat for seat in table.live.table.seats if seat.held]
    await table.do(partial(table.live.room.came_back, late))


async def _end_and_play_again(table: Mended) -> None:
    await table.started()
    await table.play()
    await table.do(partial(table.live.room.host.end, table.people[0]))
    await table.do(partial(table.lobby.rematch, table.live.table.id, table.people[0]))


STORIES: list[Story] = [
    _sit_and_start,
    _agree,
    _refuse,
    _leave_what_one_asked_for,
    _leave_while_all_others_agree,
    _be_late_and_come_back,
    _end_and_play_again,
]


@pytest.mark.leisurely
@pytest.mark.parametrize("story", STORIES)
def test_whichever_change_the_database_fails_nothing_is_half_done(
    story: Story, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told(breaks_at: int) -> int:
        folder = tmp_path / str(breaks_at)
        async with lobby_in(folder) as lobby:
            table = Mended(lobby, folder, Fuse(lobby.store, monkeypatch))
            await table.begin(ASKING)
            table.fuse.break_at(breaks_at)
            await story(table)
            assert await table.stored() == table.in_memory()
            return table.fuse.changes

    changes = asyncio.run(told(0))
    for number in range(1, changes + 1):
        asyncio.run(told(number))


def test_the_last_move_and_the_end_of_the_match_are_one_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(lobby: Lobby) -> None:
        live, people = await seated(lobby, ASKING, "Ada", "Bo", "Cy")
        last = await _play_to_the_last_move(live)
        version, fuse = live.course.version, Fuse(lobby.store, monkeypatch)
        fuse.break_at(2)
        assert await live.play(live.course.actor, [last], version) == version + 1
        assert (live.table.phase, fuse.changes) == (OVER, 1)
        fuse.break_at(0)
        assert await lobby.rematch(live.table.id, people[0])

    told(tmp_path, story)


def test_a_last_move_that_could_not_be_stored_can_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(lobby: Lobby) -> None:
        live, _ = await seated(lobby, ASKING, "Ada", "Bo", "Cy")
        last = await _play_to_the_last_move(live)
        seat, version = live.course.actor, live.course.version
        Fuse(lobby.store, monkeypatch).break_at(1)
        with pytest.raises(StorageFailed):
            await live.play(seat, [last], version)
        assert (live.course.version, live.course.over) == (version, False)
        await live.play(seat, [last], version)
        assert live.table.phase == OVER

    told(tmp_path, story)


def test_a_table_for_programs_comes_with_all_its_tokens_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(lobby: Lobby) -> None:
        fuse = Fuse(lobby.store, monkeypatch)
        fuse.break_at(2)
        _, tokens = await lobby.create_with_tokens(None, "Ada", ASKING, ["Program"] * 9)
        assert (len([token for token in tokens if token]), fuse.changes) == (3, 1)

    told(tmp_path, story)


def test_a_match_against_bots_is_made_and_begun_in_one_change_and_so_is_its_rematch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with lobby_in(tmp_path, replace(QUICK, bot_pause=PATIENCE)) as lobby:
            ada, fuse = await person(lobby), Fuse(lobby.store, monkeypatch)
            fuse.break_at(2)
            live = await lobby.play_at_once(ada, ALONE)
            assert (live.table.phase, fuse.changes) == (PLAYING, 1)
            fuse.break_at(0)
            await live.room.host.end(ada)
            fuse.break_at(2)
            again = await lobby.matches.get(await lobby.rematch(live.table.id, ada))
            assert (again.table.phase, fuse.changes) == (PLAYING, 1)

    asyncio.run(story())


async def _somebody_asks(table: Mended) -> int:
    """To go back over another person's move."""
    await table.started()
    asker = await table.play()
    while await table.play() == asker:
        pass
    await settled(table.live)
    await table.do(partial(table.live.takebacks.ask, asker, table.live.course.version))
    return asker


async def _play_to_the_last_move(live: LiveMatch) -> str:
    """Everything but the move that ends the match, which is returned."""
    while True:
        await settled(live)
        assert live.course.match is not None
        legal = live.course.view(live.course.actor).legal
        for choice in legal:
            if live.course.match.ends_after([choice]):
                return live.course.history.game.spell(choice)
        await plays(live, -1)
