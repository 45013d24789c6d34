"""A guided match at its table: it waits for what is read, plays what is told, and goes on alone."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from terrarium.core.guide import LEARNER, Guide, read_guide
from terrarium.games import GAMES
from terrarium.guides import find_guide
from terrarium.tables import guided
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.person import Person
from tests.tables.lobbies import PATIENCE, lobby_in, person, refused, told, turn_of_a_person

Story = Callable[[Lobby, LiveMatch, Person], Awaitable[None]]
PLAYED = 3  # the first step of Terra's guide that is a move
READ = 4  # and the one after it, which is read
MOVES_MEANWHILE = 5  # that bots could have made


def guide() -> Guide:
    found = find_guide("terra", "1")
    assert found is not None
    return found


def learns(folder: Path, story: Story) -> None:
    async def tell(lobby: Lobby) -> None:
        ada = await person(lobby)
        await story(lobby, await lobby.learn(ada, guide()), ada)

    told(folder, tell)


async def come_to(live: LiveMatch, number: int) -> None:
    """Reads and does what the guide says, until a step of it is due."""
    async with asyncio.timeout(PATIENCE):
        while (step := live.guided.due()) is None or step.number < number:
            if step is not None and live.guided.is_at(step):
                await _do(live, step.number)
            await asyncio.sleep(0.001)
        while not live.guided.is_at(step):
            await asyncio.sleep(0.001)


async def _do(live: LiveMatch, number: int) -> None:
    step = guide().steps[number]
    moves = [live.course.history.game.spell(move) for _, move in step.own]
    if moves:
        await live.play(LEARNER, moves, live.course.version)
    else:
        await live.guided.read(number)


def due(live: LiveMatch) -> int | None:
    step = live.guided.due()
    return None if step is None else step.number


def test_the_others_do_what_the_guide_tells_of_them(tmp_path: Path) -> None:
    async def story(lobby: Lobby, live: LiveMatch, ada: Person) -> None:
        last = len(guide().steps) - 1
        await come_to(live, last)
        assert tuple(live.course.history.line) == guide().line

    learns(tmp_path, story)


def test_everybody_waits_while_something_is_read(tmp_path: Path) -> None:
    async def story(lobby: Lobby, live: LiveMatch, ada: Person) -> None:
        await come_to(live, READ)
        before = live.course.version
        for _ in range(MOVES_MEANWHILE):
            await lobby.store.run(lambda connection: None)  # after whatever is to be kept
        assert live.course.actor != LEARNER
        assert live.course.version == before

    learns(tmp_path, story)


def test_who_goes_back_is_told_the_same_step_again(tmp_path: Path) -> None:
    async def story(lobby: Lobby, live: LiveMatch, ada: Person) -> None:
        await come_to(live, READ)
        await live.takebacks.undo(LEARNER, live.course.version)
        assert due(live) == PLAYED
        await come_to(live, READ)

    learns(tmp_path, story)


def test_after_a_restart_the_guide_is_where_it_was(tmp_path: Path) -> None:
    async def begin() -> str:
        async with lobby_in(tmp_path) as lobby:
            live = await lobby.learn(await person(lobby), guide())
            await come_to(live, READ)
            return live.id

    async def go_on(match: str) -> None:
        async with lobby_in(tmp_path) as lobby:
            live = await lobby.matches.get(match)
            assert due(live) == READ
            await come_to(live, READ + 1)

    asyncio.run(go_on(asyncio.run(begin())))


def test_a_step_that_was_read_in_another_tab_is_read_once(tmp_path: Path) -> None:
    async def story(lobby: Lobby, live: LiveMatch, ada: Person) -> None:
        await live.guided.read(0)
        await live.guided.read(1)
        await live.guided.read(0)
        assert due(live) == 2

    learns(tmp_path, story)


def test_only_what_the_guide_says_is_done_until_it_is_skipped(tmp_path: Path) -> None:
    async def story(lobby: Lobby, live: LiveMatch, ada: Person) -> None:
        parse = live.course.history.game.parse
        told_move, other = parse("play green 6"), parse("pass")

        async def tries(move: int) -> None:
            live.guided.must_tell([move])

        await refused(tries(told_move), "guide-first")
        await come_to(live, PLAYED)
        await tries(told_move)
        await refused(tries(other), "guide-first")
        await live.guided.skip()
        await tries(other)

    learns(tmp_path, story)


def test_whoever_skips_the_guide_plays_on_in_the_same_match(tmp_path: Path) -> None:
    async def story(lobby: Lobby, live: LiveMatch, ada: Person) -> None:
        await come_to(live, READ)
        await live.guided.skip()
        assert await turn_of_a_person(live) == LEARNER
        assert live.guided.due() is None

    learns(tmp_path, story)


def test_a_match_that_goes_another_way_has_no_guide_until_it_comes_back(tmp_path: Path) -> None:
    async def story(lobby: Lobby, live: LiveMatch, ada: Person) -> None:
        await come_to(live, PLAYED)
        await live.play(LEARNER, ["pass"], live.course.version)
        assert await turn_of_a_person(live) == LEARNER
        assert due(live) is None
        while live.course.history.line:
            await live.takebacks.undo(LEARNER, live.course.version)
        assert due(live) == PLAYED

    learns(tmp_path, story)


def test_who_begins_again_leaves_the_match_they_had_not_finished(tmp_path: Path) -> None:
    async def story(lobby: Lobby, live: LiveMatch, ada: Person) -> None:
        again = await lobby.learn(ada, guide())
        assert live.table.phase == "ended"
        assert [table.match for table in await lobby.tables_of(ada)] == [again.id]

    learns(tmp_path, story)


def test_who_has_finished_the_guide_keeps_that_match_and_begins_another(tmp_path: Path) -> None:
    async def story(lobby: Lobby, live: LiveMatch, ada: Person) -> None:
        last = len(guide().steps) - 1
        await come_to(live, last)
        await live.guided.read(last)
        await lobby.learn(ada, guide())
        assert live.table.phase == "playing"

    learns(tmp_path, story)


def test_a_later_chapter_begins_after_what_was_played_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, text = GAMES.find("terra"), 'after = "1"\nseed = 160049\nbots = ["gentle", "gentle"]'
    steps = '\n[options]\nstart = "0"\n[[step]]\nsays = "page-guide-next"'
    second = read_guide(game, "2", text + steps, {"1": guide()})
    monkeypatch.setattr(guided, "find_guide", lambda *_: second)

    async def tell(lobby: Lobby) -> None:
        live = await lobby.learn(await person(lobby), second)
        assert tuple(live.course.history.line) == guide().line
        assert live.guided.holds()

    told(tmp_path, tell)


def test_another_match_at_that_table_has_another_deal_and_no_guide(tmp_path: Path) -> None:
    async def story(lobby: Lobby, live: LiveMatch, ada: Person) -> None:
        await live.room.host.end(ada)
        again = await lobby.matches.get(await lobby.rematch(live.table.id, ada))
        assert again.course.history.seed != guide().seed
        assert again.guided.due() is None

    learns(tmp_path, story)


def test_a_bot_that_plays_for_whoever_left_does_not_wait_for_a_reader(tmp_path: Path) -> None:
    async def story(lobby: Lobby, live: LiveMatch, ada: Person) -> None:
        await live.room.leave(LEARNER, ada)
        async with asyncio.timeout(PATIENCE):
            while live.course.version < 3:
                await asyncio.sleep(0.001)

    learns(tmp_path, story)


def test_a_match_that_waits_for_a_reader_is_put_away_when_nobody_looks(tmp_path: Path) -> None:
    async def story(lobby: Lobby, live: LiveMatch, ada: Person) -> None:
        await come_to(live, READ)
        assert live.idle_since(live.settings.now() + 1)

    learns(tmp_path, story)
