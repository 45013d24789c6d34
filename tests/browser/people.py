"""Everybody of one test, at browsers of their own: they open tables, sit down, and play."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.letters import Letters, set_in
from tests.browser.person import PATIENCE, Person

TERRA = "terra"
MOVING = "no-preference"
A_MATCH = re.compile(r"/matches/\w+$")
PACED = 'addEventListener("DOMContentLoaded", () => {{ document.body.dataset.pace = "{}"; }});'


class People:
    """Everybody of one test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.errors: list[str] = []
        self._contexts: list[BrowserContext] = []

    def new(
        self,
        width: int = 1440,
        height: int = 900,
        letters: Letters | None = None,
        pace: str = "once",  # what is told is waited for; tests of it ask
        **wishes: Any,
    ) -> Person:
        wishes.setdefault("reduced_motion", "reduce")  # and so is what flies
        context = self.browser.new_context(viewport={"width": width, "height": height}, **wishes)
        context.add_init_script(PACED.format(pace))
        context.set_default_timeout(PATIENCE * 1000)
        self._contexts.append(context)
        person = Person(context, self.url, self.errors)
        if letters:
            set_in(context, letters)
            person.awaits_letters = True
            person.may_be_cut_off = letters == "wide"  # from our typefaces
        return person

    def phone(self, width: int = 390, height: int = 844, **wishes: Any) -> Person:
        return self.new(width, height, has_touch=True, is_mobile=True, **wishes)

    def table(self, *names: str, game: str = TERRA, **wishes: str) -> list[Person]:
        """People at one table that has begun; the first of them is the host."""
        seats = [self.new(reduced_motion=motion) for motion in motions(len(names))]
        self.gather(seats, *names, game=game, **wishes)
        return seats

    def gather(self, seats: list[Person], *names: str, game: str = TERRA, **wishes: str) -> None:
        """These, each at a browser of their own kind."""
        host, *guests = seats
        self.room(host, *names, game=game, **wishes)
        for guest, name in zip(guests, names[1:]):
            self.sit(guest, name, host.page.url)
        host.page.get_by_role("button", name="Start").click()
        for person in seats:  # the host's form and their news may both lead there
            expect(person.page).to_have_url(A_MATCH)
            person.page.wait_for_load_state()

    def room(self, host: Person, *names: str, game: str = TERRA, **wishes: str) -> None:
        """A waiting room with open seats for all but the first; bots where there are too few.

        Wishes are fields of the form by their names.
        """
        least = 3 if game == TERRA else len(names)
        host.go(f"/new?game={game}&players={max(least, len(names))}")
        host.page.get_by_label("Your name").fill(names[0])
        for number in range(len(names), least):
            host.page.locator(f"#seat{number}").select_option("bot:fair")
        for field, value in wishes.items():
            _fill(host.page, field.replace("option_", "option-"), value)
        host.page.get_by_role("button", name="Make the table").click()
        host.page.wait_for_url("**/tables/*")

    def sit(self, guest: Person, name: str, address: str) -> None:
        guest.page.goto(address)
        guest.page.get_by_label("Your name").first.fill(name)
        guest.page.get_by_role("button", name="Sit here").first.click()
        guest.page.get_by_role("button", name="Stand up").wait_for()

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def _fill(page: Page, field: str, value: str) -> None:
    if field.startswith("option-"):
        page.locator("details.more:not([open]) summary").click()
    select = page.locator(f"select[name={field}]")
    if select.count():
        select.select_option(value)
    else:
        page.locator(f"[name={field}][value={value}]").check()


def motions(people: int) -> list[str]:
    """Things fly on the first one's screen."""
    return [MOVING, *["reduce"] * (people - 1)]


def mover_among(seats: list[Person]) -> tuple[Person, list[Person]]:
    """Whoever has a choice, and the others; all of them see it, and nothing happens by itself."""
    seats[0].until(lambda: _somebody_chooses(seats))
    mover, *others = sorted(seats, key=lambda person: not person.chooses)
    for other in others:
        other.wait_for(mover.version)
    return mover, others


def _somebody_chooses(seats: list[Person]) -> bool:
    """Whoever has one move only makes it, unless the table does."""
    for person in seats:
        if person.to_move and not person.chooses:
            person.go_on()
    return any(person.chooses for person in seats)


def play_to_the_end(seats: list[Person], choose: Callable[[Person], None]) -> None:
    """Everybody plays until all see the end."""
    while not any(person.over for person in seats):
        for person in seats:
            if person.to_move:
                choose(person)
        seats[0].until(lambda: any(person.over or person.to_move for person in seats))
    seats[0].until(lambda: all(person.over for person in seats))
