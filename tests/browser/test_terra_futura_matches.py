"""Whole matches of Terra Futura, and Assistance with its interruption, in real browsers."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.futura import (
    busily,
    has_cards,
    idle,
    is_final,
    play,
    point,
    primary,
    two_with,
)
from tests.browser.people import People, play_to_the_end
from tests.browser.person import Person
from tests.browser.practice import hurry
from tests.sizes import DEEP

NAMES = ("Ada", "Björn", "Chiamaka", "Dilnoza", "Emeka")
FIRST_TURNS = 3
DISPLAYED = "(all) => all.map((one) => getComputedStyle(one).display)"
LAST_TURNS = [(3, has_cards(8)), (4, has_cards(8))] if DEEP else []
COPIES, AT_VERSION = 210, 30  # in this match Björn can copy now, and pay two kinds


def test_two_people_play_a_whole_match(people: People) -> None:
    seats = people.table(*NAMES[:2], game="terra_futura")
    for _ in range(FIRST_TURNS):
        for person in seats:
            seats[0].until(lambda: any(one.to_move for one in seats))
            if person.to_move:
                play(person)
    hurry(seats, has_cards(6), idle)
    play_to_the_end(seats, play)
    assert len({_pad(person) for person in seats}) == 1
    for person in seats:
        assert person.page.locator(".board .tile").count() == 18
        assert set(person.page.locator(".while-playing").evaluate_all(DISPLAYED)) == {"none"}
    with seats[0].page.expect_download() as download:
        seats[0].page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.startswith("terra_futura")


@pytest.mark.parametrize(("players", "slowly"), [(5, is_final), *LAST_TURNS])
def test_more_people_play_to_the_end_and_see_the_same_pad(
    people: People, players: int, slowly: Callable[[dict[str, Any]], bool]
) -> None:
    """From their last turns, or from the final activation; what was before they did by requests."""
    seats = people.table(*NAMES[:players], game="terra_futura")
    hurry(seats, slowly, idle)
    play_to_the_end(seats, play)
    assert len({_pad(person) for person in seats}) == 1
    assert seats[0].page.locator("#result thead th").count() == players + 1


def test_one_person_begins_against_a_bot(people: People) -> None:
    ada = people.new()
    ada.play_bots("terra_futura")
    for _ in range(4):
        assert ada.wait_for_turn()
        play(ada)
    expect(ada.page.locator("#log-lines")).to_contain_text("You place")


def test_assistance_asks_the_owner_of_the_copied_card_and_comes_back(people: People) -> None:
    ada, bjorn = two_with(people, COPIES)
    hurry([ada, bjorn], lambda shown: bool(shown["version"] >= AT_VERSION), busily)
    page = bjorn.page
    page.locator(".mine .usable > .lv-S .effect.assistance").click()
    expect(page.locator("#prompt")).to_contain_text("choose the effect that you copy")
    point(bjorn, page.locator("#territory-0 #card-0-d3.can"))
    expect(page.locator("#prompt")).to_contain_text("Do it, and Ada decides")
    expect(page.locator("#preview")).to_contain_text("pays")
    primary(page).click()
    expect(ada.page.locator("#prompt")).to_contain_text("choose the resource that you keep")
    expect(page.locator("#own.to-move")).to_have_count(0)
    play(ada)
    bjorn.until(lambda: bjorn.to_move)
    expect(page.locator("#log-lines")).to_contain_text("Ada keeps")


def test_on_a_phone_what_assistance_would_bring_is_seen_in_ones_own_territory(
    people: People,
) -> None:
    ada, bjorn = two_with(people, COPIES, people.phone())
    hurry([ada, bjorn], lambda shown: bool(shown["version"] >= AT_VERSION), busily)
    bjorn.page.locator(".mine .usable > .lv-S .effect.assistance").click()
    point(bjorn, bjorn.page.locator("#territory-0 #card-0-d3.can"))
    expect(bjorn.page.locator("#prompt")).to_contain_text("Do it, and Ada decides")
    expect(bjorn.page.locator(".mine .lifted")).to_be_in_viewport()


def _pad(person: Person) -> str:
    return person.page.locator("#result .pad").inner_text()
