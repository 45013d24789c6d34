"""Terra Futura's table for everybody: composing, by keyboard, without scripts, at any size."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.futura import (
    FuturaPractice,
    draft_of,
    has_cards,
    is_placing,
    phase_of,
    play,
    point,
    primary,
)
from tests.browser.letters import BOTH, Letters
from tests.browser.people import MOVING, People, mover_among
from tests.browser.person import PATIENCE, Person
from tests.browser.practice import is_over
from tests.browser.test_everybody import (
    MEASURED,
    PHONES,
    THEMES_AND_WIDTHS,
    Theme,
    cut_off,
)
from tests.browser.test_motion import NOTED

SEED = 7
WITH_A_CHOICE = 1  # the seed of a match where an effect can be paid in several ways
GROWN = 5  # cards: there is something to choose
CHANGED = ".own .move[class*=swap-]"


def at(person: Person, cards: int = GROWN) -> Page:
    """Somebody who is about to take a card."""
    FuturaPractice(person, SEED).go_on_until(has_cards(cards))
    return person.page


def placed(person: Person, seed: int = SEED) -> Page:
    """Somebody who has taken a card and looks at it on the first open cell."""
    FuturaPractice(person, seed).go_on_until(
        lambda shown: is_placing(shown) and len(shown["view"]["territories"][shown["actor"]]) > 5
    )
    point(person, person.page.locator(".spot").first)
    expect(person.page.locator("#preview")).to_contain_text("would activate")
    return person.page


def use_a_card_with_a_choice(person: Person) -> None:
    """The first card whose effect leaves a choice; the others are put back."""
    page, before = person.page, draft_of(person.page)
    for number in range(page.locator(".tile.usable > .card").count()):
        point(person, page.locator(".tile.usable > .card").nth(number))
        if page.locator(CHANGED).count():
            return
        page.get_by_role("button", name="Step back").click()
        person.until(lambda: draft_of(page) == before)
    raise AssertionError("no card leaves a choice")


def test_a_turn_is_composed_changed_and_sent_at_once(people: People) -> None:
    ada = people.new()
    page = placed(ada, WITH_A_CHOICE)
    before = ada.version
    use_a_card_with_a_choice(ada)
    proposed = draft_of(page)
    shown = page.locator("#preview").inner_text()
    other = page.locator(CHANGED).first.get_attribute("data-picks") or ""
    page.locator(f"[data-pick='{other.split()[0]}']").click()
    page.locator(".own .move.possible, .own .shown").first.click()
    ada.until(lambda: draft_of(page) != proposed)
    assert page.locator("#preview").inner_text() != shown
    assert ada.version == before, "nothing was sent"
    primary(page).click()
    ada.until(lambda: ada.version >= before + 3)
    expect(page.locator("#preview")).to_have_count(0)


def test_stepping_back_and_starting_again(people: People) -> None:
    ada = people.new()
    page = placed(ada)
    point(ada, page.locator(".tile.usable > .card").first)
    expect(page.locator(".tile.used")).to_have_count(1)
    page.get_by_role("button", name="Step back").click()
    expect(page.locator(".tile.used")).to_have_count(0)
    point(ada, page.locator(".tile.usable > .card").first)
    page.get_by_role("button", name="Start again").click()
    expect(page.locator(".spot").first).to_be_visible()
    expect(page.locator("#preview")).to_have_count(0)


def test_what_others_say_meanwhile_leaves_a_draft_as_it_is(people: People) -> None:
    mover, (other,) = mover_among(people.table("Ada", "Björn", game="terra_futura"))
    play(mover)
    mover.until(lambda: phase_of(mover.page) == "place")
    point(mover, mover.page.locator(".spot").first)
    other.page.get_by_placeholder("Say something").fill("Take your time")
    other.page.get_by_role("button", name="Send").click()
    expect(mover.page.locator("#chat-lines")).to_contain_text("Take your time")
    other.page.close()
    expect(mover.page.locator(".place .away:visible")).to_have_count(1)
    expect(mover.page.locator("#preview")).to_contain_text("would activate")


def test_a_turn_is_played_by_keyboard_alone(people: People) -> None:
    ada = people.new()
    page = at(ada)
    before = ada.version
    _press(ada, "#slot-I-2")
    ada.wait_for(before + 1)
    _press(ada, ".spot")
    expect(page.locator("#preview")).to_contain_text("would activate")
    _press(ada, ".tile.usable > .card")
    if page.locator(".own .move.possible[data-picks*=' ']:visible").count():
        _press(ada, ".own .move.possible")
    expect(page.locator(".tile.used")).to_have_count(1)
    _press(ada, ".own .primary")
    ada.until(lambda: ada.version >= before + 4)


def _press(person: Person, wanted: str) -> None:
    person.tab_to(f"{wanted}:focus")
    person.page.keyboard.press("Enter")


def test_turns_are_played_without_scripts(people: People) -> None:
    ada = people.new(java_script_enabled=False)
    practice, page = FuturaPractice(ada, SEED), ada.page
    for cards in (GROWN, GROWN + 1):
        practice.go_on_until(has_cards(cards))
        before = ada.version
        page.locator("button.does-take").first.click()
        page.locator("button.does-place").last.click()
        expect(page.locator("#preview")).to_contain_text("would activate")
        if page.locator("button.does-activate").count():
            page.locator("button.does-activate").first.click()
        primary(page).click()
        ada.wait_for(before + 3)


def test_a_draft_that_was_overtaken_says_so_on_the_page(people: People) -> None:
    ada = people.new(java_script_enabled=False)
    practice = FuturaPractice(ada, SEED)
    practice.go_on_until(is_placing)
    ada.go(f"{practice.path}?version=0&draft=place%20c4")
    expect(ada.page.locator("#notice")).to_contain_text("gone on since version 0")
    expect(ada.page.locator("#board")).to_be_attached()
    ada.errors.clear()  # the answer is meant to be a refusal


def test_what_cannot_be_done_says_why_with_the_rule(people: People) -> None:
    ada = people.new()
    page = placed(ada)
    page.locator("#slot-II-1").hover()
    expect(page.locator(".tip")).to_contain_text("Rule 3.4")


def test_pointing_at_an_effect_uses_it_and_at_a_useless_one_says_why(people: People) -> None:
    ada = people.new()
    FuturaPractice(ada, SEED).go_on_until(_may_gain_but_not_copy)
    page = ada.page
    page.locator("#own-c3 .effect.useless").hover()
    expect(page.locator(".tip")).to_contain_text("Rule 4.9")
    before = draft_of(page)
    page.locator("#own-c3 .effect.can").first.click()
    ada.until(lambda: draft_of(page) != before)
    expect(page.locator("#preview")).to_contain_text("brings")


def test_a_card_that_can_do_several_things_asks_which(people: People) -> None:
    ada = people.new()
    FuturaPractice(ada, SEED).go_on_until(_may_gain_but_not_copy)
    offers = ada.page.locator(".bench > .offers")
    asked = "offers => getComputedStyle(offers, '::before').content"
    assert offers.evaluate(asked) == "none"
    ada.page.locator("#own-c3 .card-name").click()
    assert "Which of its effects" in str(offers.evaluate(asked))


def _may_gain_but_not_copy(shown: dict[str, Any]) -> bool:
    legal = shown["legal"]
    return "activate c3 1" in legal and "activate c3 3" not in legal


def test_a_territory_is_looked_at_closely_and_put_back(people: People) -> None:
    ada = people.new()
    page = at(ada)
    small = page.locator(".territory:visible .card").first.bounding_box()
    page.locator(".territory:visible .closer").click()
    back = page.get_by_role("link", name="Back to the table")
    expect(back).to_be_visible()
    large = page.locator(".territory:visible .card").first.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.5 * small["width"]
    back.click()
    expect(back).to_have_count(0)


@pytest.mark.parametrize("letters", BOTH)
@pytest.mark.parametrize("width", MEASURED)
def test_a_phone_shows_it_all_and_is_played_by_thumb(
    people: People, width: int, letters: Letters
) -> None:
    ada = people.phone(width, 740, letters=letters, reduced_motion=MOVING)
    page = at(ada)
    before = ada.version
    assert cut_off(page, width) == []
    page.locator("#slot-I-1").tap()
    expect(page.locator("#notice")).to_contain_text("Press once more")
    page.evaluate("[...document.querySelectorAll('*')].forEach((any) => any.scrollTo(0, 9999))")
    page.locator(".own .move.possible").tap()
    ada.wait_for(before + 1)
    expect(page.locator(".spot").first).to_be_in_viewport(ratio=0.9)
    page.locator(".spot").first.tap()
    expect(page.locator("#preview")).to_be_in_viewport()
    expect(primary(page)).to_be_in_viewport()
    assert cut_off(page, width) == []
    assert _small_targets(page) == []
    primary(page).tap()
    if page.locator("[data-armed]").count():
        primary(page).tap()
    ada.until(lambda: ada.version >= before + 3)


def _small_targets(page: Page) -> list[str]:
    """Buttons that a thumb would miss; another's territory is looked at closely first."""
    found = page.locator("button:visible:not(.territory button), a.button:visible").all()
    boxes = [(button.bounding_box(), button.inner_text()) for button in found]
    return [words for box, words in boxes if box and min(box["width"], box["height"]) < 43.5]


