"""What matters is told on the board, one beat after another; nobody has to wait for it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.flights import goes_to, has_flown, note_flights
from tests.browser.futura import FuturaPractice, has_cards, idle
from tests.browser.people import MOVING, People
from tests.browser.practice import Practice, has_a_choice, hurry, is_over

SEED = 4  # a crisis is averted at once, another one comes, and breaks out
MOVES = 6
FUTURA_SEED, LAST = 1, 112  # the version from which one move ends the match
DRAWN_IN_ONE_MOVE = 30  # until then a crisis broke out, and the next card was another one
BEATS = 3
SILENT = "window.EventSource = class { close() {} };"
LATE = """window.EventSource = class extends EventSource {
  set onmessage(heard) {
    super.onmessage = (event) => window.late ? window.late.push(() => heard(event)) : heard(event);
  }
};"""
# And nothing is told of it.
HEARD_LATE = """() => {
  window.late.forEach((hear) => hear());
  return document.getElementById("beat").hidden;
}"""
PACES = {"slow": 2400, "normal": 1400, "fast": 700}  # milliseconds, for a short sentence
SHORT = 50  # letters
MANY = 4  # beats that wait: from then on each is held more briefly
SLACK = 50  # milliseconds
CHOSEN = "(line, versions) => { line.dataset.replay = versions; }"


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
        note_flights(self.page)
        self.practice = Eager(self.ada, SEED)
        self.practice.go_on_until(has_a_choice)
        self.ada.stop_time()
        self.go_on(MOVES)

    def go_on(self, moves: int) -> None:
        """More happens; one's own part shows it at once."""
        for _ in range(moves):
            self.practice.go_on()
        self.newest = int(self.practice.shown()["version"])
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

    def is_held(self, pace: str, waiting: int) -> None:
        """A moment that is shown again, just as long as it should be while so many more wait."""
        first, then = self.newest - 2, self.newest - 1
        self.page.locator("body").evaluate("(page, pace) => { page.dataset.pace = pace; }", pace)
        line = self.page.locator("#recap [data-replay]").last
        line.evaluate(CHOSEN, " ".join(map(str, [first - 1, first, *[then] * waiting])))
        # what comes next is there in time: nothing but the pace holds it back
        with self.page.expect_request_finished(lambda asked: asked.url.endswith(f"={then}")):
            assert self.tell_again()[0] == first
        letters = len(self.beat.locator("p").text_content() or "")
        held = PACES[pace] * max(1.0, letters / SHORT) / max(1.0, waiting / MANY)
        self.page.clock.run_for(int(held) - SLACK)
        assert self.ada.version == first
        self.page.clock.run_for(2 * SLACK)
        self.shows(then)
        self.page.keyboard.press("Escape")

    def to_the_end(self) -> list[int]:
        """The versions that are shown while something is told, and time goes on."""
        versions = []
        for _ in self.ada.while_told():
            assert self.beat.locator("p").inner_text()
            versions.append(self.ada.version)
        return versions

    def shows(self, version: int) -> None:
        self.page.locator(f'#board[data-version="{version}"]').wait_for()

    def is_as_it_stands(self) -> None:
        expect(self.beat).to_be_hidden()
        self.shows(self.newest)
        expect(self.page.locator(".told")).to_have_count(0)


def test_beats_are_told_at_their_moments_and_the_newest_comes_last(people: People) -> None:
    told = Told(people)
    versions = told.to_the_end()
    assert len(set(versions)) >= BEATS
    assert versions == sorted(versions)
    told.is_as_it_stands()


def test_a_crisis_is_seen_no_sooner_than_it_is_told_that_somebody_draws_it(people: People) -> None:
    told = Told(people)
    told.go_on(DRAWN_IN_ONE_MOVE - MOVES)
    crisis = told.page.locator("#impending")
    steps = []
    for _ in told.ada.while_told():
        seen = crisis.is_visible() and crisis.get_attribute("data-comes")
        said = told.beat.locator("p").inner_html()
        steps.append((seen, said))
    drawn = [place for place, (_, said) in enumerate(steps) if "a crisis:" in said]
    after = [place for place in drawn if "breaks out" in steps[place - 1][1]]
    assert after
    assert all(steps[place][0] != steps[place - 1][0] for place in after)


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


