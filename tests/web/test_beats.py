"""Beats: what mattered, as one reader was told of it, at the version at which it happened."""

import asyncio
import json
from collections import Counter
from contextlib import aclosing
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

from terrarium.core.history import History
from terrarium.core.state import SPECTATOR
from terrarium.games.terra.moves import END
from terrarium.games.terra.scoring import points_of
from terrarium.games.terra.state import TerraState
from terrarium.games.terramara.state import TerramaraState
from terrarium.tables.account import FORCED
from terrarium.tables.folding import folded
from terrarium.web.pages import beats
from terrarium.web.pages.beats import MOST, told_at, told_since
from terrarium.web.pages.speech import Speech
from tests.every_game import UnderTest, under_test
from tests.histories import TERRA, TERRA_EDITION, TOO_MANY, play_randomly, terra_history
from tests.web.client import site
from tests.web.eyes import pieces
from tests.web.folded import (
    NAMES,
    as_heard_by,
    live_match,
    new_history,
    of_games_with_pages,
    one_move,
)
from tests.web.test_spots import keys_on

Found = list[dict[str, Any]]
SCORED = ("terramara-scored", "terramara-exchanged-points")


def beats_for(history: History, reader: int, since: int = 0) -> Found:
    told = told_since(live_match(history).course, Speech(history.game, NAMES, reader), since)
    return cast(Found, told.get("beats", []))


def whole(under: UnderTest, seed: int = 3) -> History:
    history = new_history(under, seed)
    while one_move(under, history):
        pass
    return history


