"""What cannot be taken back asks first, in true words, and is done by pressing the same again."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.futura import FuturaPractice, has_cards, is_final, primary
from tests.browser.people import People
from tests.browser.person import Person
from tests.browser.practice import Practice, has_a_choice, may_help, may_play

SEED = 7
ARMED = "[data-armed]"
NEAR = 60  # pixels
FILLED = "(button) => getComputedStyle(button).backgroundColor === 'rgb(234, 185, 79)'"


def at_the_display(person: Person) -> Page:
    """Time stands still, so that no question runs out."""
    FuturaPractice(person, SEED).go_on_until(has_cards(5))
    person.stop_time()
    return person.page


def test_a_card_that_is_tapped_once_more_is_taken(people: People) -> None:
    ada = people.phone()
    page = at_the_display(ada)
    before = ada.version
    page.locator("#slot-I-2").tap()
    expect(page.locator("#notice")).to_contain_text("This cannot be taken back. Press once more")
    page.locator("#slot-I-2").tap()
    ada.wait_for(before + 1)
    expect(page.locator(".in-hand")).to_be_visible()


def test_another_card_is_asked_about_anew(people: People) -> None:
    ada = people.phone()
    page = at_the_display(ada)
    before = ada.version
    for card in ("#slot-I-2", "#slot-I-3"):
        page.locator(card).tap()
        expect(page.locator(ARMED)).to_have_count(1)
    expect(page.locator("#slot-I-3.picked")).to_be_visible()
    assert page.locator(".picked").count() == 1
    assert ada.version == before


def test_a_card_is_put_down_by_a_tap_beside_it(people: People) -> None:
    ada = people.phone()
    page = at_the_display(ada)
    page.locator("#slot-I-2").tap()
    expect(page.locator(ARMED)).to_have_count(1)
    page.locator("#prompt").tap()
    expect(page.locator(".picked")).to_have_count(0)
    expect(page.locator("#notice")).to_be_empty()


def test_a_double_tap_is_two_taps(people: People) -> None:
    ada = people.phone()
    page = at_the_display(ada)
    before = ada.version
    page.locator("#slot-I-2").dblclick()
    ada.wait_for(before + 1)
    expect(page.locator(".in-hand")).to_be_visible()


def test_terras_card_on_a_crisis_is_laid_by_tapping_the_crisis_once_more(people: People) -> None:
    ada = people.phone()
    Practice(ada, SEED).go_on_until(may_play)
    ada.stop_time()
    before = ada.version
    ada.page.locator(".card.playable").first.tap()
    for _ in range(2):
        expect(ada.page.locator("#impending-crisis")).to_be_visible()
        ada.page.locator("#impending-crisis").tap()
    ada.wait_for(before + 1)
    expect(ada.page.locator("#log-lines")).to_contain_text("You play")


def test_a_goal_of_the_end_is_chosen_by_tapping_it_once_more(people: People) -> None:
    ada = people.phone()
    FuturaPractice(ada, SEED, options={"simultaneous_patterns": "yes"}).go_on_until(is_final)
    ada.stop_time()
    before = ada.version
    for _ in range(2):
        ada.page.locator(".final").first.tap()
    ada.wait_for(before + 1)


def test_who_is_always_asked_presses_enter_twice(people: People) -> None:
    ada = people.new()
    _always_ask(ada)
    page = at_the_display(ada)
    before = ada.version
    page.locator("#slot-I-2").press("Enter")
    expect(page.locator(ARMED)).to_be_focused()
    assert ada.version == before
    page.keyboard.press("Enter")
    ada.wait_for(before + 1)


def test_a_pointer_that_is_always_asked_presses_the_card_twice(people: People) -> None:
    ada = people.new()
    _always_ask(ada)
    page = at_the_display(ada)
    before = ada.version
    page.locator("#slot-I-2").click()
    expect(page.locator(ARMED)).to_have_count(1)
    page.locator("#slot-I-2").click()
    ada.wait_for(before + 1)


def _always_ask(person: Person) -> None:
    person.is_called("Ada")
    person.go("/settings")
    person.page.locator("[name=ask_before][value=always]").check()
    person.follow(person.page.get_by_role("button", name="Save"))


def test_help_that_can_be_taken_back_is_not_asked_about(people: People) -> None:
    ada = people.phone()
    Practice(ada, SEED).go_on_until(may_help)
    before = ada.version
    ada.page.locator(".card.playable").first.tap()
    ada.page.locator("[data-pick].can").first.tap()
    ada.wait_for(before + 1)
    expect(ada.page.locator("#undo-one")).to_be_visible()


def test_ending_a_turn_says_until_when_it_can_be_taken_back(people: People) -> None:
    ada = people.phone()
    Practice(ada, SEED).go_on_until(may_help)
    ada.primary.tap()
    expect(ada.page.locator("#notice")).to_contain_text("Once somebody else has moved")


def test_what_is_asked_stands_right_above_the_buttons_that_a_thumb_is_at(people: People) -> None:
    ada = people.phone()
    Practice(ada, SEED).go_on_until(may_help)
    ada.primary.tap()
    said, button = (
        ada.page.locator(part).first.bounding_box() for part in ("#notice", f".own {ARMED}")
    )
    assert said is not None
    assert button is not None
    assert 0 < button["y"] - said["y"] - said["height"] < NEAR


def test_who_may_take_back_everything_is_not_asked(people: People) -> None:
    ada = people.phone()
    people.room(ada, "Ada", undo="free")
    ada.page.get_by_role("button", name="Start").click()
    ada.page.wait_for_url("**/matches/*")
    assert ada.wait_for_turn()
    expect(ada.page.locator("[data-final]")).to_have_count(0)


@pytest.mark.parametrize(
    ("button", "words"),
    [
        ("Leave: a bot plays on for me", "A bot plays for you until you come back."),
        ("End this table", "That ends the match for everybody."),
    ],
)
def test_leaving_and_ending_say_what_they_bring(people: People, button: str, words: str) -> None:
    ada = people.new()
    Practice(ada, SEED).go_on_until(has_a_choice)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name=button).click()
    expect(ada.page.locator("#notice")).to_contain_text(words)
    expect(ada.page.locator("#notice")).not_to_contain_text("taken back")


def test_closing_a_waiting_room_says_what_it_brings(people: People) -> None:
    ada = people.new()
    people.room(ada, "Ada", "Björn")
    ada.page.get_by_role("button", name="End this table").click()
    expect(ada.page.locator("#notice")).to_contain_text("closes the table for everybody")


def test_what_goes_with_a_picked_card_is_the_filled_button_in_terra(people: People) -> None:
    ada = people.new()
    Practice(ada, SEED).go_on_until(may_play)
    assert ada.primary.evaluate(FILLED)
    ada.page.locator(".card.playable").first.click()
    assert not ada.primary.evaluate(FILLED)
    assert ada.page.locator(".own .move.possible").first.evaluate(FILLED)


def test_what_goes_with_a_picked_card_is_the_filled_button_in_terra_futura(people: People) -> None:
    ada = people.new()
    _always_ask(ada)
    page = at_the_display(ada)
    page.locator("#slot-I-2").click()
    assert page.locator(".own .move.possible").evaluate(FILLED)
    assert not any(button.evaluate(FILLED) for button in primary(page).all())
