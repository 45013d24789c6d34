"""Escape closes what lies on top, and what opened it has the focus again."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.futura import FuturaPractice, has_cards
from tests.browser.people import People
from tests.browser.person import Person
from tests.browser.practice import Practice, is_impending, may_play
from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, Stage

SEED = 7


def at_the_display(person: Person) -> Page:
    FuturaPractice(person, SEED).go_on_until(has_cards(5))
    return person.page


def test_an_enlarged_territory_is_put_back(people: People) -> None:
    page = at_the_display(people.new())
    closer = page.locator(".territory:visible .closer")
    closer.click()
    back = page.get_by_role("link", name="Back to the table")
    expect(back).to_be_visible()
    page.keyboard.press("Escape")
    expect(back).to_have_count(0)
    expect(closer).to_be_focused()


def test_a_territory_that_was_opened_by_its_address_is_put_back_too(people: People) -> None:
    page = at_the_display(people.new())
    hidden = page.locator(".territory:visible").get_attribute("id")
    page.goto(f"{page.url}#{hidden}")
    page.reload()
    back = page.get_by_role("link", name="Back to the table")
    expect(back).to_be_visible()
    page.keyboard.press("Escape")
    expect(back).to_have_count(0)


def test_putting_a_territory_back_leaves_no_trace_in_the_way_back(people: People) -> None:
    page = at_the_display(people.new())
    before = page.url
    back = page.get_by_role("link", name="Back to the table")
    page.locator(".territory:visible .closer").click()
    expect(back).to_be_visible()
    page.keyboard.press("Escape")
    expect(back).to_have_count(0)
    page.locator(".territory:visible .closer").click()
    back.click()
    expect(page.locator(".territory:visible .closer")).to_be_focused()
    expect(page).to_have_url(before)


def test_a_menu_is_closed_before_a_card_is_put_down(people: People) -> None:
    ada = people.new()
    Practice(ada, SEED).go_on_until(may_play)
    page = ada.page
    page.locator(".card.playable").first.click()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("#menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_be_hidden()
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    expect(page.locator(".card.picked").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".card.picked")).to_have_count(0)


def test_a_card_that_is_put_down_keeps_the_focus(people: People) -> None:
    ada = people.new()
    Practice(ada, SEED).go_on_until(may_play)
    card = ada.page.locator(".card.playable").first
    card.press("Enter")
    ada.page.locator(".own .move.possible").first.focus()
    ada.page.keyboard.press("Escape")
    expect(card).to_be_focused()


def test_a_drawer_on_a_phone_is_closed(people: People) -> None:
    ada = people.phone()
    Practice(ada, SEED).go_on_until(is_impending)
    ada.page.get_by_role("button", name="Players and log").tap()
    expect(ada.page.locator("#log")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#log")).to_be_hidden()


class Hoarding(Practice):
    """Everybody helps, so as to hoard."""

    def _move(self, shown: dict[str, Any]) -> str:
        legal: list[str] = shown["legal"]
        wanted = [move for move in legal if move.startswith(("hoard", "help"))]
        return wanted[-1] if wanted else super()._move(shown)


def _has_hoarded(shown: dict[str, Any]) -> bool:
    return isinstance(own := shown["view"]["hoards"][shown["seat"]], list) and len(own) > 0


def test_what_was_hoarded_is_folded_up(people: People) -> None:
    ada = people.new()
    Hoarding(ada, SEED).go_on_until(_has_hoarded)
    ada.page.locator("#own-hoard summary").click()
    expect(ada.page.locator(".hoard-sets")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".hoard-sets")).to_be_hidden()
    expect(ada.page.locator("#own-hoard summary")).to_be_focused()


def test_ones_hoard_makes_way_for_what_is_pressed_next(stage: Stage) -> None:
    stage.show(scene_in("terra-3", "help"), DESK)
    page = stage.page
    page.locator("#own-hoard summary").click()
    page.locator(".hoard-sets .chip").first.click()
    expect(page.locator(".hoard-sets")).to_be_visible()
    page.locator("#hand .playable").first.click()
    expect(page.locator(".hoard-sets")).to_be_hidden()
    page.keyboard.press("Escape")
