"""What is told can be pointed at: the things that an event is about lie on the page."""

import re

import pytest

from terrarium.core.event import Event
from terrarium.core.history import History
from terrarium.web.pages.games import game_page
from tests.every_game import EVERY_GAME, UnderTest
from tests.tiny.game import DARE
from tests.web.folded import new_history, of_games_with_pages, one_move, page_of

KEYS = re.compile(r'data-at="([^"]*)"')
POINTS = re.compile(r'data-points-of="(\d)"')
SEEDS = (1, 2, 3)


def keys_on(history: History) -> set[str]:
    """Of the things that everybody sees."""
    parts = page_of(history).public()
    return {key for html in parts.values() for keys in KEYS.findall(html) for key in keys.split()}


def told_at(history: History, version: int) -> list[Event]:
    return [told.event for told in history.told if told.version == version]


@of_games_with_pages
@pytest.mark.parametrize("seed", SEEDS)
def test_what_an_event_is_about_lies_on_the_page_of_its_version(
    under: UnderTest, seed: int
) -> None:
    history = new_history(under, seed)
    at_of = game_page(under.game).at_of
    going = True
    while going:
        named = {key: told.id for told in told_at(history, history.version) for key in at_of(told)}
        if named:
            shown = keys_on(history)
            assert {key: id for key, id in named.items() if key not in shown} == {}
        going = one_move(under, history)


@of_games_with_pages
def test_everybodys_points_have_a_place_beside_the_board_and_in_the_strip(
    under: UnderTest,
) -> None:
    parts = page_of(new_history(under, 1)).public()
    seats = [str(seat) for seat in range(under.game.usual)]
    assert [POINTS.findall(parts[part]) for part in ("places", "strip")] == [seats, seats]


def test_a_game_without_a_page_shows_what_happens_at_its_players_places() -> None:
    history = new_history(EVERY_GAME[-1], 1)
    while one_move(EVERY_GAME[-1], history):
        pass
    places = {game_page(DARE).at_of(told.event) for told in history.told}
    assert places == {(), ("place-0",), ("place-1",), ("place-2",)}
