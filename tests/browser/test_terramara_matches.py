"""Whole matches of Terramara in real browsers, and a turn by thumb and by keyboard."""

import pytest

from tests.browser.mara import (
    GAME,
    MaraPractice,
    briskly,
    by_keyboard,
    by_mouse,
    by_thumb,
    draft_of,
    is_last,
    is_sending,
    play,
)
from tests.browser.people import People, play_to_the_end
from tests.browser.person import Person
from tests.browser.practice import hurry
from tests.sizes import DEEP

NAMES = ("Ada", "Björn", "Chiamaka", "Dilnoza")
FIRST_MOVES = 4  # in browsers, before those between


class Company:
    """People at one table, each with a browser and a way of pressing of their own."""

    def __init__(self, people: People, players: int) -> None:
        self.seats = [people.new(), people.phone(), people.new(), people.new()][:players]
        self._hands = [by_mouse, by_thumb, by_keyboard, by_mouse]
        people.gather(self.seats, *NAMES[:players], game=GAME)

    def play(self, person: Person) -> None:
        play(person, self._hands[self.seats.index(person)])


@pytest.mark.parametrize("players", [2, 3, 4] if DEEP else [4])
def test_people_play_from_the_first_move_to_the_pad(people: People, players: int) -> None:
    """At a desk, on a phone, by keyboard, at a desk; in a daily run the rounds between go by
    requests."""
    table = Company(people, players)
    for _ in range(FIRST_MOVES):
        table.play(whoever_is_to_move(table.seats))
    if not DEEP:
        hurry(table.seats, is_last(2), briskly)
    play_to_the_end(table.seats, table.play)
    assert len({_pad(person) for person in table.seats}) == 1
    ada = table.seats[0].page
    assert ada.locator("#result .pad thead th").count() == players + 1
    with ada.expect_download() as download:
        ada.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.startswith(GAME)


def test_a_turn_is_composed_and_done_by_thumb(people: People) -> None:
    ada = people.phone()
    MaraPractice(ada).go_on_until(is_sending(1))
    before = ada.version
    ada.page.locator(".board .way.can:visible").first.tap()
    ada.until(lambda: draft_of(ada.page) != "")
    assert ada.version == before
    ada.page.locator("#step-back").tap()
    ada.until(lambda: draft_of(ada.page) == "")
    play(ada)
    ada.wait_for(before + 1)


def test_a_turn_is_composed_and_done_by_keyboard(people: People) -> None:
    ada = people.new()
    MaraPractice(ada).go_on_until(is_sending(1))
    before = ada.version
    space = ada.page.locator(".board .way.can:visible").first
    space.focus()
    space.press("Enter")
    ada.until(lambda: draft_of(ada.page) != "")
    way_on = ada.page.locator("#end-turn, #do-it")
    way_on.first.press("Enter")
    ada.wait_for(before + 1)


def whoever_is_to_move(seats: list[Person]) -> Person:
    """Seen by one look: what is forced the table plays by itself, also between two of them."""
    movers = list[Person]()

    def seen() -> bool:
        movers[:] = [person for person in seats if person.to_move]
        return bool(movers)

    seats[0].until(seen)
    return movers[0]


def _pad(person: Person) -> str:
    return person.page.locator("#result .pad").inner_text()
