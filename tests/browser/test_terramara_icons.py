"""Icons say what they mean: to a pointer that rests, by keyboard, to a finger that stays."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import People
from tests.browser.person import Person

SHOWN = ".tip:not([hidden])"
REST = 700  # milliseconds: a pointer or a finger that stays asks
ICONS = ".in-row .icons"
PHONES = ((390, 844), (360, 740))


def at_the_table(person: Person) -> Page:
    """At one's turn: until one moves nothing on the page changes."""
    person.play_bots("terramara")
    assert person.wait_for_turn()
    return person.page


def meaning(icons: Locator) -> str:
    return icons.locator(".unseen").inner_text().strip()


def told(page: Page, icons: Locator) -> Locator:
    """The sentence of the tip that says what they mean, among what else it says of the thing."""
    return page.locator(f"{SHOWN} .meaning").get_by_text(meaning(icons), exact=True)


def test_a_pointer_that_rests_on_icons_is_told_what_they_mean(people: People) -> None:
    page = at_the_table(people.new())
    icons = page.locator(ICONS).first
    icons.hover()
    expect(told(page, icons)).to_be_visible()


def test_a_finger_that_stays_is_told_as_well(people: People) -> None:
    ada = people.new()
    page = at_the_table(ada)
    icons = page.locator(ICONS).first
    box = icons.bounding_box()
    assert box is not None
    ada.stop_time()
    finger = {"pointerType": "touch", "clientX": box["x"], "clientY": box["y"], "bubbles": True}
    icons.dispatch_event("pointerdown", finger)
    page.clock.run_for(REST)
    expect(told(page, icons)).to_be_visible()


def test_by_keyboard_a_space_says_what_its_icons_mean(people: People) -> None:
    page = at_the_table(people.new())
    space = page.locator("[data-pick^='at-']:has([data-tip])").first
    page.keyboard.press("Tab")  # so that focus is seen
    space.focus()
    expect(told(page, space.locator(".icons").first)).to_be_visible()


def test_the_menu_opens_the_icons_and_beside_them_the_rules(people: People) -> None:
    page = at_the_table(people.new())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="What the icons mean").click()
    drawer = page.get_by_role("dialog")
    title = page.frame_locator("#drawer iframe").get_by_role("heading", level=1)
    expect(title).to_have_text("Terramara: what the icons mean")
    drawer.get_by_role("link", name="Rules").click()
    expect(title).to_have_text("Terramara: the rules as played here")
    expect(drawer.locator("[aria-current]")).to_have_text("Rules")


@pytest.mark.parametrize("path", ["/icons/terramara", "/rules/terramara"])
@pytest.mark.parametrize("size", PHONES, ids=str)
def test_on_a_phone_nothing_is_wider_than_the_page(
    people: People, path: str, size: tuple[int, int]
) -> None:
    ada = people.phone(*size)
    ada.go(path)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
