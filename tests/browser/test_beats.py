"""What matters is told on the board, one beat after another; nobody has to wait for it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.futura import has_cards, idle
from tests.browser.people import MOVING, People
from tests.browser.person import LOOKS
from tests.browser.practice import Practice, has_a_choice, hurry

SEED = 4  # a crisis is averted at once, another one comes, and breaks out
MOVES = 6
BEATS = 3
A_WHILE = 500  # milliseconds, less than a beat is held

NOTED = """
  window.flights = 0;
  const move = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.flights += 1;
    return move.apply(this, how);
  };
"""


class Eager(Practice):
    """Everybody plays what they can on an impending crisis, and helps with nothing else."""

    def _move(self, shown: dict[str, Any]) -> str:
        return str(shown["legal"][-1])


class Told:
    """Somebody at whose table several things have just happened; time stands still on the page, so
    that the first of them is being told."""

    def __init__(self, people: People, pace: str = "normal", motion: str = "reduce") -> None:
        self.ada = people.new(pace=pace, reduced_motion=motion)
        self.page = self.ada.page
        self.page.add_init_script(NOTED)
        practice = Eager(self.ada, SEED)
        practice.go_on_until(has_a_choice)
        self.ada.stop_time()
        for _ in range(MOVES):
            practice.go_on()
        self.newest = int(practice.shown()["version"])
        self.page.locator(f'#own[data-version="{self.newest}"]').wait_for()

    @property
    def beat(self) -> Locator:
        return self.page.locator("#beat")

    def tell_again(self) -> list[int]:
        """What the last player did, up to the newest moment; the versions of it."""
        line = self.page.locator("#recap [data-replay]").last
        _, *versions = map(int, (line.get_attribute("data-replay") or "").split())
        line.click()
        self.beat.wait_for()
        self.shows(versions[0])
        return versions

    def to_the_end(self) -> list[int]:
        """The versions that are shown while something is told, and time goes on."""
        versions = []
        while self.beat.is_visible():
            assert self.beat.locator("p").inner_text()
            versions.append(self.ada.version)
            self.page.clock.run_for(A_WHILE)
            self.page.wait_for_timeout(LOOKS)
        return versions

    def shows(self, version: int) -> None:
        self.page.locator(f'#board[data-version="{version}"]').wait_for()

    def is_as_it_stands(self) -> None:
        expect(self.beat).to_be_hidden()
        assert self.ada.version == self.newest
        assert self.page.locator(".told").count() == 0


def test_beats_are_told_at_their_moments_and_the_newest_comes_last(people: People) -> None:
    told = Told(people)
    versions = told.to_the_end()
    assert len(set(versions)) >= BEATS
    assert versions == sorted(versions)
    told.is_as_it_stands()


def test_a_key_a_button_and_a_press_on_ones_own_part_or_the_board_skip_what_is_told(
    people: People,
) -> None:
    told = Told(people)
    expect(told.page.locator(".told").first).to_be_visible()
    told.beat.get_by_role("button", name="Skip").click()
    told.is_as_it_stands()
    sent = told.ada.sent
    ways: list[Callable[[], None]] = [
        lambda: told.page.keyboard.press("Escape"),
        lambda: told.page.locator("#own #prompt").click(),
        lambda: told.page.locator("#board").click(position={"x": 30, "y": 300}),
    ]
    for skip in ways:
        told.tell_again()
        skip()
        told.is_as_it_stands()
    assert told.ada.sent == sent


def test_who_wants_all_at_once_is_shown_how_it_stands_and_can_see_moments_again(
    people: People,
) -> None:
    told = Told(people, pace="once")
    told.is_as_it_stands()
    versions = told.tell_again()
    assert set(versions) <= set(told.to_the_end())
    told.is_as_it_stands()


@pytest.mark.parametrize(("motion", "flies"), [("reduce", False), (MOVING, True)])
def test_points_go_to_where_they_are_counted_and_fly_for_who_likes_motion(
    people: People, motion: str, flies: bool
) -> None:
    told = Told(people, motion=motion)
    sign, place = told.page.locator(".scored").first, told.page.locator(".points").nth(1)
    sign.evaluate("(sign) => sign.getAnimations().forEach((flight) => flight.finish())")
    there, goal = sign.bounding_box(), place.bounding_box()
    assert there
    assert goal
    assert (told.page.evaluate("window.flights") > 0) == flies
    assert goal["x"] <= there["x"] + there["width"] / 2 <= goal["x"] + goal["width"]


def test_the_pace_is_chosen_in_the_menu_counts_at_once_and_is_remembered(people: People) -> None:
    told = Told(people)
    told.page.get_by_role("button", name="Menu").click()
    with told.page.expect_response("**/settings"):
        told.page.locator("#menu [value=once]").check()
    expect(told.page.locator("body")).to_have_attribute("data-pace", "once")
    told.ada.go("/settings")
    expect(told.page.locator("[name=pace][value=once]")).to_be_checked()


def test_on_a_phone_what_is_shown_again_comes_into_sight_and_the_page_goes_back(
    people: People,
) -> None:
    ada, bo = people.phone(pace="normal"), people.new()
    people.gather([ada, bo], "Ada", "Bo", game="terra_futura")
    third = has_cards(3)
    hurry([ada, bo], lambda shown: third(shown) and shown["actor"] == 0, idle)
    ada.page.locator(".recap-button").click()
    place = ada.page.evaluate("scrollY")
    ada.page.locator(".deeds").first.click()
    expect(ada.page.locator(".territory .told").first).to_be_in_viewport()
    expect(ada.page.locator("#beat")).to_be_hidden()
    assert ada.page.evaluate("scrollY") == place
