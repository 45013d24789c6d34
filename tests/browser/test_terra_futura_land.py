"""One's own territory through a whole match of Terra Futura: no card that lies there moves."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from terrarium.games import GAMES
from tests.browser.futura import FuturaPractice
from tests.browser.measured import moved
from tests.browser.people import People
from tests.gallery.courses import course_of
from tests.gallery.lines import Line, played
from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, PHONE, SIZES, Stage
from tests.sizes import DEEP

SEED = 1  # played by bots, who fill their territories
SHOWN = 1 if DEEP else 3  # in daily runs each third moment, before a placing and after one in turn
CARDS = ".mine .tile:not(.lifted) > .card"


def placings(players: int) -> Iterator[Line]:
    """The seat's own choices of a place, and whatever comes next."""
    before = False
    for line in played(GAMES.find("terra_futura"), players, SEED):
        places = line.kind == "place" and line.state().actor() == 0
        if places or before:
            yield line
        before = places


@pytest.mark.parametrize("players", [2, 5])
def test_a_card_stays_where_it_was_laid(stage: Stage, players: int) -> None:
    scenes = course_of(f"futura-{players}", list(placings(players))[::SHOWN])
    assert moved(stage, scenes, SIZES if DEEP else (DESK, PHONE), CARDS) == []


def test_a_territory_that_is_pointed_at_grows_and_pushes_nothing_about(people: People) -> None:
    ada = people.new()
    ada.go(FuturaPractice(ada, SEED, seats=3).path)
    other, still = ada.page.locator(".territory:visible").first, [".own .mine", ".display"]
    small, places = width_of(other), [ada.page.locator(part).bounding_box() for part in still]
    other.hover()
    ada.until(lambda: width_of(other) > 1.3 * small)
    assert [ada.page.locator(part).bounding_box() for part in still] == places


def test_the_territory_of_whoever_acts_is_larger_than_the_others(stage: Stage) -> None:
    stage.show(scene_in("terra_futura-5", "waiting"), DESK)
    acting, other = (
        width_of(stage.page.locator(f".territory{which}:visible").first)
        for which in (".on-turn", ":not(.on-turn)")
    )
    assert acting > 1.1 * other


def width_of(territory: Locator) -> float:
    """Of a card in it."""
    box = territory.locator(".card").first.bounding_box()
    return box["width"] if box else 0
