"""Terra with a card picked: every way on is in sight, and what it costs is said."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, LOW_DESK, PHONE, PHONES, TABLETS, Stage

WAYS = "#own .move.possible, #own .primary"
CUT_OFF = """(ways) => ways.map((way) => [way.textContent, way.getBoundingClientRect()])
  .filter(([, box]) => box.bottom > innerHeight).map(([words]) => words)"""
LONG = "Lay green 5 on Asia & Middle East (green)"
SAYS_THAT = "(button, words) => { button.textContent = words; }"
HEIGHT = "(button) => button.getBoundingClientRect().height"
TWO_LINES = 48  # pixels
CARDS = "#hand .playable"
THAT_BREAKS = "#hand [data-pick=green-5]"


def cut_off(page: Page) -> list[str]:
    """The ways on that reach below the edge of the page."""
    found: list[str] = page.locator(WAYS).filter(visible=True).evaluate_all(CUT_OFF)
    return found


@pytest.mark.parametrize("size", [DESK, LOW_DESK, TABLETS[0], PHONE])
@pytest.mark.parametrize(("room", "moment"), [("terra-3", "help"), ("terra-6", "last")])
def test_whichever_card_is_picked_laying_it_and_ending_the_turn_are_in_sight(
    stage: Stage, room: str, moment: str, size: tuple[int, int]
) -> None:
    stage.show(scene_in(room, moment), size)
    stage.has(CARDS)
    for card in stage.page.locator(CARDS).all():
        card.click()
        expect(stage.page.locator("#own .move.possible").first).to_be_visible()
        assert cut_off(stage.page) == []
        card.page.keyboard.press("Escape")


def test_where_there_are_several_ways_on_each_says_the_rest_and_is_called_by_all_of_it(
    stage: Stage,
) -> None:
    stage.show(scene_in("terra-6", "last"), DESK)
    stage.page.locator(CARDS).first.click()
    way = stage.page.locator("#own .move.possible").first
    expect(way.locator(".by-crisis")).to_have_text("N. America")
    expect(way.locator(".by-crisis")).to_be_visible()
    expect(way).to_have_accessible_name("Lay green 1 on North America (green) 2 of 13")
    stage.page.keyboard.press("Escape")


def test_a_move_that_breaks_ones_best_set_says_so(stage: Stage) -> None:
    scene = scene_in("terra-3", "impending")
    stage.show(scene, DESK)
    stage.page.locator(THAT_BREAKS).click()
    for size in (DESK, PHONE):
        stage.show(scene, size)
        expect(stage.page.locator("#own .move.possible .cost")).to_be_visible()
    expect(stage.page.locator(".possible .cost")).to_have_text("breaks your set of 15")
    stage.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", PHONES)
def test_on_phones_what_a_move_breaks_stands_in_the_line_of_what_it_brings(
    stage: Stage, size: tuple[int, int]
) -> None:
    stage.show(scene_in("terra-3", "impending"), size)
    stage.page.locator(THAT_BREAKS).click()
    way = stage.page.locator("#own .move.possible:has(.cost)")
    way.locator(".whole").evaluate(SAYS_THAT, LONG)
    assert way.evaluate(HEIGHT) <= TWO_LINES
    stage.page.keyboard.press("Escape")


def test_where_the_world_is_lost_the_end_says_that_nobody_wins(stage: Stage) -> None:
    stage.show(scene_in("terra-3", "lost"), PHONE)
    expect(stage.page.locator("#result")).to_contain_text("Nobody wins")
    expect(stage.page.locator("#result s")).to_have_count(3)


def test_on_a_phone_a_row_that_goes_on_fades_out_also_where_nothing_moves(stage: Stage) -> None:
    stage.show(scene_in("terra-3", "discard"), PHONE)
    row = stage.page.locator("#own .choices")
    expect(row).to_have_css("mask-image", re.compile("gradient"))
    row.evaluate("(row) => row.scrollTo(row.scrollWidth, 0)")
    expect(row).to_have_css("mask-image", "none")
