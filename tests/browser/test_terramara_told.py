"""What is told at a table of Terramara: on phones the part of the board that it is about is shown,
but where something is asked its tab bears a mark."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.mara import MaraPractice
from tests.browser.people import People
from tests.browser.person import SCROLLED

OTHER_BEGINS, READER_BEGINS = 3, 5  # seeds: whose turn it is when round 1 has ended
LONG = 4000  # milliseconds that a tapped line of the log is shown
PLACE = 20  # pixels
MARK = "(tab) => getComputedStyle(tab, '::after').content !== 'none'"


class Ending:
    """A phone at whose table round 1 has just ended, which is being told; time stands still."""

    def __init__(self, people: People, seed: int) -> None:
        self.ada = people.phone(pace="normal")
        self.page = self.ada.page
        practice = MaraPractice(self.ada, seed)
        while not _is_last(shown := practice.shown()):
            practice.go_on(shown)
        self.ada.go(practice.path)
        self.ada.stop_time()
        self.go_to_the_river()
        practice.go_on(shown)
        self.is_told()

    def is_told(self) -> None:
        expect(self.page.locator("#beat")).to_contain_text("row 1 is turned over")

    def tab(self, part: str) -> Locator:
        return self.page.locator(f".tab:has(.shows-{part})")

    def marked(self, *parts: str) -> list[str]:
        """Those whose tabs say that something is told of them."""
        return [part for part in parts if self.tab(part).evaluate(MARK)]

    def turn_to(self, part: str) -> None:
        self.tab(part).tap()
        self.shows(part)

    def shows(self, part: str) -> None:
        expect(self.page.locator(f".shows-{part}")).to_be_checked()

    def go_to_the_river(self) -> None:
        self.turn_to("river")
        self.page.evaluate(SCROLLED, PLACE)

    def is_back_at(self, part: str) -> None:
        expect(self.page.locator("#beat")).to_be_hidden()
        self.shows(part)

    def is_back_on_the_river(self) -> None:
        self.is_back_at("river")
        self.ada.until(lambda: self.page.evaluate("scrollY") == PLACE)

    def to_the_end(self) -> None:
        for _ in self.ada.while_told():
            pass

    def show_again(self) -> None:
        self.page.locator(".recap-button").tap()
        self.page.locator(".deeds").first.tap()


def _is_last(shown: dict[str, Any]) -> bool:
    """Nobody has anybody left to send."""
    view = shown["view"]
    hands = [seat["in_hand"].values() for seat in view["seats"]]
    return view["phase"] == "after" and not any(number for hand in hands for number in hand)


def test_who_is_asked_nothing_sees_the_part_that_is_told_of_and_is_led_back(
    people: People,
) -> None:
    told = Ending(people, OTHER_BEGINS)
    told.shows("land")
    expect(told.page.locator(".land-row.told")).to_be_in_viewport()
    told.to_the_end()
    told.is_back_on_the_river()


def test_what_is_shown_again_is_shown_in_its_part_until_it_is_over_or_skipped(
    people: People,
) -> None:
    told = Ending(people, OTHER_BEGINS)
    told.to_the_end()
    told.turn_to("camp")
    told.show_again()
    told.shows("land")
    expect(told.page.locator(".land .told").first).to_be_visible()
    told.page.get_by_role("button", name="Skip").tap()
    told.is_back_at("camp")
    told.go_to_the_river()
    told.page.locator(".sheet-button").evaluate("(button) => button.click()")
    told.page.locator("#log-lines [data-shows=sword-A]").last.tap()
    told.shows("road")
    expect(told.page.locator("[data-at=sword-A].told")).to_be_in_viewport()
    told.page.clock.run_for(LONG)
    told.is_back_on_the_river()


def test_who_is_asked_something_is_led_nowhere_but_sees_on_which_tab_it_lies(
    people: People,
) -> None:
    told = Ending(people, READER_BEGINS)
    told.shows("land")
    told.ada.until(lambda: told.marked("land", "road", "river") == ["road"])
    told.turn_to("road")
    expect(told.page.locator("[data-at~=round-2].told")).to_be_visible()
    told.to_the_end()
    told.shows("road")
    told.ada.until(lambda: told.marked("land") == [])
