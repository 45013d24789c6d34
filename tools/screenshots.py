"""Makes the pictures of the README: a server, a browser, and matches against bots.

python tools/screenshots.py [FOLDER]        (docs/pictures)
"""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from small_png import make_small
from tests.browser import futura
from tests.browser.conftest import CHROMIUM, DESK, PHONE
from tests.browser.people import People, Person
from tests.web.server import running

MATCHES = 12  # are played at most until one looks as wished
CARDS = 6  # in a territory of Terra Futura that is worth a picture
SAVED, LOST = "The world is saved", "The world is lost"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    with (
        tempfile.TemporaryDirectory() as place,
        running(Path(place) / "pictures.db") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        people = People(browser, server.url)
        take_terra(people, folder)
        take_futura(people, folder)
        people.close()
        browser.close()


def take_terra(people: People, folder: Path) -> None:
    for theme, end in (("light", SAVED), ("dark", LOST)):
        ada = people.new(*DESK, color_scheme=theme, reduced_motion="reduce")
        ada.is_called("Ada")
        ada.go("/")
        take(ada.page, folder / f"home-{theme}.png")
        play_until(ada, lively)
        take(ada.page, folder / f"table-{theme}.png")
        play_out(ada, end)
        take(ada.page, folder / f"end-{theme}.png")
    phone = people.new(*PHONE, color_scheme="dark", reduced_motion="reduce")
    phone.is_called("Ada")
    play_until(phone, under_threat)
    take(phone.page, folder / "phone.png")
    room = people.new(*DESK, color_scheme="light")
    people.room(room, "Ada", "Björn", "Chiamaka")
    people.sit(people.new(), "Björn", room.page.url)
    take(room.page, folder / "room.png")


def take_futura(people: People, folder: Path) -> None:
    for theme in ("light", "dark"):
        ada = people.new(*DESK, color_scheme=theme, reduced_motion="reduce")
        compose(ada, theme == "light")
        take(ada.page, folder / f"terra-futura-{theme}.png")
        if theme == "light":
            play_on(ada)
            take(ada.page, folder / "terra-futura-end.png")
    phone = people.new(*PHONE, color_scheme="light", reduced_motion="reduce")
    compose(phone, False)
    take(phone.page, folder / "terra-futura-phone.png")


def compose(ada: Person, draft: bool) -> None:
    """Some turns into a match: a card is to be placed, or it is placed and brings something."""
    ada.is_called("Ada")
    for _ in range(MATCHES):
        _begin_to_place(ada)
        if not draft or _place_and_activate(ada):
            break
    ada.page.mouse.move(0, 0)
    ada.page.evaluate("scrollTo(0, 0)")


def _begin_to_place(ada: Person) -> None:
    ada.play_bots(futura.GAME)
    while ada.wait_for_turn() and ada.page.locator(".mine .tile > .card").count() < CARDS:
        futura.play(ada)
    if futura.phase_of(ada.page) == "take":
        futura.play(ada)


def _place_and_activate(ada: Person) -> bool:
    """Whether the placed card leaves one that can be activated."""
    futura.point(ada, ada.page.locator(".spot").first)
    ada.page.wait_for_timeout(500)
    usable = ada.page.locator(".tile.usable > .card")
    if usable.count() == 0:
        return False
    futura.point(ada, usable.first)
    return True


def play_on(ada: Person) -> None:
    while ada.wait_for_turn():
        futura.play(ada)


def play_until(person: Person, happened: Callable[[Person], bool]) -> None:
    """In one of some matches there is something to see."""
    for _ in range(MATCHES):
        person.play_bots()
        while person.wait_for_turn():
            if happened(person):
                return
            person.play()
    raise SystemExit("no match came to that")


def play_out(person: Person, end: str) -> None:
    for _ in range(MATCHES):
        person.play_bots()
        while person.wait_for_turn():
            (person.play if end == SAVED else person.go_on)()
        if end in person.page.locator("#result").inner_text():
            return
    raise SystemExit(f"no match ended with {end!r}")


def lively(person: Person) -> bool:
    page = person.page
    crises, laid = page.locator(".crisis").count(), page.locator(".laid .chip").count()
    hand, playable = page.locator(".hand .card").count(), page.locator(".card.playable").count()
    return crises >= 3 and laid >= 2 and hand >= 4 and playable >= 1


def under_threat(person: Person) -> bool:
    page = person.page
    open_crises = page.locator(".crisis").count()
    return open_crises >= 2 and page.locator(".impending .chip.big").count() >= 1


def take(page: Page, path: Path) -> None:
    page.wait_for_timeout(300)
    page.screenshot(path=path)
    make_small(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("docs/pictures"))
