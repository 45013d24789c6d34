"""What a thumb on a small screen must not do."""

from playwright.sync_api import expect

from tests.browser.mara import MaraPractice, is_sending
from tests.browser.people import MOVING, People

FLIES = """() => document.getAnimations()
  .some(({ effect }) => effect.pseudoElement?.startsWith("::view-transition"))"""


def test_a_card_that_is_picked_on_a_phone_stays_in_sight(people: People) -> None:
    ada = people.phone(reduced_motion="reduce")
    ada.play_bots("terra_futura")
    assert ada.wait_for_turn()
    card = ada.page.locator(".display .card.can").last
    card.scroll_into_view_if_needed()
    before = ada.page.evaluate("scrollY")
    card.tap()
    expect(ada.page.locator(".own .offers [data-armed]")).to_have_count(1)
    assert ada.page.evaluate("scrollY") == before


def test_the_board_stays_where_it_is_when_a_member_flies_to_it(people: People) -> None:
    ada = people.phone(reduced_motion=MOVING)
    MaraPractice(ada).go_on_until(is_sending(1))
    ada.page.evaluate("scrollTo(0, 0)")
    ada.page.locator(".board .way.can:visible").first.tap()
    ada.page.locator("#step-back").wait_for()
    ada.until(lambda: not ada.page.evaluate(FLIES))
    assert ada.page.evaluate("scrollY") == 0
