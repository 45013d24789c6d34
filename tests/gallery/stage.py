"""Scenes in a browser: nothing is asked of a server, the answers are there already."""

import mimetypes
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Route

from terrarium.web.pages.sheets import sheet_in_parts
from tests.browser.letters import Letters, served, set_in
from tests.gallery.scene import Scene

SITE = "http://gallery.test"
DESK, PHONE = (1440, 900), (390, 844)
TABLETS = ((1024, 768), (768, 1024))
PHONES = ((360, 740), PHONE)
SIZES = (DESK, *TABLETS, *PHONES)
WIDEST_TOUCHED = 1024
_SHEET = "/page.css"
_SILENT = """
window.EventSource = class { addEventListener() {} close() {} };
window.Notification = undefined;
"""


class Stage:
    """One page that shows one scene after another, at any size."""

    def __init__(self, browser: Browser, letters: Letters = "ours", theme: str = "light") -> None:
        self.context: BrowserContext = browser.new_context(
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=True,
        )
        self.context.route("**/*", self._answer)
        set_in(self.context, letters)
        self.context.add_init_script(_SILENT)
        self.page: Page = self.context.new_page()
        self._scene = Scene("", "")

    def show(self, scene: Scene, size: tuple[int, int]) -> None:
        """A new page; then the same page at other sizes."""
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})
        if scene != self._scene:
            self._scene = scene
            self.page.goto(f"{SITE}/{scene.name}")
            self.page.evaluate("() => document.fonts.ready")

    def close(self) -> None:
        self.context.close()

    def _answer(self, route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path == f"/{self._scene.name}":
            route.fulfill(body=self._scene.html, content_type="text/html; charset=utf-8")
            return
        file = served(path)
        sheet = sheet_in_parts(path.split("/")[2]) if path.endswith(_SHEET) else b""
        if sheet:
            route.fulfill(body=sheet, content_type="text/css; charset=utf-8")
        elif file is None:
            route.fulfill(status=204)
        else:
            kind = mimetypes.guess_type(file.name)[0] or "font/woff2"
            route.fulfill(path=file, content_type=kind)
