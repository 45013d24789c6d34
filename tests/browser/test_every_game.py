"""Every game in a browser: from the form of a new table to the end and to the next match."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser import futura, mara
from tests.browser.people import People
from tests.browser.person import Person
from tests.browser.practice import hurry, is_over, the_first
from tests.every_game import UnderTest, of_every_game
from tests.web.server import running

pytestmark = of_every_game
NAMES = ("Ada", "Björn", "Chiamaka")
BY_HAND = 12  # decisions, and all of a short match; those after them go by requests


def press_the_first(person: Person) -> None:
    """What can be done with any page: press what is offered."""
    person.do(lambda before: person.page.locator(".offers .move").first.click())


WAYS: dict[str, Callable[[Person], None]] = {
    "terra": Person.play,
    "terra_futura": futura.play,
    "terramara": mara.play,
}
HASTE = {"terra_futura": futura.idle, "terramara": mara.briskly}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has Dare among its games."""
    database = tmp_path_factory.mktemp("tables") / "dare.db"
    with running(database, "--rate", "500", program="tests.tiny") as server:
        yield server.url


def test_people_play_a_match_from_a_new_table_to_its_end(people: People, under: UnderTest) -> None:
    seats = people.table(*NAMES[: under.game.least], game=under.name)
    way, decisions = WAYS.get(under.name, press_the_first), 0
    while decisions < BY_HAND and not seats[0].over:
        for person in seats:
            if person.to_move:
                way(person)
                decisions += 1
    assert decisions
    if not seats[0].over:
        hurry(seats, is_over, HASTE.get(under.name, the_first))
    for person in seats:
        expect(person.page.locator("#result")).to_be_visible()
    seats[1].page.get_by_role("button", name="Play again").click()
    seats[1].page.wait_for_url("**/tables/*")
    again = seats[1].page.locator(".seat-row b:not(.ready)").all_inner_texts()
    assert again == list(NAMES[: under.game.least])


def test_one_person_plays_bots_and_reads_the_rules(people: People, under: UnderTest) -> None:
    ada = people.new()
    ada.play_bots(under.name)
    assert ada.wait_for_turn()
    expect(ada.page.locator("#prompt")).not_to_be_empty()
    ada.go(f"/rules/{under.name}")
    expect(ada.page.locator("h1")).not_to_be_empty()
