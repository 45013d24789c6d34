"""Hints: asked of what a seat knows, for its own decision, and told to the others."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from terrarium.core.trial import supposed
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import plays, refused, seated, told, turn_of_a_person

ALONE = NewTable("terra", ("me", "bot:random", "bot:random"), seed=7)
TOGETHER = NewTable("terra", ("me", "open", "open"), seed=7)
GAMES = ["terra", "terra_futura", "terramara"]

Story = Callable[[LiveMatch], Awaitable[None]]


def _tell(folder: Path, story: Story, wish: NewTable, *names: str) -> None:
    async def tell(lobby: Lobby) -> None:
        live, _ = await seated(lobby, wish, *names)
        await story(live)

    told(folder, tell)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_move_that_can_be_made(tmp_path: Path, game: str) -> None:
    async def story(live: LiveMatch) -> None:
        seat, version = await turn_of_a_person(live), live.course.version
        await live.hints.ask(seat, version)
        hint = live.hints.of(seat)
        assert hint is not None
        assert live.course.history.state.why_not(seat, hint.advice.move) is None

    _tell(tmp_path, story, replace(TOGETHER, game=game), "Ada", "Bo", "Cy")


def test_a_hint_ends_with_the_decision(tmp_path: Path) -> None:
    async def story(live: LiveMatch) -> None:
        seat, version = await turn_of_a_person(live), live.course.version
        await live.hints.ask(seat, version)
        hint = live.hints.of(seat)
        assert hint is not None
        move = live.course.history.game.spell(hint.advice.move)
        await live.play(seat, [move], version)
        assert live.hints.of(seat) is None

    _tell(tmp_path, story, TOGETHER, "Ada", "Bo", "Cy")


def test_the_others_are_told_once_that_somebody_asked(tmp_path: Path) -> None:
    async def story(live: LiveMatch) -> None:
        seat, version = await turn_of_a_person(live), live.course.version
        await live.hints.ask(seat, version)
        await live.hints.ask(seat, version)
        notes = [line.message for line in live.course.log() if line.message.id == "table-hint"]
        assert [note.args["name"] for note in notes] == [live.table.seats[seat].name]

    _tell(tmp_path, story, TOGETHER, "Ada", "Bo", "Cy")


def _hints_in_the_log(live: LiveMatch) -> int:
    return [line.message.id for line in live.course.log()].count("table-hint")


def test_the_others_are_told_once_for_a_decision_however_many_drafts_are_asked_about(
    tmp_path: Path,
) -> None:
    async def story(live: LiveMatch) -> None:
        await live.play(await turn_of_a_person(live), ["take I 1"], live.course.version)
        seat, version = await turn_of_a_person(live), live.course.version
        game, state = live.course.history.game, live.course.history.state
        drafts = [game.compose(supposed(state, seat), [text]) for text in ("place c2", "place c4")]
        said: list[str] = []
        for draft in drafts * 2:
            await live.hints.ask(seat, version, draft)
            said.append(repr(live.hints.of(seat, draft)))
        assert _hints_in_the_log(live) == 1
        assert said[:2] == said[2:]
        assert "None" not in said

    _tell(tmp_path, story, replace(TOGETHER, game="terra_futura"), "Ada", "Bo", "Cy")


def test_for_the_next_decision_they_are_told_again(tmp_path: Path) -> None:
    async def story(live: LiveMatch) -> None:
        for _ in range(2):
            await live.hints.ask(await turn_of_a_person(live), live.course.version)
            await plays(live)
        assert _hints_in_the_log(live) == 2

    _tell(tmp_path, story, TOGETHER, "Ada", "Bo", "Cy")


def test_only_who_asked_is_told_the_hint(tmp_path: Path) -> None:
    async def story(live: LiveMatch) -> None:
        seat = await turn_of_a_person(live)
        await live.hints.ask(seat, live.course.version)
        assert [live.hints.of(other) for other in range(3) if other != seat] == [None, None]

    _tell(tmp_path, story, TOGETHER, "Ada", "Bo", "Cy")


def test_among_bots_nobody_needs_to_be_told(tmp_path: Path) -> None:
    async def story(live: LiveMatch) -> None:
        await live.hints.ask(await turn_of_a_person(live), live.course.version)
        assert [line for line in live.course.log() if line.message.id == "table-hint"] == []

    _tell(tmp_path, story, ALONE, "Ada")


def test_where_the_table_has_no_hints_none_is_given(tmp_path: Path) -> None:
    async def story(live: LiveMatch) -> None:
        seat = await turn_of_a_person(live)
        await refused(live.hints.ask(seat, live.course.version), "no-hints")

    _tell(tmp_path, story, replace(TOGETHER, hints=False), "Ada", "Bo", "Cy")


def test_a_hint_for_anothers_decision_is_refused(tmp_path: Path) -> None:
    async def story(live: LiveMatch) -> None:
        other = (await turn_of_a_person(live) + 1) % 3
        await refused(live.hints.ask(other, live.course.version), "not-your-decision")

    _tell(tmp_path, story, TOGETHER, "Ada", "Bo", "Cy")


def test_a_hint_for_a_decision_that_is_past_is_refused(tmp_path: Path) -> None:
    async def story(live: LiveMatch) -> None:
        seat = await turn_of_a_person(live)
        await refused(live.hints.ask(seat, live.course.version - 1), "stale")

    _tell(tmp_path, story, TOGETHER, "Ada", "Bo", "Cy")
