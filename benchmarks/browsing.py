"""A browser at a server of its own, for a measurement, and somebody at a lively table there."""

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.browser.conftest import CHROMIUM
from tests.browser.futura import FuturaPractice, is_taking
from tests.browser.mara import MaraPractice, is_sending
from tests.browser.people import People
from tests.browser.person import Person
from tests.browser.practice import Practice, may_help
from tests.web.server import running

PRACTICES = {
    "terra": (Practice, may_help),
    "terra_futura": (FuturaPractice, is_taking),
    "terramara": (MaraPractice, is_sending(2)),
}


@contextmanager
def people_there() -> Iterator[People]:
    """Chromium as it is, on this machine."""
    found = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with (
        tempfile.TemporaryDirectory() as place,
        running(Path(place) / "browsed.db") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        people = People(browser, server.url)
        yield people
        people.close()
        browser.close()


def at_a_lively_table(person: Person, game: str) -> Practice:
    """There is something to do."""
    practice_of, lively = PRACTICES[game]
    practice = practice_of(person, seed=7)
    practice.go_on_until(lively)
    return practice
