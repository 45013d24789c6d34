"""What is at stake at Terramara, and what its ways on mean, while a turn is composed."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.mara import MaraPractice, is_sending
from tests.browser.people import People
from tests.browser.person import Person
from tests.gallery.scenes import scenes_of
from tests.gallery.stage import DESK, Stage

TURN = "send explorer to b2"
AND_WORKS = f"{TURN};work 1"
HIGH = """() => {
  const { height } = document.querySelector(".asked-row").getBoundingClientRect();
  return Math.round(height);
}"""

CUT = """() => [...document.querySelectorAll("#stakes p")]
  .filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.textContent)"""


def composing(person: Person, draft: str) -> Page:
    """In the second round, with some steps composed."""
    practice = MaraPractice(person, seats=4)
    practice.go_on_until(is_sending(2))
    person.go(f"{practice.path}?version={person.version}&draft={quote(draft)}")
    return person.page


@pytest.mark.parametrize("size", [(1440, 900), (1200, 720), (1040, 768)])
@pytest.mark.parametrize("draft", [TURN, AND_WORKS])
def test_at_desks_what_is_at_stake_stays_in_sight_while_a_turn_is_composed(
    people: People, size: tuple[int, int], draft: str
) -> None:
    page = composing(people.new(*size), draft)
    stakes = page.locator("#stakes p")
    expect(stakes).to_contain_text("Milk Boiler")
    expect(stakes).to_be_in_viewport(ratio=1)
    for way in page.locator(".ways button").all():
        expect(way).to_be_in_viewport(ratio=1)


def test_what_is_asked_keeps_its_height_while_a_turn_is_composed(people: People) -> None:
    ada = people.new()
    page = composing(ada, AND_WORKS)
    high = page.locator(".asked-row").bounding_box()
    page.locator("#drop").click()
    expect(page.locator(".composed")).to_have_count(0)
    assert page.locator(".asked-row").bounding_box() == pytest.approx(high, abs=0.5)


@pytest.mark.parametrize("room", ["terramara-2", "terramara-4"])
def test_whatever_is_asked_of_a_turn_that_is_composed_is_as_high(stage: Stage, room: str) -> None:
    found = set[int]()
    for scene in scenes_of(room):
        if "-draft-" in scene.name:
            stage.show(scene, DESK)
            found.add(stage.page.evaluate(HIGH))
    assert len(found) == 1


@pytest.mark.parametrize("room", ["terramara-2", "terramara-4"])
def test_what_is_at_stake_is_told_whole_while_a_turn_is_composed(stage: Stage, room: str) -> None:
    for scene in scenes_of(room):
        if "-draft-" in scene.name:
            stage.show(scene, DESK)
            assert stage.page.evaluate(CUT) == []


def test_doing_it_and_going_on_says_that_the_turn_is_not_over(people: People) -> None:
    page = composing(people.new(), AND_WORKS)
    page.get_by_role("button", name="Do it and go on").hover()
    expect(page.locator(".tip")).to_contain_text("then your turn goes on")
