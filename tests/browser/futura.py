"""People who play Terra Futura: they point at cards, look at what would come of it, and do it."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Position

from tests.browser.people import MOVING, People
from tests.browser.person import Person
from tests.browser.practice import STALE, Practice

GAME = "terra_futura"
CORNER: Position = {"x": 12, "y": 12}  # of a card: its middle may be one of its effects
SENT = """() => [...document.querySelectorAll(
  ".own .offers button[name=moves]:not(.move), .own .offers .does-copy"
)].map((button) => button.value).join("|")"""


def busily(shown: dict[str, Any]) -> list[str]:
    return [busy(shown["legal"], shown["version"])]


def busy(legal: list[str], version: int) -> str:
    """What somebody does who would rather do something; certain for each version."""
    taken = [move for move in legal if move.startswith("take") and "deck" not in move]
    active = [move for move in legal if move != "end"]
    return random.Random(version).choice(taken or active or legal)


class FuturaPractice(Practice):
    """One person at every seat, busy until something is so."""

    def __init__(self, person: Person, seed: int, seats: int = 2, **wishes: Any) -> None:
        super().__init__(person, seed, seats, game=GAME, **wishes)

    def _move(self, shown: dict[str, Any]) -> str:
        return busy(shown["legal"], shown["version"])


def is_taking(shown: dict[str, Any]) -> bool:
    return bool(shown["view"]["phase"] == "take")


def has_cards(cards: int) -> Callable[[dict[str, Any]], bool]:
    """The player to move is about to take a card and has so many."""

    def happened(shown: dict[str, Any]) -> bool:
        view = shown["view"]
        return is_taking(shown) and len(view["territories"][view["actor"]]) == cards

    return happened


def is_final(shown: dict[str, Any]) -> bool:
    """The final activation has begun."""
    return bool(shown["view"]["phase"] == "pattern")


def is_placing(shown: dict[str, Any]) -> bool:
    return bool(shown["view"]["phase"] == "place")


def two_with(people: People, seed: int, other: Person | None = None) -> list[Person]:
    """Ada and Björn at a table with a chosen seed."""
    ada, bjorn = people.new(reduced_motion=MOVING), other or people.new()
    ada.is_called("Ada")
    wish = {"game": GAME, "seats": ["me", "open"], "seed": seed}
    made = _post(ada, f"{ada.url}/api/v1/tables", wish)
    people.sit(bjorn, "Björn", f"{ada.url}/tables/{made['table']}")
    _post(ada, f"{ada.url}/api/v1/tables/{made['table']}/start", {})
    for person in (ada, bjorn):
        person.go(f"/matches/{made['match']}")
    return [ada, bjorn]


def idle(shown: dict[str, Any]) -> list[str]:
    """Nothing is activated."""
    move = busy(shown["legal"], shown["version"])
    return [move, "end"] if shown["view"]["phase"] == "place" else [move]


def _post(
    person: Person, address: str, body: dict[str, Any], token: str | None = None
) -> dict[str, Any]:
    """What the table does meanwhile by itself makes a move stale; then it is not made."""
    csrf = token or person.page.locator("[name=csrf]").first.get_attribute("value") or ""
    answer = person.page.request.post(address, data=body, headers={"X-CSRF-Token": csrf})
    assert answer.ok or answer.status == STALE, answer.text()
    answered: dict[str, Any] = answer.json()
    return answered


def play(person: Person) -> None:
    """One request's worth: take a card, or place one, use what can be used, and end the turn."""
    person.do(lambda before: _choose(person, before))


def _choose(person: Person, before: int) -> None:
    page = person.page
    page.keyboard.press("Escape")
    phase = phase_of(page)
    if phase == "take":
        page.locator(".display .card.can").last.click()
    elif phase in ("keep", "remove", "set"):
        page.locator(".own .offers .move, .own .final").first.click()
    else:
        _compose(person, phase)
        primary(page).click()


def _compose(person: Person, phase: str) -> None:
    """A place or a pattern, and then one card."""
    if phase in ("place", "pattern"):
        point(person, person.page.locator(".spot, .final").first)
    usable = person.page.locator(".tile.usable > .card")
    if usable.count():
        point(person, usable.first)


def point(person: Person, thing: Locator) -> None:
    """At a card; where that leaves a choice of effects, the first; then the draft shows it."""
    page = person.page
    before = draft_of(page)
    thing.click(position=CORNER)
    choice = page.locator(".own .move.possible[data-picks*=' ']:visible")
    if choice.count():
        choice.first.click()
    person.until(lambda: draft_of(page) != before)


def phase_of(page: Page) -> str:
    """None while nothing is decided, which may have come between two looks."""
    names = (page.locator("#own").get_attribute("class") or "").split()
    return next((name for name in names if name.startswith("in-")), "").removeprefix("in-")


def draft_of(page: Page) -> str:
    """What the page would send."""
    found: str = page.evaluate(SENT)
    return found


def primary(page: Page) -> Locator:
    return page.locator(".own.to-move .offers .primary").first
