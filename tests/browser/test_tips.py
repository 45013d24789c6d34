"""Why something cannot be done is said to who asks, and to nobody else."""

import re

from playwright.sync_api import Page, expect

from tests.browser.futura import FuturaPractice, is_placing, is_taking
from tests.browser.people import People
from tests.browser.person import Person
from tests.browser.practice import Practice, is_impending, may_play

SEED = 7
SHOWN = ".tip:not([hidden])"
REST = 700  # milliseconds: a pointer that stays asks
MOMENT = 400  # one that goes on does not
GRACE, ON_THE_WAY = 200, 100  # to the tip
UNDER_THE_TIP = """() => { // the middle of it
  const box = document.querySelector('.tip').getBoundingClientRect();
  const found = document.querySelectorAll('[aria-pressed], .can, .own .offers button');
  return [...found].filter((thing) => {
    const other = thing.getBoundingClientRect();
    const [x, y] = [other.left + other.width / 2, other.top + other.height / 2];
    return other.width && box.left < x && x < box.right && box.top < y && y < box.bottom;
  }).map((thing) => thing.id);
}"""


def placing(person: Person) -> Page:
    """Somebody who has a card to place: nothing of the display can be taken."""
    FuturaPractice(person, SEED).go_on_until(is_placing)
    return person.page


def test_a_pointer_that_passes_by_is_not_lectured(people: People) -> None:
    ada = people.new()
    page = placing(ada)
    ada.stop_time()
    for slot in ("#slot-I-1", "#slot-I-2", "#slot-I-3", "#slot-II-1"):
        page.locator(slot).hover()
        page.clock.run_for(MOMENT)
        assert page.locator(SHOWN).count() == 0
    page.clock.run_for(REST)
    expect(page.locator(SHOWN)).to_contain_text("Rule 3")


def test_a_pointer_that_leaves_takes_the_tip_with_it(people: People) -> None:
    ada = people.new()
    page = placing(ada)
    page.locator("#slot-II-1").hover()
    expect(page.locator(SHOWN)).to_contain_text("Rule 3")
    ada.stop_time()
    page.mouse.move(5, 5)
    page.clock.run_for(GRACE)
    expect(page.locator(SHOWN)).to_have_count(0)


def test_whoever_goes_straight_from_one_thing_to_the_next_is_told_of_that_one(
    people: People,
) -> None:
    ada = people.new()
    page = placing(ada)
    ada.stop_time()
    for slot in ("#slot-II-1", "#slot-II-3"):
        page.locator(slot).hover()
        page.clock.run_for(REST)
        expect(page.locator(SHOWN)).to_contain_text("Rule 3")


def test_whoever_goes_to_a_tip_may_pass_other_things_on_the_way(people: People) -> None:
    ada = people.new()
    page = placing(ada)
    page.locator("#slot-II-1").hover()
    expect(page.locator(SHOWN)).to_contain_text("Rule 3")
    ada.stop_time()
    page.locator("#slot-II-4").hover()
    page.clock.run_for(ON_THE_WAY)
    page.locator(".tip a").hover()
    page.clock.run_for(REST)
    expect(page.locator(SHOWN)).to_contain_text("Rule 3")


def test_a_move_that_arrives_does_not_forget_a_pointer_that_rests(people: People) -> None:
    ada = people.new()
    practice = FuturaPractice(ada, SEED)
    practice.go_on_until(is_placing)
    before = ada.version
    ada.stop_time()
    ada.page.locator("#slot-II-1").hover()
    practice.go_on()
    ada.wait_for(before + 1)
    ada.page.clock.run_for(REST)
    expect(ada.page.locator(SHOWN)).to_contain_text("Rule 3")


def test_a_small_move_after_a_press_is_no_question(people: People) -> None:
    ada = people.new()
    FuturaPractice(ada, SEED).go_on_until(is_taking)
    page, before = ada.page, ada.version
    box = page.locator("#slot-I-2").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    page.mouse.click(x, y)
    ada.wait_for(before + 1)
    ada.stop_time()
    page.mouse.move(x + 3, y)
    page.clock.run_for(REST)
    assert page.locator(SHOWN).count() == 0


def test_the_way_to_the_rule_in_a_tip_is_open(people: People) -> None:
    page = placing(people.new())
    page.locator("#slot-II-1").hover()
    expect(page.locator(SHOWN)).to_be_visible()
    link = page.locator(".tip a").bounding_box()
    assert link is not None
    page.mouse.move(link["x"] + 5, link["y"] + 5, steps=25)
    expect(page.locator(".tip a")).to_be_visible()
    page.locator(".tip a").click()
    target = page.frame_locator("#drawer iframe").locator(":target")
    expect(target).to_have_id(re.compile(r"^rule-3\."))


def test_a_tip_covers_nothing_that_can_be_pressed(people: People) -> None:
    ada = people.new()
    Practice(ada, SEED).go_on_until(may_play)
    for card in ada.page.locator(".card[aria-disabled]").all():
        card.hover()
        expect(ada.page.locator(SHOWN)).to_be_visible()
        assert ada.page.evaluate(UNDER_THE_TIP) == []
        ada.page.mouse.move(5, 5)


def test_a_long_press_says_why_and_does_nothing_else(people: People) -> None:
    ada = people.phone()
    page = placing(ada)
    before = ada.version
    page.locator("#slot-II-1").scroll_into_view_if_needed()
    box = page.locator("#slot-II-1").bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + 20, "y": box["y"] + 20}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.locator(SHOWN)).to_contain_text("Rule 3")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(SHOWN)).to_be_visible()
    assert ada.version == before
    page.locator("#prompt").tap()
    expect(page.locator(SHOWN)).to_have_count(0)


def test_a_tip_on_focus_comes_at_once(people: People) -> None:
    ada = people.new()
    Practice(ada, SEED).go_on_until(is_impending)
    ada.page.locator(".card[aria-disabled]").first.focus()
    ada.page.keyboard.press("Shift+Tab")
    ada.page.keyboard.press("Tab")
    expect(ada.page.locator(SHOWN)).to_contain_text("Rule 2")
