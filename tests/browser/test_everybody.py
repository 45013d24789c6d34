"""Pages for everybody: by keyboard, without scripts, at any size, in any colours."""

from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.letters import BOTH, Letters, enlarge
from tests.browser.people import People
from tests.browser.practice import Practice, has_a_choice, is_impending, is_over, may_help
from tests.sizes import DEEP

PAGES = (
    *("/", "/new", "/settings", "/no-such-page"),
    *("/rules/terra", "/rules/terra_futura", "/rules/terramara", "/icons/terramara"),
    *("/icons/terra", "/icons/terra_futura"),
)
Theme = Literal["light", "dark"]
PHONES = (360, 390)
MEASURED = PHONES if DEEP else PHONES[:1]  # in a daily run: what fits the smallest fits the others
DAILY = [("light", 1440), ("dark", 1024), ("dark", 390)]
THEMES_AND_WIDTHS = list(product(("light", "dark"), (390, 1024, 1440))) if DEEP else DAILY
SEED = 7


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(people: People, theme: Theme) -> None:
    ada = people.new(color_scheme=theme, reduced_motion="reduce")
    for path in PAGES:
        ada.go(path)
        assert (path, faults(ada.page)) == (path, [])
    ada.errors.clear()  # the missing page is meant to be missing
    ada.is_called("Ada")
    ada.go("/settings")
    expect(ada.page.get_by_role("button", name="Forget me")).to_be_visible()
    assert faults(ada.page) == []


@pytest.mark.parametrize(("theme", "width"), THEMES_AND_WIDTHS)
def test_axe_finds_nothing_at_the_table(people: People, theme: Theme, width: int) -> None:
    """While a crisis is impending, and when one has broken out and can be helped."""
    ada = people.new(width, 844, color_scheme=theme, reduced_motion="reduce")
    practice = Practice(ada, SEED)
    practice.go_on_until(is_impending)
    assert faults(ada.page) == []
    practice.go_on_until(may_help)
    assert faults(ada.page) == []
    ada.play()
    assert faults(ada.page) == []


