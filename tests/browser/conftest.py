"""One server and one Chromium for all browser tests of a process."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.people import People
from tests.browser.person import PATIENCE
from tests.gallery.kept import KEPT
from tests.gallery.stage import Stage
from tests.web.server import running

CHROMIUM = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS = ["--no-sandbox"]
DESK = (1440, 900)
PHONE = (390, 844)

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session", autouse=True)
def _one_gallery(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What several processes show is made by one of them; their folders lie side by side."""
    own = tmp_path_factory.getbasetemp()
    KEPT.folder = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = tmp_path_factory.mktemp("tables") / "browser.db"
    with running(database, "--rate", "500") as server:
        yield server.url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("no Chromium on the path; ./test installs one, or leave out tests/browser")
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=str(Path(found)), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def people(browser: Browser, url: str) -> Iterator[People]:
    """Makes people, each with a browser of their own; none may have seen an error at the end."""
    made = People(browser, url)
    yield made
    made.close()
    assert made.errors == []


@pytest.fixture
def page(people: People) -> Page:
    """Somebody at a desk."""
    return people.new().page


@pytest.fixture(scope="session")
def only_stage(browser: Browser) -> Iterator[Stage]:
    made = Stage(browser)
    yield made
    made.close()


@pytest.fixture
def stage(only_stage: Stage) -> Stage:
    """For scenes of the gallery in our letters; nothing is left on it of the test before."""
    only_stage.clear()
    return only_stage
