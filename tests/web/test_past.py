"""Earlier moments of a match: as everybody saw them, as long as they stand."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from markupsafe import Markup

from terrarium.core.history import History
from terrarium.core.state import SPECTATOR
from terrarium.tables.table import NotThere
from terrarium.web.pages.beats import told_at
from terrarium.web.pages.match_page import MatchPage
from terrarium.web.pages.past import moment, shown_at
from terrarium.web.pages.speech import Speech
from tests.every_game import UnderTest
from tests.histories import play_randomly, terra_history
from tests.web.client import site
from tests.web.folded import (
    NAMES,
    as_heard_by,
    live_match,
    new_history,
    of_games_with_pages,
    one_move,
    page_of,
)

SEVENTH = 7


@of_games_with_pages
def test_an_earlier_moment_is_what_everybody_saw_then(under: UnderTest) -> None:
    history = new_history(under, seed=4)
    seen: dict[int, dict[str, Markup]] = {}
    while one_move(under, history):
        if history.version % SEVENTH == 0:
            seen[history.version] = page_of(history).public()
    seen.pop(history.version, None)
    page = page_of(history)
    assert {version: page.public_at(version) for version in seen} == seen


def test_the_newest_moment_is_the_page_as_it_is() -> None:
    page = page_of(play_randomly(terra_history(), 20))
    assert page.public_at(20) == page.public()


def test_what_was_taken_back_is_no_moment_of_the_match_any_more() -> None:
    history = terra_history()
    while not history.undo_steps(seat := history.state.actor()):
        history.play(seat, history.state.legal()[0])
    gone = history.version
    history.undo(seat)
    history.play(seat, history.state.legal()[-1])
    with pytest.raises(NotThere):
        page_of(history).public_at(gone)


def test_a_moment_that_many_ask_for_is_drawn_once() -> None:
    page = page_of(play_randomly(terra_history(), 20))
    assert shown_at(page, 7) is shown_at(page, 7)


def test_moments_of_a_long_match_do_not_fill_the_memory() -> None:
    page = page_of(play_randomly(terra_history(), 28))
    first = shown_at(page, 0)
    for version in range(28):
        shown_at(page, version)
    assert shown_at(page, 0) is not first


def test_who_drew_a_card_hears_again_which_one_and_nobody_else_does() -> None:
    history = play_randomly(terra_history(), 20)
    drawn = next(told for told in history.told if told.event.id == "terra-drew")
    heard = [heard_at(page_of(history), drawn.version, reader) for reader in (*range(4), SPECTATOR)]
    drew = drawn.seat
    assert "You draw" in heard.pop(drew)
    assert ["draws a solution card" in words for words in heard] == [True] * 4
    assert not [words for words in heard if "You" in words]


@of_games_with_pages
def test_what_is_told_again_comes_from_what_its_reader_was_told_and_nothing_else(
    under: UnderTest,
) -> None:
    history = new_history(under, seed=4)
    while one_move(under, history):
        pass
    everything = list(history.told)
    for reader in (SPECTATOR, 0, 1):
        again = told_again(history, reader)
        history.told[:] = as_heard_by(reader, history)
        assert told_again(history, reader) == again
        history.told[:] = everything


def told_again(history: History, reader: int) -> list[dict[str, object]]:
    """At each version of a match."""
    course, speech = live_match(history).course, Speech(history.game, NAMES, reader)
    return [told_at(course, speech, version) for version in range(history.version + 1)]


def heard_at(page: MatchPage, version: int, reader: int) -> str:
    return str(json.loads(moment(page, version, reader))["html"])


def asked_for(folder: Path, *versions: object) -> list[httpx.Response]:
    """What a stranger gets."""

    async def ask() -> list[httpx.Response]:
        async with site(folder) as here:
            game = await here.table("me", "open", "open", seed=5)
            await game.play_to_the_end(6)
            path = f"/matches/{game.match}/live/then?version="
            json_wished = {"Accept": "application/json"}
            return [await here.client.get(f"{path}{one}", headers=json_wished) for one in versions]

    return asyncio.run(ask())


def test_a_page_asks_for_a_moment_by_its_version(tmp_path: Path) -> None:
    (answer,) = asked_for(tmp_path, 3)
    assert (answer.status_code, answer.json()["version"]) == (200, 3)
    assert sorted(answer.json()["fragments"]) == ["board", "places", "status", "strip"]


@pytest.mark.parametrize(("version", "status"), [(9999, 404), (-1, 422), ("x", 422), ("", 422)])
def test_what_is_no_moment_is_refused_in_words(
    tmp_path: Path, version: object, status: int
) -> None:
    (answer,) = asked_for(tmp_path, version)
    assert (answer.status_code, bool(answer.json()["error"]["text"])) == (status, True)
