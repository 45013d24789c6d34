"""What somebody is composing outlives a reload and the way elsewhere and back."""

import re

from playwright.sync_api import expect

from tests.browser.futura import draft_of, point
from tests.browser.people import People
from tests.browser.practice import Practice, may_play
from tests.browser.test_terra_futura_page import placed

SEED = 7
DRAFT = re.compile("draft")


def test_a_reload_keeps_a_composed_turn(people: People) -> None:
    ada = people.new()
    page = placed(ada)
    point(ada, page.locator(".tile.usable > .card").first)
    composed = draft_of(page)
    page.reload()
    expect(page.locator("#preview")).to_be_visible()
    assert draft_of(page) == composed


def test_the_way_to_the_rules_and_back_keeps_it_too(people: People) -> None:
    page = placed(people.new())
    composed = draft_of(page)
    page.goto(f"{people.url}/rules/terra_futura")
    page.go_back()
    expect(page.locator("#preview")).to_be_visible()
    assert draft_of(page) == composed


def test_the_plain_way_back_from_the_rules_or_from_home_keeps_it_too(people: People) -> None:
    page = placed(people.new())
    composed = draft_of(page)
    for path, link in (("rules/terra_futura", "Back to the table"), ("", "Go on")):
        table = page.url.partition("?")[0].rpartition("/")[2]
        page.goto(f"{people.url}/{path}?from={table}")
        page.get_by_role("link", name=link).first.click()
        expect(page.locator("#preview")).to_be_visible()
        assert draft_of(page) == composed


def test_settings_lead_back_to_what_was_composed(people: People) -> None:
    page = placed(people.new())
    composed = draft_of(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Name and settings").click()
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#preview")).to_be_visible()
    assert draft_of(page) == composed


def test_what_was_stepped_back_from_does_not_come_again(people: People) -> None:
    page = placed(people.new())
    page.get_by_role("button", name="Step back").click()
    expect(page.locator("#preview")).to_have_count(0)
    expect(page).not_to_have_url(DRAFT)
    page.reload()
    expect(page.locator("#preview")).to_have_count(0)


def test_what_was_done_does_not_come_again(people: People) -> None:
    ada = people.new()
    page = placed(ada)
    before = ada.version
    page.locator(".own .offers .primary").first.click()
    ada.until(lambda: ada.version > before)
    expect(page).not_to_have_url(DRAFT)
    page.reload()
    expect(page.locator("#notice")).to_be_empty()


def test_what_was_done_is_not_called_overtaken_when_the_news_of_it_come_late(
    people: People,
) -> None:
    """Without a stream they come after the answer."""
    ada = people.new()
    ada.may_be_cut_off = True
    ada.page.route(re.compile(r"/live\?since="), lambda route: route.abort())
    page = placed(ada)
    before = ada.version
    page.locator(".own .offers .primary").first.click()
    ada.until(lambda: ada.version > before)
    assert page.locator("#notice").inner_text() == ""


def test_a_draft_that_was_overtaken_says_so_by_itself(people: People) -> None:
    ada = people.new()
    page, tab = placed(ada), ada.tab()
    tab.goto(page.url.partition("?")[0])
    tab.locator(".spot").last.click()
    tab.locator(".own .offers .primary").first.click()
    expect(page.locator("#notice")).to_contain_text("does not fit any more")
    expect(page).not_to_have_url(DRAFT)


def test_a_reload_into_a_later_moment_says_what_is_gone(people: People) -> None:
    ada = people.new()
    page, tab = placed(ada), ada.tab()
    address = page.url
    page.goto("about:blank")
    tab.goto(address)
    before = tab.locator("#board").get_attribute("data-version")
    tab.locator(".own .offers .primary").first.click()
    ada.until(lambda: tab.locator("#board").get_attribute("data-version") != before)
    page.goto(address)
    expect(page.locator("#notice")).to_contain_text("does not fit any more")
    expect(page.locator("#board")).to_be_visible()
    expect(page).not_to_have_url(DRAFT)
    ada.errors.clear()  # the answer is meant to be a refusal


def test_a_reload_keeps_a_picked_card_of_terra(people: People) -> None:
    ada = people.new()
    Practice(ada, SEED).go_on_until(may_play)
    card = ada.page.locator(".card.playable").first
    card.click()
    ada.page.reload()
    expect(ada.page.locator(".card.picked").first).to_be_visible()
    expect(ada.page.locator(".own .move.possible").first).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.reload()
    expect(ada.page.locator(".hand")).to_be_visible()
    expect(ada.page.locator(".card.picked")).to_have_count(0)
