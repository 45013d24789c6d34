"""In which letters a page is read: ours, for certain, or others that are wide on any machine."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page, Route

import terrarium
from terrarium.games import GAMES

Letters = Literal["ours", "wide"]
BOTH: tuple[Letters, ...] = ("ours", "wide")

SOURCES = Path(terrarium.__file__).parent
VENDOR = Path(__file__).parent / "vendor"
_SHEET = re.compile(r"/(fonts|face)\.css$")
_FILE = re.compile(r"\.woff2$")
WIDE = """
@font-face { font-family: Wide; src: url("/static/fonts/wide.woff2"); font-display: block;
  size-adjust: 104%; }
@font-face { font-family: Wide; src: url("/static/fonts/wide-bold.woff2"); font-display: block;
  size-adjust: 104%; font-weight: 451 900; }
:root { --type: Wide; --title: Wide; }
*, ::before, ::after { font-family: Wide !important; }
"""
_ENLARGED = "() => { document.documentElement.style.fontSize = '200%'; }"


def enlarge(page: Page) -> None:
    """Letters of twice the size."""
    page.evaluate(_ENLARGED)


def sent_for(path: str) -> bytes | None:
    """What is sent for a path of typefaces, if it is one: ours, to be waited for, or wide ones."""
    if _SHEET.search(path):
        return _without_haste(path).encode()
    file = VENDOR / path.rpartition("/")[2]
    return file.read_bytes() if _FILE.search(path) and file.exists() else None


def _without_haste(path: str) -> str:
    file = served(path)
    assert file is not None
    return file.read_text("utf-8").replace("font-display: optional", "font-display: block")


def set_in(context: BrowserContext, letters: Letters) -> None:
    """Ours are waited for; or else none of them comes, and there is nothing but wide ones."""
    if letters == "ours":
        context.route(_SHEET, _ours)
    else:
        context.route(_SHEET, lambda route: route.fulfill(body=WIDE, content_type="text/css"))
        context.route(_FILE, _only_wide)


def _ours(route: Route) -> None:
    sheet = _without_haste(urlsplit(route.request.url).path)
    route.fulfill(body=sheet, content_type="text/css")


def served(path: str) -> Path | None:
    """The file that the server sends for a path."""
    parts = path.strip("/").split("/")
    if parts[0] == "static":
        file = SOURCES / "web" / Path(*parts)
    elif parts[0] == "games" and len(parts) == 3:
        file = Path(str(files(GAMES.find(parts[1]).home))) / "page" / parts[2]
    else:
        return None
    return file if file.is_file() else None


def _only_wide(route: Route) -> None:
    file = VENDOR / route.request.url.rpartition("/")[2]
    if file.exists():
        route.fulfill(path=file, content_type="font/woff2")
    else:
        route.abort()
