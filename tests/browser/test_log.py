"""The log beside the board: its places, on phones the newest first, a ticker and what is unread."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.gallery.scenes import scenes_of
from tests.gallery.stage import DESK, PHONE, Stage

NEWEST = "#log-lines > ol > li:last-child"
OLDEST = "#log-lines > ol > li:first-child"


@pytest.fixture
def on_phone(stage: Stage) -> Stage:
    scene = next(scene for scene in scenes_of("terra-3") if scene.name == "help")
    stage.clear()
    stage.show(scene, PHONE)
    return stage


def test_the_newest_sentence_opens_the_log_with_the_newest_turn_first(on_phone: Stage) -> None:
    page = on_phone.page
    page.locator(".ticker").click()
    expect(page.locator("#log")).to_be_in_viewport()
    newest, oldest = page.locator(NEWEST).bounding_box(), page.locator(OLDEST).bounding_box()
    assert newest is not None
    assert oldest is not None
    assert newest["y"] < oldest["y"]


def test_marks_of_the_others_open_what_they_did(on_phone: Stage) -> None:
    page = on_phone.page
    expect(page.locator("#recap")).to_be_hidden()
    page.locator(".recap-button").click()
    expect(page.locator(".deeds").first).to_be_visible()


def test_a_line_that_is_pointed_at_shows_its_place(stage: Stage) -> None:
    scene = next(scene for scene in scenes_of("terra-3") if scene.name == "help")
    stage.clear()
    stage.show(scene, DESK)
    line = stage.page.locator("#log [data-shows*=crisis]").last
    line.hover()
    expect(stage.page.locator(".told").first).to_be_attached()
    stage.page.locator("#prompt").hover()
    expect(stage.page.locator(".told")).to_have_count(0)


def test_by_keyboard_one_goes_from_line_to_line(stage: Stage) -> None:
    scene = next(scene for scene in scenes_of("terra-3") if scene.name == "help")
    stage.clear()
    stage.show(scene, DESK)
    stage.page.locator("#log-lines").focus()
    stage.page.keyboard.press("ArrowUp")
    stage.page.keyboard.press("ArrowUp")
    expect(stage.page.locator("#log-lines [data-shows]:focus")).to_have_count(1)


def test_what_is_said_while_the_side_is_closed_is_counted_until_it_is_read(people: People) -> None:
    ada, bo = people.phone(), people.new()
    people.gather([ada, bo], "Ada", "Bo", game="terra_futura")
    bo.page.locator(".say input[name=text]").fill("Hello!")
    bo.page.locator(".say button").click()
    unread = ada.page.locator("#unread b")
    expect(unread).to_have_text("1")
    ada.page.locator(".sheet-button").click()
    ada.page.locator("#chat-lines li").last.scroll_into_view_if_needed()
    expect(ada.page.locator("#unread")).to_be_hidden()
