"""A hint: asked for in the menu, read beside the question."""

from playwright.sync_api import Page, expect

from tests.browser.letters import enlarge
from tests.browser.mara import composed, sending
from tests.browser.people import People
from tests.browser.person import Person
from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, Stage

BELOW = """(button) => button.getBoundingClientRect().bottom
  - document.getElementById("own").getBoundingClientRect().bottom"""


def test_who_asks_for_a_hint_is_told_a_move_and_why(people: People) -> None:
    ada = people.new()
    ada.play_bots("terramara")
    ada.until(lambda: ada.chooses)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.locator("#menu").get_by_role("button", name="Hint").click()
    expect(ada.page.locator("#advice")).to_contain_text("would choose")
    expect(ada.page.locator("#menu")).to_be_hidden()


def test_who_is_new_asks_beside_the_question(people: People) -> None:
    ada = people.new()
    ada.play_bots("terra")
    ada.until(lambda: ada.chooses)
    ada.page.locator("#asks-hint").click()
    expect(ada.page.locator("#advice")).to_contain_text("would choose")
    expect(ada.page.locator("#asks-hint")).to_have_count(0)


def test_what_is_advised_is_marked_where_it_lies_also_in_the_middle_of_a_turn(
    people: People,
) -> None:
    ada = people.new()
    page = sending(ada)
    marked = page.locator(".advised:visible")
    page.keyboard.press("h")
    expect(marked).not_to_have_count(0)
    composed(ada, "at-hire")
    expect(marked).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("#advice")).to_contain_text("would choose")
    expect(marked).not_to_have_count(0)


def test_what_is_advised_comes_into_sight(people: People) -> None:
    ada = people.new()
    page = crowded(ada)
    page.keyboard.press("h")
    advised = page.locator("#own button[value].advised:visible")
    expect(advised).to_have_count(1)
    assert advised.evaluate(BELOW) <= 1


def crowded(ada: Person) -> Page:
    """In the middle of a turn, where the lowest moves are out of sight."""
    page = sending(ada)
    page.set_viewport_size({"width": 1300, "height": 560})
    enlarge(page)
    return composed(ada, "at-hire")


def test_after_the_end_no_hint_is_offered(stage: Stage) -> None:
    stage.show(scene_in("terra-3", "won"), DESK)
    stage.page.get_by_role("button", name="Menu").click()
    expect(stage.page.locator("#menu").get_by_role("link", name="Rules")).to_be_visible()
    expect(stage.page.get_by_role("button", name="Hint")).to_be_hidden()
    expect(stage.page.locator("#menu [name=stakes]")).to_be_hidden()
