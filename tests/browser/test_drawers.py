"""Rules and icons open over the table, at what was asked about, and leave it as it was."""

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from tests.browser.futura import draft_of
from tests.browser.people import People
from tests.browser.practice import Practice, is_impending, may_play
from tests.browser.test_terra_futura_page import placed
from tests.gallery.scenes import scene_in
from tests.gallery.stage import SIZES, Stage

SEED = 7
DRAWER = "#drawer"


def drawn(page: Page) -> FrameLocator:
    expect(page.locator(DRAWER)).to_be_visible()
    return page.frame_locator(f"{DRAWER} iframe")


def from_the_menu(page: Page, name: str) -> FrameLocator:
    page.get_by_role("button", name="Menu").click()
    page.locator("#menu").get_by_role("link", name=name).click()
    return drawn(page)


def test_a_reason_opens_the_rules_at_its_paragraph_by_keyboard(people: People) -> None:
    ada = people.new()
    Practice(ada, SEED).go_on_until(is_impending)
    page, table = ada.page, ada.page.url
    card = page.locator(".card[aria-disabled]").first
    card.press("Enter")
    page.keyboard.press("Enter")
    expect(drawn(page).locator(":target")).to_be_focused()
    expect(drawn(page).locator(":target")).to_have_id("rule-2")
    page.keyboard.press("Escape")
    expect(page.locator(DRAWER)).to_be_hidden()
    expect(card).to_be_focused()
    assert page.url == table


def test_what_is_composed_or_picked_stays_while_the_rules_are_read(people: People) -> None:
    page = placed(people.new())
    composed = draft_of(page)
    from_the_menu(page, "Rules")
    page.mouse.click(40, 400)
    expect(page.locator(DRAWER)).to_be_hidden()
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    from_the_menu(page, "Rules")
    page.get_by_role("button", name="Close").click()
    expect(page.locator("#preview")).to_be_visible()
    assert draft_of(page) == composed
    page.go_back()
    expect(page.locator("#preview")).to_have_count(0)


def test_a_card_stays_picked_when_one_presses_beside_the_rules(people: People) -> None:
    ada = people.phone(820, 1180)
    Practice(ada, SEED).go_on_until(may_play)
    ada.page.locator(".card.playable").first.click()
    from_the_menu(ada.page, "Rules")
    ada.page.mouse.click(40, 400)
    expect(ada.page.locator(DRAWER)).to_be_hidden()
    expect(ada.page.locator(".card.picked").first).to_be_visible()


def test_what_is_asked_opens_its_rule(people: People) -> None:
    ada = people.phone()
    Practice(ada, SEED).go_on_until(is_impending)
    ada.page.locator(".asked-by").tap()
    expect(drawn(ada.page).locator(":target")).to_have_id("rule-2")
    ada.page.get_by_role("button", name="Close").tap()
    expect(ada.page.locator(".asked-by")).to_be_focused()


def test_words_are_found_paragraph_by_paragraph(people: People) -> None:
    ada = people.phone()
    Practice(ada, SEED).go_on_until(is_impending)
    rules = from_the_menu(ada.page, "Rules")
    expect(ada.page.locator(f"{DRAWER} iframe")).to_be_focused()  # all of it is there
    field, said = rules.get_by_role("searchbox"), rules.get_by_role("status")
    field.fill("highest first")
    expect(said).to_have_text("1 of 1")
    expect(rules.locator("[data-paragraph]:visible mark").first).to_have_text("first")
    expect(rules.locator("[data-paragraph]:visible")).to_have_id("rule-2a")
    field.fill("threat")
    field.press("Enter")
    expect(said).to_contain_text("2 of ")
    expect(rules.locator(".here")).to_be_in_viewport()
    field.press("Escape")
    expect(rules.locator("#rule-1")).to_be_visible()
    expect(rules.locator("mark")).to_have_count(0)
    field.press("Escape")
    expect(ada.page.locator(DRAWER)).to_be_hidden()


@pytest.mark.parametrize("name", ["rules", "icons"])
def test_the_search_field_ends_where_the_page_does(stage: Stage, name: str) -> None:
    for size in SIZES:
        stage.show(scene_in("terra-3", name), size)
        ends = stage.page.evaluate(
            """() => [".search input", ".reading"].map((thing) =>
              document.querySelector(thing).getBoundingClientRect().right)"""
        )
        assert abs(ends[0] - ends[1]) <= 1
