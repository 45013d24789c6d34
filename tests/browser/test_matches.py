"""Whole matches, played in real browsers."""

import pytest

from tests.browser.people import MOVING, People, play_to_the_end
from tests.browser.person import Person
from tests.sizes import DEEP

NAMES = ("Ada", "Björn", "Chiamaka", "Dilnoza", "Emeka", "Fumiko")
SOON_LOST = "2"  # full-blown crises: seven would take four times as long


def test_one_person_plays_a_whole_match_against_bots(people: People) -> None:
    ada = people.new(reduced_motion=MOVING)
    ada.play_bots()
    play_to_the_end([ada], Person.play)
    assert ada.page.locator("#result table tbody tr").count() == 4
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".terrarium")


@pytest.mark.parametrize("players", [3, 4, 5, 6] if DEEP else [6])
def test_more_people_play_by_keyboard_and_see_the_same_end(people: People, players: int) -> None:
    seats = people.table(*NAMES[:players], option_total_limit=SOON_LOST)
    play_to_the_end(seats, Person.go_on)
    assert len({_result(person) for person in seats}) == 1
    assert "The world is lost" in _result(seats[0])  # nobody has helped
    assert seats[0].page.locator("#result .numbers li").count() == players


def _result(person: Person) -> str:
    return person.page.locator("#result").inner_text()