def test_how_the_world_is_lost_is_seen_before_the_scores_lie_over_it(people: People) -> None:
    ada = people.new(pace="normal", reduced_motion="reduce")
    practice = Practice(ada, SEED, options={"total_limit": "2"})
    practice.go_on_until(lambda shown: len(shown["view"]["open"]) == 1 and has_a_choice(shown))
    ada.stop_time()
    while not is_over(practice.shown()):
        practice.go_on()
    beat, page = ada.page.locator("#beat"), ada.page
    expect(page.locator("#own.over")).to_be_visible()
    expect(beat).to_be_visible()
    expect(page.locator("#result")).to_have_count(0)
    expect(page.locator(".region .crisis")).to_have_count(2)
    beat.get_by_role("button", name="Skip").click()
    expect(page.locator("#result")).to_be_visible()


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
    expect(sign).to_be_visible()
    has_flown(sign, flies)
    goes_to(sign, place)


def test_points_of_terra_futura_fly_at_the_end(people: People) -> None:
    ada = people.new(pace="normal", reduced_motion=MOVING)
    note_flights(ada.page)
    practice = FuturaPractice(ada, FUTURA_SEED)
    while (shown := practice.shown())["version"] < LAST:
        practice.go_on(shown)
    ada.go(practice.path)
    ada.stop_time()
    practice.go_on(shown)
    signs = ada.page.locator(".scored")
    assert any(signs.count() for _ in ada.while_told())
    has_flown(signs.first)


def test_the_pace_is_chosen_in_the_menu_counts_at_once_and_is_remembered(people: People) -> None:
    told = Told(people)
    told.page.get_by_role("button", name="Menu").click()
    with told.page.expect_response("**/settings"):
        told.page.locator("#menu [value=once]").check()
    expect(told.page.locator("body")).to_have_attribute("data-pace", "once")
    told.ada.go("/settings")
    expect(told.page.locator("[name=pace][value=once]")).to_be_checked()


def test_each_pace_has_its_length_and_where_many_wait_each_is_shorter(people: People) -> None:
    told = Told(people, pace="once")
    for pace, waiting in (("slow", 1), ("fast", 1), ("normal", 2 * MANY)):
        told.is_held(pace, waiting)


def test_news_wait_until_all_is_told_and_after_a_reload_nothing_is_told_again(
    people: People,
) -> None:
    told = Told(people)
    first = told.ada.version
    told.go_on(1)
    expect(told.beat).to_be_visible()
    assert told.ada.version == first
    told.to_the_end()
    told.is_as_it_stands()
    told.tell_again()
    with told.page.expect_response(f"**/live?since={told.newest}"):
        told.page.reload()
    told.is_as_it_stands()


def test_what_a_late_stream_did_not_bring_is_told_all_the_same(people: People) -> None:
    ada = people.new(pace="slow")
    ada.page.add_init_script(SILENT)
    Eager(ada, SEED).go_on_until(has_a_choice)
    ada.play()
    expect(ada.page.locator("#beat p")).to_contain_text("Averted")


def test_what_a_late_stream_brings_as_well_is_not_told_twice(people: People) -> None:
    ada = people.new(pace="slow")
    ada.page.add_init_script(LATE)
    Eager(ada, SEED).go_on_until(has_a_choice)
    ada.page.evaluate("window.late = []")
    ada.play()
    expect(ada.page.locator("#beat p")).to_contain_text("Averted")
    ada.page.keyboard.press("Escape")
    ada.until(lambda: ada.page.evaluate("window.late.length > 0"))
    assert ada.page.evaluate(HEARD_LATE)


def test_on_a_phone_what_is_shown_again_comes_into_sight_and_the_page_goes_back(
    people: People,
) -> None:
    ada, bo = people.phone(pace="normal"), people.new()
    people.gather([ada, bo], "Ada", "Bo", game="terra_futura")
    third = has_cards(3)
    hurry([ada, bo], lambda shown: third(shown) and shown["actor"] == 0, idle)
    ada.stop_time()
    ada.page.locator(".recap-button").click()
    place = ada.page.evaluate("scrollY")
    ada.page.locator(".deeds").first.click()
    expect(ada.page.locator(".territory .told").first).to_be_in_viewport()
    for _ in ada.while_told():
        pass
    ada.until(lambda: ada.page.evaluate("scrollY") == place)
