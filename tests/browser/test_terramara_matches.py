"""Whole matches of Terramara in real browsers, and a turn by thumb and by keyboard."""

import pytest

from tests.browser.mara import GAME, MaraPractice, briskly, draft_of, is_last, is_sending, play
from tests.browser.people import People, Person, play_to_the_end
from tests.browser.practice import hurry

NAMES = ("Ada", "Björn", "Chiamaka", "Dilnoza")
BEFORE_ROUND_1 = 16  # twelve neutral explorers, and four cards


def test_two_people_play_a_match_from_its_first_neutral_explorer_to_the_pad(people: People) -> None:
    seats = people.table(*NAMES[:2], game=GAME)
    for _ in range(BEFORE_ROUND_1 + 2):
        play(whoever_is_to_move(seats))
    hurry(seats, is_last(2), briskly)
    play_to_the_end(seats, play)
    assert len({_pad(person) for person in seats}) == 1
    with seats[0].page.expect_download() as download:
        seats[0].page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.startswith(GAME)


@pytest.mark.parametrize("players", [3, 4])
def test_more_people_play_to_the_end_and_see_the_same_pad(people: People, players: int) -> None:
    """Their last turns; what was before they did by requests."""
    seats = people.table(*NAMES[:players], game=GAME)
    hurry(seats, is_last(2), briskly)
    play_to_the_end(seats, play)
    assert len({_pad(person) for person in seats}) == 1
    assert seats[0].page.locator("#result .pad thead th").count() == players + 1


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