@pytest.mark.parametrize(("theme", "width"), THEMES_AND_WIDTHS)
def test_axe_finds_nothing_while_a_turn_is_composed(
    people: People, theme: Theme, width: int
) -> None:
    ada = people.new(width, 844, color_scheme=theme, reduced_motion="reduce")
    page = placed(ada)
    assert faults(page) == []
    point(ada, page.locator(".tile.usable > .card").first)
    assert faults(page) == []


@pytest.mark.parametrize(("theme", "width"), [("light", 390), ("dark", 1440)])
def test_axe_finds_nothing_on_the_pad(people: People, theme: Theme, width: int) -> None:
    ada = people.new(width, 844, color_scheme=theme, reduced_motion="reduce")
    FuturaPractice(ada, SEED).go_on_until(is_over)
    expect(ada.page.locator("#result")).to_contain_text("Total")
    assert faults(ada.page) == []
    assert width > PHONES[-1] or cut_off(ada.page, width) == []


@pytest.mark.parametrize("letters", BOTH)
def test_nothing_pushes_the_table_out_of_its_window(people: People, letters: Letters) -> None:
    ada = people.new(letters=letters)
    placed(ada)
    assert ada.page.evaluate("() => document.body.scrollHeight") <= 900


def test_a_card_flies_from_the_display_to_the_hand_and_on_to_its_place(people: People) -> None:
    ada = people.new(reduced_motion="no-preference")
    ada.page.add_init_script(NOTED)
    page = at(ada)
    before = ada.version
    page.locator("#slot-II-2").click()
    ada.wait_for(before + 1)
    assert ada.soon(lambda: _flights(page) > 0, PATIENCE)
    seen = _flights(page)
    page.locator(".spot").first.click()
    assert ada.soon(lambda: _flights(page) > seen, PATIENCE)


def _flights(page: Page) -> int:
    found: int = page.evaluate(
        "() => window.flights.filter(([name]) => name.includes('flight-')).length"
    )
    return found
