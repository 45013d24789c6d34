"""Whole matches, played in real browsers."""

from tests.browser.people import People, Person


def test_one_person_plays_a_whole_match_against_bots(people: People) -> None:
    ada = people.new()
    ada.play_bots()
    while ada.wait_for_turn():
        ada.play()
    assert ada.page.locator("#result table tbody tr").count() == 4
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".terrarium")


def test_three_people_play_a_whole_match_and_see_the_same_end(people: People) -> None:
    seats = people.table("Ada", "Björn", "Chiamaka")
    while not any(person.over for person in seats):
        for person in seats:
            if person.to_move:
                person.play()
        seats[0].page.wait_for_timeout(10)
    seats[0].until(lambda: all(person.over for person in seats))
    assert len({_result(person) for person in seats}) == 1
    _play_again(seats)


def _result(person: Person) -> str:
    return person.page.locator("#result").inner_text()


def _play_again(seats: list[Person]) -> None:
    """A rematch seats the same people."""
    seats[1].page.get_by_role("button", name="Play again").click()
    seats[1].page.wait_for_url("**/tables/*")
    assert seats[1].page.locator(".seat-row b").all_inner_texts() == ["Ada", "Björn", "Chiamaka"]
