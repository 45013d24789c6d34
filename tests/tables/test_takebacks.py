"""Asking the others to go further back than the rule, and what the log says of it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from terrarium.core.history import Undone
from terrarium.core.reason import Refused
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.person import Person
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import lobby_in, plays, refused, seated, settled, told, turn_of_a_person

ASKING = NewTable("terra", ("me", "open", "open"), undo="ask", seed=7)
WITH_BOTS = NewTable("terra", ("me", "open", "bot:fair", "bot:fair"), undo="ask", seed=7)

Story = Callable[[LiveMatch, list[Person]], Awaitable[None]]


def test_a_request_outlives_the_moves_that_are_made_meanwhile(tmp_path: Path) -> None:
    async def story(live: LiveMatch, _: list[Person]) -> None:
        asker, version = await _asked(live)
        await _somebody_moves(live)
        assert live.takebacks.request is not None
        assert live.takebacks.request.to == version
        for other in {0, 1, 2} - {asker}:
            await live.takebacks.answer(other, True)
        assert _gone_back_to(live) == version

    _tell(tmp_path, story)


def test_a_bots_move_leaves_a_request_as_it_is(tmp_path: Path) -> None:
    async def story(live: LiveMatch, _: list[Person]) -> None:
        asker, version = await _asked(live)
        await _until_a_bot_moves(live)
        assert live.takebacks.request is not None
        assert live.takebacks.request.seat == asker
        await live.takebacks.answer(1 - asker, True)
        assert _gone_back_to(live) == version

    _tell(tmp_path, story, WITH_BOTS, "Ada", "Bo")


def test_who_asked_is_told_who_refused_and_so_is_everybody(tmp_path: Path) -> None:
    async def story(live: LiveMatch, people: list[Person]) -> None:
        asker, _ = await _asked(live)
        other = (asker + 1) % 3
        await live.takebacks.answer(other, False)
        refusal = live.takebacks.refusal
        assert live.takebacks.request is None
        assert refusal is not None
        assert (refusal.asker, refusal.by) == (asker, other)
        for seat in range(3):
            line = live.course.log(seat)[-1].message
            assert (line.id, line.args["name"]) == ("undo-refused", people[other].name)

    _tell(tmp_path, story)


def test_who_asked_may_think_better_of_it(tmp_path: Path) -> None:
    async def story(live: LiveMatch, _: list[Person]) -> None:
        asker = (await _asked(live))[0]
        await live.takebacks.answer(asker, False)
        assert (live.takebacks.request, live.takebacks.refusal) == (None, None)
        assert live.course.log()[-1].message.id == "undo-withdrawn"
        with pytest.raises(Refused):
            await live.takebacks.answer((asker + 1) % 3, True)

    _tell(tmp_path, story)


def test_what_others_do_meanwhile_makes_no_request_stale_but_ones_own_moves_do(
    tmp_path: Path,
) -> None:
    async def story(live: LiveMatch, _: list[Person]) -> None:
        asker, to = await _asked(live)
        asked_at = live.course.version
        await live.takebacks.answer(asker, False)
        while await turn_of_a_person(live) != asker:
            await _somebody_moves(live)
        await live.takebacks.ask(asker, asked_at)
        assert live.takebacks.request is not None
        assert live.takebacks.request.to == to
        await live.takebacks.answer(asker, False)
        await _somebody_moves(live)
        with pytest.raises(Refused):
            await live.takebacks.ask(asker, asked_at)

    _tell(tmp_path, story)


def test_nobody_asks_while_somebody_elses_request_waits(tmp_path: Path) -> None:
    async def story(live: LiveMatch, _: list[Person]) -> None:
        asker = (await _asked(live))[0]
        await _somebody_moves(live)
        with pytest.raises(Refused) as refused:
            await live.takebacks.ask((asker + 1) % 3, live.course.version)
        assert refused.value.reason.id == "asked-already"

    _tell(tmp_path, story)


def test_what_cannot_be_taken_back_any_more_is_said_to_all(tmp_path: Path) -> None:
    async def story(live: LiveMatch, _: list[Person]) -> None:
        await _asked(live)
        while live.course.going:
            await settled(live)
            await plays(live, -1)
            await settled(live)
        assert live.takebacks.request is None
        assert "undo-void" in [line.message.id for line in live.course.log()]

    _tell(tmp_path, story)


def test_who_has_left_is_not_waited_for(tmp_path: Path) -> None:
    async def story(live: LiveMatch, people: list[Person]) -> None:
        asker, version = await _asked(live)
        agrees, leaves = (asker + 1) % 3, (asker + 2) % 3
        await live.takebacks.answer(agrees, True)
        await live.room.leave(leaves, people[leaves])
        assert _gone_back_to(live) == version

    _tell(tmp_path, story)


def test_the_log_says_where_seats_changed_hands_also_after_a_restart(tmp_path: Path) -> None:
    async def begin() -> tuple[str, list[tuple[int, str]]]:
        async with lobby_in(tmp_path) as lobby:
            live, people = await seated(lobby, ASKING, "Ada", "Bo", "Cy")
            seat = await turn_of_a_person(live)
            await live.room.leave((seat + 1) % 3, people[(seat + 1) % 3])
            await plays(live)
            await live.room.take_back((seat + 1) % 3, people[(seat + 1) % 3])
            return live.id, _in_short(live)

    async def go_on(match: str) -> list[tuple[int, str]]:
        async with lobby_in(tmp_path) as lobby:
            return _in_short(await lobby.matches.get(match))

    match, lines = asyncio.run(begin())
    names = [id for _, id in lines]
    left, back = names.index("table-left-to-bot"), names.index("table-took-seat-back")
    assert left + 1 < back
    assert lines == sorted(lines, key=lambda line: line[0])
    again = asyncio.run(go_on(match))
    assert again[: len(lines)] == lines


def _gone_back_to(live: LiveMatch) -> int:
    entry = live.course.history.entries[-1]
    assert isinstance(entry, Undone)
    return entry.to


def test_the_same_undo_twice_is_one_undo(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        wish = NewTable("terra", ("me", "bot:fair", "bot:fair"), undo="free")
        live, _ = await seated(lobby, wish, "Ada")
        await turn_of_a_person(live)
        await plays(live)
        await turn_of_a_person(live)
        version, steps = live.course.version, len(live.takebacks.targets(0))
        answers = await asyncio.gather(
            live.takebacks.undo(0, version), live.takebacks.undo(0, version)
        )
        assert set(answers) == {version + 1}
        assert len(live.takebacks.targets(0)) == steps - 1

    told(tmp_path, story)


def test_further_back_than_the_rule_only_when_all_agree(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        wish = NewTable("terra", ("me", "open", "open"), undo="ask")
        live, _ = await seated(lobby, wish, "Ada", "Bo", "Cy")
        first = await turn_of_a_person(live)
        before = live.course.history.state.position()
        await plays(live, -1)
        made = 1
        while await turn_of_a_person(live) == first:
            await plays(live, -1)
            made += 1
        await plays(live, -1)
        await settled(live)
        await live.takebacks.ask(first, live.course.version, made)
        others = [seat for seat in range(3) if seat != first]
        await live.takebacks.answer(others[0], True)
        assert live.takebacks.request is not None
        await live.takebacks.answer(others[1], True)
        assert "agreed undo to" in live.course.record()
        assert (live.course.actor, live.course.history.state.position()) == (first, before)

    told(tmp_path, story)


def test_strict_tables_do_not_even_ask(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        strict = replace(ASKING, undo="strict")
        live, _ = await seated(lobby, strict, "Ada", "Bo", "Cy")
        seat = await turn_of_a_person(live)
        await refused(live.takebacks.ask(seat, live.course.version), "undo-goes-too-far")

    told(tmp_path, story)


def _in_short(live: LiveMatch) -> list[tuple[int, str]]:
    return [(line.version, line.message.id) for line in live.course.log()]


def _tell(folder: Path, story: Story, wish: NewTable = ASKING, *names: str) -> None:
    async def told() -> None:
        async with lobby_in(folder) as lobby:
            await story(*await seated(lobby, wish, *(names or ("Ada", "Bo", "Cy"))))

    asyncio.run(told())


async def _asked(live: LiveMatch) -> tuple[int, int]:
    """A seat has asked to go back over another person's move: the seat, and to where."""
    asker = await turn_of_a_person(live)
    await plays(live, -1)
    while await turn_of_a_person(live) == asker:
        await plays(live, -1)
    await _somebody_moves(live)
    await live.takebacks.ask(asker, live.course.version)
    assert live.takebacks.request is not None
    return asker, live.takebacks.request.to


async def _somebody_moves(live: LiveMatch) -> None:
    await turn_of_a_person(live)
    await plays(live, -1)
    await settled(live)


async def _until_a_bot_moves(live: LiveMatch) -> None:
    before = len(live.course.history.line)
    while not any(
        live.table.seats[seat].kind == "bot" for seat, _ in live.course.history.line[before:]
    ):
        await _somebody_moves(live)
