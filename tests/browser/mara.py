"""People who play Terramara: they point at the board, compose a turn, and end it."""

import random
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlparse

from playwright.sync_api import Locator, Page

from tests.browser.futura import phase_of
from tests.browser.person import Person
from tests.browser.practice import Practice

GAME = "terramara"
LAST_ROUND = 5
SENDS_FIRST = 4  # a seed
SEEN = 3.0  # seconds; what came between the look and the click is chosen anew
_MOST_STEPS = 40  # of one turn
_BY_POINTING = ("send", "neutral")
_WAYS_ON = "#end-turn, #do-it.primary"
_MEANT = ".decision .move.possible:visible"
_ANY = ".decision .asked .move:visible, .ways .move:visible"
_ON_THE_BOARD = ".board .way.can:visible"


class MaraPractice(Practice):
    """One person at every seat of a first game, brisk until something is so."""

    def __init__(self, person: Person, seed: int = 3, seats: int = 2) -> None:
        super().__init__(person, seed, seats, game=GAME, options={"start": "first"})

    def _move(self, shown: dict[str, Any]) -> str:
        return briskly(shown)[0]


class BusyMara(MaraPractice):
    """The same, but somebody ends a turn only when nothing else is left; certain for a version."""

    def _move(self, shown: dict[str, Any]) -> str:
        legal: list[str] = shown["legal"]
        active = [move for move in legal if move != "end"]
        return random.Random(shown["version"]).choice(active or legal)


class PlainMara(MaraPractice):
    """The same, but the first of all moves is made."""

    def _move(self, shown: dict[str, Any]) -> str:
        legal: list[str] = shown["legal"]
        return legal[0]


Press = Callable[[Locator], None]


def by_mouse(thing: Locator) -> None:
    thing.click()


def by_thumb(thing: Locator) -> None:
    thing.tap()


def by_keyboard(thing: Locator) -> None:
    thing.press("Enter")


def play(person: Person, press: Press = by_mouse) -> None:
    """One request's worth: a decision off one's turn, or a whole turn, composed and done."""
    person.do(lambda before: _turn(person, before, press))


def _turn(person: Person, before: int, press: Press) -> None:
    for _ in range(_MOST_STEPS):
        if not _goes_on(person, before):
            return
        if _ways_on(person.page).count():
            press(_ways_on(person.page).first)
            return
        _step(person, before, press)


def _goes_on(person: Person, before: int) -> bool:
    return person.version == before and person.to_move


def _step(person: Person, before: int, press: Press) -> None:
    """One thing more; the draft shows it, or it is done at once, by a button that comes then."""
    page = person.page
    drafted, meant = draft_of(page), page.locator(_MEANT)

    def went_on() -> bool:
        return draft_of(page) != drafted or not _goes_on(person, before)

    points = phase_of(page) in _BY_POINTING
    if not (points and meant.count()):
        press(choices(page).first)
        person.soon(lambda: went_on() or bool(points and meant.count()), SEEN)
    if points and not went_on():
        press(meant.first)
    person.soon(went_on, SEEN)


def choices(page: Page) -> Locator:
    """Where it is about the board one points there; else one presses a button."""
    if phase_of(page) in _BY_POINTING:
        return page.locator(_ON_THE_BOARD)
    return page.locator(_ANY)


def _ways_on(page: Page) -> Locator:
    return page.locator(_WAYS_ON)


def draft_of(page: Page) -> str:
    """What the page would send."""
    found: str = page.evaluate('() => document.getElementById("do-it")?.value ?? ""')
    return found


def draft_in_address(page: Page) -> str:
    """What is being composed stands there for the server, too."""
    return parse_qs(urlparse(page.url).query).get("draft", [""])[0]


def sending(person: Person) -> Page:
    """Somebody among four who is about to send a member."""
    PlainMara(person, SENDS_FIRST, 4).go_on_until(is_sending(1))
    return person.page


def composed(person: Person, *pointed: str) -> Page:
    """One thing after another is pointed at, until the draft shows it."""
    page, before = person.page, draft_in_address(person.page)
    for thing in pointed:
        page.locator(f"[data-pick='{thing}']:visible").first.click()
    person.until(lambda: draft_in_address(page) != before)
    return page


def briskly(shown: dict[str, Any]) -> list[str]:
    """The end of a turn as soon as there is one, else the first thing that comes."""
    legal: list[str] = shown["legal"]
    return ["end"] if "end" in legal else legal[:1]


def is_sending(round: int) -> Callable[[dict[str, Any]], bool]:
    """Somebody is about to send a member, in this round."""
    return lambda shown: bool(shown["view"]["round"] == round and shown["view"]["phase"] == "send")


def is_last(members: int) -> Callable[[dict[str, Any]], bool]:
    """Round 5, and no more than so many members are in hand: the next thing is to send one."""

    def happened(shown: dict[str, Any]) -> bool:
        view = shown["view"]
        in_hand = sum(sum(seat["in_hand"].values()) for seat in view["seats"])
        return view["round"] == LAST_ROUND and view["phase"] == "send" and in_hand <= members

    return happened
