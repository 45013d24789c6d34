"""Around Terramara's board: camps, the log by turns, marks of what others did, and the end."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import faults
from tests.browser.mara import MaraPractice, is_sending, play
from tests.browser.people import People
from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, PHONE, Stage

ROOM = "terramara-4"
SHADOW = "thing => getComputedStyle(thing).boxShadow"


def test_a_camp_opens_large_and_closes_again(stage: Stage) -> None:
    stage.show(scene_in(ROOM, "last"), DESK)
    stage.page.locator("#place-3 .look-at-camp").click()
    expect(stage.page.locator("#camp-3 .camp")).to_be_visible()
    stage.page.keyboard.press("Escape")
    expect(stage.page.locator("#camp-3 .camp")).to_be_hidden()


def test_spaces_to_which_others_went_have_a_ring(stage: Stage) -> None:
    stage.show(scene_in(ROOM, "send"), DESK)
    fresh = stage.page.locator("[data-pick='at-a4'] ~ .stood")
    old = stage.page.locator("[data-pick='at-a6'] ~ .stood")
    assert (fresh.evaluate(SHADOW) != "none", old.evaluate(SHADOW)) == (True, "none")


def test_the_last_turn_of_the_log_is_unfolded_and_those_before_are_folded(people: People) -> None:
    ada = people.new()
    MaraPractice(ada).go_on_until(is_sending(2))
    folded = ada.page.locator("#log-lines details:not([open])")
    before = folded.count()
    assert ada.page.locator("#log-lines details[open]").count() <= 1
    play(ada)
    ada.until(lambda: folded.count() > before)
    folded.last.locator("summary").click()
    expect(ada.page.locator("#log-lines details[open]")).not_to_have_count(0)


@pytest.mark.parametrize(
    ("name", "size", "theme"),
    [("last", DESK, "dark"), ("won", DESK, "light"), ("won", PHONE, "dark")],
)
def test_axe_finds_nothing_around_the_board(
    browser: Browser, name: str, size: tuple[int, int], theme: str
) -> None:
    stage = Stage(browser, theme=theme)
    stage.show(scene_in(ROOM, name), size)
    found = faults(stage.page)
    stage.close()
    assert found == []


def test_axe_finds_nothing_in_a_camp_that_slides_on_a_phone(stage: Stage) -> None:
    stage.show(scene_in("terramara-2", "move"), PHONE)
    assert faults(stage.page) == []
