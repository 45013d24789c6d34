"""Makes the pictures of the README: a server, a browser, and matches against bots.

python tools/screenshots.py [FOLDER]        (docs/pictures)
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.browser.people import People, Person
from tests.web.server import running

DESK = (1440, 900)
PHONE = (390, 844)
TURNS_BEFORE_THE_PICTURE = 9
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    with (
        tempfile.TemporaryDirectory() as place,
        running(Path(place) / "pictures.db") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        take_all(browser, server.url, folder)
        browser.close()


def take_all(browser: Browser, url: str, folder: Path) -> None:
    people = People(browser, url)
    for theme in ("light", "dark"):
        ada = people.new(*DESK, color_scheme=theme, reduced_motion="reduce")
        ada.go("/")
        take(ada.page, folder / f"home-{theme}.png")
        play_on(ada)
        take(ada.page, folder / f"table-{theme}.png")
        while ada.wait_for_turn():
            ada.play()
        take(ada.page, folder / f"end-{theme}.png")
    phone = people.new(*PHONE, color_scheme="dark", reduced_motion="reduce")
    play_on(phone)
    take(phone.page, folder / "phone.png")
    people.close()


def play_on(person: Person) -> None:
    """Far enough that there is something to see."""
    person.play_bots()
    for _ in range(TURNS_BEFORE_THE_PICTURE):
        if person.wait_for_turn():
            person.play()
    person.wait_for_turn()


def take(page: Page, path: Path) -> None:
    page.wait_for_timeout(300)
    page.screenshot(path=path)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("docs/pictures"))