@pytest.fixture
def all_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a whole match at once."""
    monkeypatch.setattr(beats, "MOST", 10_000)


@of_games_with_pages
@pytest.mark.usefixtures("all_beats")
def test_every_beat_is_of_the_log_at_its_version_and_points_at_things_that_are_there(
    under: UnderTest,
) -> None:
    history, found = whole(under), 0
    told = {line.version for line in history.told}
    fresh = new_history(under, history.seed)
    by_version = {beat["version"]: beat for beat in beats_for(history, SPECTATOR)}
    while one_move(under, fresh):
        beat = by_version.get(fresh.version)
        if beat:
            found += 1
            assert fresh.version in told
            assert beat["html"]
            assert set(beat["at"]) <= keys_on(fresh)
    assert found == len(by_version) > 5


@pytest.mark.usefixtures("all_beats")
@pytest.mark.parametrize("seed", range(4))
def test_the_points_of_all_beats_of_terra_are_its_score(seed: int) -> None:
    history = whole(under_test("terra"), seed)
    state = cast(TerraState, history.state)
    lost = state.rules.limits.are_met(state.full_blown)
    points = points_of(state.rules, state.scores, state.hoards)
    expected = state.scores if lost else [score["total"] for score in points]
    assert scored_in_beats(history) == expected


@pytest.mark.usefixtures("all_beats")
@pytest.mark.parametrize("seed", range(4))
def test_the_points_of_all_beats_of_terramara_are_those_that_were_scored_on_the_way(
    seed: int,
) -> None:
    history = whole(under_test("terramara"), seed)
    assert scored_in_beats(history) == cast(TerramaraState, history.state).points


def scored_in_beats(history: History) -> list[int]:
    """By seats, as those who look on are told."""
    scored = Counter[int]()
    for beat in beats_for(history, SPECTATOR):
        scored.update({seat: int(points) for seat, points in beat["points"]})
    return [scored[seat] for seat in range(history.setup.players)]


@of_games_with_pages
@pytest.mark.usefixtures("all_beats")
def test_a_readers_beats_come_from_what_that_reader_was_told_and_nothing_else(
    under: UnderTest,
) -> None:
    history = whole(under)
    everything = list(history.told)
    for reader in (SPECTATOR, 0, 1):
        found = beats_for(history, reader)
        history.told[:] = as_heard_by(reader, history)
        assert beats_for(history, reader) == found
        history.told[:] = everything


@pytest.mark.usefixtures("all_beats")
def test_what_a_reader_scores_in_one_go_is_told_when_all_of_it_lies() -> None:
    history = whole(under_test("terramara"), 5)
    told = folded(history.game, live_match(history).course.told(0))
    of_row = [0, *(one.version for one, then in pairwise(told) if one.of == 0 != then.of)]
    scored = [one.version for one in told if one.of == 0 and one.message.id in SCORED]
    expected = {min(version for version in of_row if version >= made) for made in scored}
    beats = [beat for beat in beats_for(history, 0) if beat["points"]]
    assert {beat["version"] for beat in beats if beat["points"][0][0] == 0} == expected
    assert expected - set(scored)


def test_who_has_just_come_is_told_nothing_and_who_comes_back_only_the_last() -> None:
    history = whole(under_test("terramara"))
    assert beats_for(history, 0, since=-1) == []
    assert len(beats_for(history, 0, since=0)) == MOST


def test_only_the_seat_itself_is_told_that_the_table_moved_for_it() -> None:
    history = play_randomly(terra_history(), 12)
    live = live_match(history)
    mover, _ = history.line[-1]
    live.course.begun().account.explain(FORCED)
    since = history.version - 1
    said = [
        str(told_since(live.course, Speech(history.game, NAMES, reader), since))
        for reader in (mover, (mover + 1) % 4, SPECTATOR)
    ]
    assert ["Nothing else was possible" in words for words in said] == [True, False, False]


def test_who_could_only_draw_is_told_of_the_card_where_the_table_ends_the_turn() -> None:
    history = terra_history()
    mover, since = history.state.actor(), history.version
    assert history.told[-1].event.id == "terra-drew"
    history.play(mover, END)
    live = live_match(history)
    live.course.begun().account.explain(FORCED)
    said = str(told_since(live.course, Speech(history.game, NAMES, mover), since))
    assert "You draw" in said
    assert "and your turn ends. (Nothing else was possible.)" in said
    assert f"'seen': {since}" in said


def test_a_page_is_told_that_moves_were_taken_back() -> None:
    history = terra_history()
    while not history.undo_steps(seat := history.state.actor()):
        history.play(seat, history.state.legal()[0])
    before = history.version
    history.undo(seat)
    told = told_since(live_match(history).course, Speech(history.game, NAMES, 0), before)
    assert told["undone"] is True


def test_what_was_told_at_a_version_can_be_said_again() -> None:
    history = whole(under_test("terra"))
    averted = next(told.version for told in history.told if told.event.id == "terra-averted")
    told = told_at(live_match(history).course, Speech(history.game, NAMES), averted)
    assert "is solved in time" in str(told["html"])


def test_all_who_watch_from_a_version_are_sent_the_same_beats(tmp_path: Path) -> None:
    async def watch() -> list[bytes]:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open", seed=5)
            await played.play_to_the_end(30)
            live = await here.lobby.matches.get(played.match)
            sent = []
            for _ in range(2):
                async with aclosing(pieces(here, live, "", since=2)) as stream:
                    sent.append(await anext(stream))
            return sent

    first, second = asyncio.run(watch())
    news = json.loads(first.partition(b"data: ")[2])
    assert first is second
    assert [beat for beat in news["beats"] if beat["version"] > 2] == news["beats"] != []


def test_a_decision_taken_for_the_reader_is_a_beat_though_its_move_tells_nothing() -> None:
    history = History(TERRA, TERRA.setup(4, TERRA_EDITION), 1, TOO_MANY)
    live = live_match(history)
    live.course.begun().make(0, TERRA.parse("end"), FORCED)
    told = [
        cast(Found, told_since(live.course, Speech(TERRA, NAMES, reader), 0).get("beats", []))
        for reader in (0, 1, SPECTATOR)
    ]
    (beat,) = told[0]
    assert beat["html"] == "You go no further. (Nothing else was possible.)"
    assert beat["at"] == ["place-0"]
    assert told[1:] == [[], []]