@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_for_whoever_watches(people: People, width: int) -> None:
    ada, eve = people.new(), people.new(width, 844, color_scheme="dark", reduced_motion="reduce")
    Practice(ada, SEED).go_on_until(is_impending)
    eve.page.goto(ada.page.url)
    assert faults(eve.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_waiting_room(people: People, theme: Theme) -> None:
    ada = people.new(color_scheme=theme)
    ada.go("/new")
    ada.page.get_by_role("button", name="Make the table").click()
    ada.page.wait_for_url("**/tables/*")
    assert faults(ada.page) == []


@pytest.mark.parametrize("width", [360, 1440])
def test_axe_finds_nothing_when_all_is_over(people: People, width: int) -> None:
    ada = people.new(width, 844, reduced_motion="reduce")
    Practice(ada, SEED, options={"total_limit": "3"}).go_on_until(is_over)
    expect(ada.page.locator("#result")).to_contain_text("The world is lost")
    assert faults(ada.page) == []


def test_a_card_is_laid_by_keyboard_alone(people: People) -> None:
    ada = people.new()
    Practice(ada, SEED).go_on_until(may_help)
    before = ada.version
    ada.tab_to(".card.playable:focus")
    ada.page.keyboard.press("Enter")
    ada.tab_to(".own .move.possible:focus")
    ada.page.keyboard.press("Enter")
    ada.wait_for(before + 1)
    expect(ada.page.locator("#log-lines")).to_contain_text("You help")


def test_whoever_listens_hears_what_has_happened(people: People) -> None:
    ada = people.new()
    Practice(ada, SEED).go_on_until(may_help)
    expect(ada.page.get_by_role("log").first).to_be_empty()
    ada.go_on()
    expect(ada.page.get_by_role("log").first).to_contain_text("your turn ends.")


def test_a_match_can_be_played_without_scripts(people: People) -> None:
    ada = people.new(java_script_enabled=False)
    practice = Practice(ada, SEED)
    for _ in range(8):
        practice.go_on_until(has_a_choice)
        before = ada.version
        ada.page.locator("button[name=move]").first.click()
        ada.wait_for(before + 1)


@pytest.mark.parametrize("letters", BOTH)
@pytest.mark.parametrize("width", MEASURED)
def test_a_phone_cuts_nothing_off_and_has_large_targets(
    people: People, width: int, letters: Letters
) -> None:
    ada = people.phone(width, 740, letters=letters)
    Practice(ada, SEED).go_on_until(lambda shown: len(shown["view"]["open"]) == 5)
    assert cut_off(ada.page, width) == []
    for button in ada.page.locator("button:visible, a.button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43.5, button.inner_text()


@pytest.mark.parametrize("letters", BOTH)
@pytest.mark.parametrize("width", MEASURED)
def test_the_scores_fit_a_phone(people: People, width: int, letters: Letters) -> None:
    ada = people.phone(width, 740, letters=letters)
    Practice(ada, SEED, 6, options={"total_limit": "3"}).go_on_until(is_over)
    assert cut_off(ada.page, width) == []
    expect(ada.page.locator("#result table")).to_contain_text("Total")


@pytest.mark.parametrize("letters", BOTH)
@pytest.mark.parametrize("width", MEASURED)
def test_every_crisis_on_a_phone_can_be_touched(
    people: People, width: int, letters: Letters
) -> None:
    """Also on a crowded map, while the next crisis is impending."""
    ada = people.phone(width, 740, letters=letters)
    practice = Practice(ada, SEED)
    practice.go_on_until(lambda shown: len(shown["view"]["open"]) == 5 and is_impending(shown))
    touched = ada.page.evaluate(TOUCHED)
    assert len(touched) == 6
    assert all(touched), touched


TOUCHED = """() => [...document.querySelectorAll('.crisis, .threat')].map((thing) => {
  thing.scrollIntoView({ block: 'nearest' });
  const box = thing.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return thing.contains(top);
})"""
CUT_OFF = """(width) => [...document.querySelectorAll('main *, .bar *')].filter((thing) => {
  const box = thing.getBoundingClientRect();
  const seen = box.width > 1 && box.height > 1 && !thing.closest('svg.land, .card');
  return seen && (box.left < -0.5 || box.right > width + 0.5);
}).map((thing) => thing.outerHTML.slice(0, 80))"""


def cut_off(page: Page, width: int) -> list[str]:
    """What sticks out of the screen."""
    found: list[str] = page.evaluate(CUT_OFF, width)
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    return found if wide <= width else [f"the page is {wide} wide", *found]


def test_a_phone_asks_before_what_cannot_be_taken_back(people: People) -> None:
    ada = people.phone()
    Practice(ada, SEED).go_on_until(may_help)
    before = ada.version
    ada.primary.tap()
    expect(ada.page.locator("#notice")).to_contain_text("Press once more")
    assert ada.version == before
    ada.primary.tap()
    ada.wait_for(before + 1)


def test_everything_else_is_one_tap_away_on_a_phone(people: People) -> None:
    ada = people.phone()
    ada.play_bots()
    ada.page.get_by_role("button", name="Players and log").tap()
    expect(ada.page.locator("#log")).to_be_visible()
    expect(ada.page.locator(".danger")).to_be_visible()


@pytest.mark.parametrize("letters", BOTH)
def test_text_at_twice_the_size_stays_readable(people: People, letters: Letters) -> None:
    ada = people.new(720, 900, letters=letters)
    Practice(ada, SEED).go_on_until(may_help)
    enlarge(ada.page)
    assert ada.page.evaluate("() => document.documentElement.scrollWidth") <= 720
    expect(ada.page.locator("#prompt")).to_be_visible()


def test_what_cannot_be_done_says_why_with_a_link_to_the_rule(people: People) -> None:
    ada = people.new()
    Practice(ada, SEED).go_on_until(is_impending)
    blocked = ada.page.locator(".card[aria-disabled]").first
    blocked.hover()
    expect(ada.page.locator(".tip")).to_contain_text("Rule 2")
    blocked.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".tip a")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(blocked).to_be_focused()


@pytest.mark.parametrize("letters", BOTH)
@pytest.mark.parametrize("width", [800, 1024, 1440])
def test_hand_and_choices_stay_within_their_part_of_the_table(
    people: People, width: int, letters: Letters
) -> None:
    ada = people.new(width, 768, letters=letters)
    practice = Practice(ada, SEED)
    practice.go_on_until(lambda shown: may_help(shown) and len(shown["view"]["hand"]) > 6)
    wide = "() => { const own = document.getElementById('own'); return own.scrollWidth; }"
    room = "() => document.getElementById('own').clientWidth"
    assert ada.page.evaluate(wide) <= ada.page.evaluate(room)


@pytest.mark.parametrize("letters", BOTH)
@pytest.mark.parametrize(("width", "height"), [(1024, 768), (768, 1024), (1440, 900)])
def test_everybody_who_is_asked_is_in_view(
    people: People, width: int, height: int, letters: Letters
) -> None:
    ada = people.new(width, height, reduced_motion="reduce", letters=letters)
    Practice(ada, SEED, 6).go_on_until(is_impending)
    frame = ada.page.locator(".impending").bounding_box()
    last = ada.page.locator(".answer").last.bounding_box()
    assert frame is not None
    assert last is not None
    assert last["x"] + last["width"] <= frame["x"] + frame["width"] <= width
    expect(ada.page.locator("#log")).to_be_visible()


@pytest.mark.parametrize("letters", BOTH)
def test_nothing_pushes_the_table_out_of_its_window(people: People, letters: Letters) -> None:
    ada = people.new(letters=letters)
    Practice(ada, SEED, 6).go_on_until(lambda shown: len(shown["view"]["open"]) == 5)
    assert ada.page.evaluate("() => document.body.scrollHeight") <= 900


def test_where_all_has_room_on_a_phone_nothing_wobbles_under_a_thumb(people: People) -> None:
    ada = people.phone(390, 844)
    Practice(ada, SEED).go_on_until(has_a_choice)
    assert ada.page.evaluate("() => document.documentElement.scrollHeight") == 844
