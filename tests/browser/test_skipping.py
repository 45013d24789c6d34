"""What a key does while something is told: any of them skips, and none moves by mistake."""

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.practice import has_a_choice
from tests.browser.test_beats import SEED, Eager, Told

DEAF = """window.EventSource = class extends EventSource {
  set onmessage(heard) { super.onmessage = (event) => window.deaf || heard(event); }
};"""
UNASKED = "() => { document.body.dataset.ask = 'never'; }"


def told_while_asked(people: People) -> Told:
    """It is the person's turn, and something is still being told."""
    told = Told(people)
    while not (has_a_choice(shown := told.practice.shown()) and shown["actor"] == 0):
        told.go_on(1)
    told.page.evaluate(UNASKED)
    expect(told.beat).to_be_visible()
    return told


def test_a_key_that_bears_a_move_only_skips_and_the_next_one_makes_it(people: People) -> None:
    told = told_while_asked(people)
    told.page.keyboard.press("e")
    told.is_as_it_stands()
    assert told.ada.sent == 0
    with told.page.expect_request("**/move"):
        told.page.keyboard.press("e")


def test_ones_own_move_that_has_the_focus_is_pressed_at_once(people: People) -> None:
    told = told_while_asked(people)
    told.ada.primary.focus()
    with told.page.expect_request("**/move"):
        told.page.keyboard.press("Enter")


def test_a_key_that_opens_something_does_so_and_skips(people: People) -> None:
    told = told_while_asked(people)
    told.page.keyboard.press("m")
    told.is_as_it_stands()
    expect(told.page.locator("#menu")).to_be_visible()


def test_when_it_begins_the_focus_leaves_the_moves_for_what_is_asked(people: People) -> None:
    ada = people.new(pace="normal")
    ada.page.add_init_script(DEAF)
    practice = Eager(ada, SEED)
    practice.go_on_until(has_a_choice)
    ada.stop_time()
    ada.primary.focus()
    ada.page.evaluate("() => { window.deaf = true; }")
    meant = ada.primary.get_attribute("value")
    practice.go_on()
    while not (has_a_choice(shown := practice.shown()) and shown["actor"] == 0):
        practice.go_on(shown)
    ada.page.evaluate("() => { window.deaf = false; dispatchEvent(new Event('online')); }")
    expect(ada.page.locator("#beat")).to_be_visible()
    expect(ada.primary).to_have_attribute("value", meant or "")
    expect(ada.page.locator("#prompt")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#beat")).to_be_hidden()
    assert ada.sent == 0
