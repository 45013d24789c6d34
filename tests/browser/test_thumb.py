"""What a thumb on a small screen must not do."""

from playwright.sync_api import expect

from tests.browser.people import People


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
