"""Without scripts nothing comes by itself, so every page that waits offers to look again."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, mover_among
from tests.browser.person import Person


@pytest.mark.parametrize("game", ["terra", "terra_futura"])
def test_who_waits_for_others_can_look_again(people: People, game: str) -> None:
    seats = people.table("Ada", "Björn", game=game)
    mover, (other,) = mover_among(seats)
    plain = _without_scripts(people, other)
    look = plain.page.get_by_role("link", name="Look again")
    expect(look).to_be_visible()
    _move(mover)
    moved = mover.version
    assert plain.version < moved
    look.click()
    plain.until(lambda: plain.version >= moved)


def test_who_is_to_move_is_not_sent_anywhere(people: People) -> None:
    ada = people.new(java_script_enabled=False)
    ada.play_bots()
    look = ada.page.get_by_role("link", name="Look again")
    while look.count():
        ada.follow(look)
    assert ada.to_move
    assert ada.page.locator("[http-equiv=refresh]").count() == 0


def test_who_watches_and_who_waits_for_people_can_look_again(people: People) -> None:
    ada, eve = people.new(), people.new(java_script_enabled=False)
    ada.play_bots()
    eve.page.goto(ada.page.url)
    expect(eve.page.get_by_role("link", name="Look again")).to_be_visible()
    host = people.new()
    people.room(host, "Ada", "Björn")
    eve.page.goto(host.page.url)
    expect(eve.page.get_by_role("link", name="Look again")).to_be_visible()


def test_nobody_is_told_to_point_at_what_cannot_be_pressed(people: People) -> None:
    mover, _ = mover_among(people.table("Ada", "Björn", game="terra_futura"))
    plain = _without_scripts(people, mover)
    assert plain.to_move
    expect(plain.page.locator(".bench .hint")).to_be_hidden()


def test_with_scripts_nobody_has_to(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    expect(ada.page.locator(".again")).to_be_hidden()


def _without_scripts(people: People, person: Person) -> Person:
    """The same person at a browser that runs none."""
    plain = people.new(java_script_enabled=False)
    for cookie in person.context.cookies():
        name, value = cookie["name"], cookie["value"]
        plain.context.add_cookies([{"name": name, "value": value, "url": people.url}])
    plain.page.goto(person.page.url)
    return plain


def _move(mover: Person) -> None:
    """Whatever is asked of them: also to discard a card that is too many."""
    before, card = mover.version, mover.page.locator(".display .card.can")
    if card.count():
        card.first.click()
        mover.wait_for(before + 1)
    else:
        mover.go_on()
