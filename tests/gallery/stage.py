"""Scenes in a browser: nothing is asked of a server, the answers are there already."""

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.letters import WIDE, enlarge
from tests.gallery.backstage import Backstage
from tests.gallery.scene import Scene

DESK, LOW_DESK, PHONE = (1440, 900), (1280, 720), (390, 844)
TABLETS = ((1024, 768), (768, 1024))
PHONES = ((360, 740), PHONE)
SIZES = (DESK, *TABLETS, *PHONES)
WIDEST_TOUCHED = 1024
NOTHING = Scene("", "")
# And what a page has kept of another scene, or of itself at another size, is gone.
_SILENT = """
if (window === top && location.protocol === "http:") sessionStorage.clear();
window.EventSource = class { addEventListener() {} close() {} };
window.Notification = undefined;
"""
# A window that changed its size tells its page so with the next picture.
_TOLD = "() => new Promise(requestAnimationFrame)"
# A page that lies over a table comes after what it lies in.
_LEAFLET_THERE = """() => {
  const leaflet = document.querySelector(".drawer[open] iframe")?.contentDocument;
  return !leaflet || (leaflet.URL !== "about:blank" && leaflet.readyState === "complete");
}"""
_WIDENED = """async () => {
  await Promise.all(["", "bold "].map((weight) => document.fonts.load(`${weight}1em Wide`)));
  dispatchEvent(new Event("resize"));
}"""


class Stage:
    """One page that shows one scene after another, at any size."""

    def __init__(self, browser: Browser, theme: str = "light", scripts: bool = True) -> None:
        self.context: BrowserContext = browser.new_context(
            java_script_enabled=scripts,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=True,
        )
        self.context.add_init_script(_SILENT)
        self.page: Page = self.context.new_page()
        self._scene = NOTHING
        self._backstage = Backstage()

    def clear(self) -> None:
        """The next scene is a new page, even if it is the one that was shown last."""
        self._scene = NOTHING

    def show(self, scene: Scene, size: tuple[int, int]) -> None:
        """A new page; then the same page at other sizes, unless something is opened over it."""
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})
        if scene != self._scene or scene.pressed:
            self._scene = scene
            self.page.goto(self._backstage.set_up(scene))
            self.page.evaluate("() => document.fonts.ready")
            for way in scene.pressed:
                self._press(way)
        else:
            self.page.evaluate(_TOLD)

    def _press(self, way: str) -> None:
        """What some sizes do not have is not pressed there."""
        things = self.page.locator(way).locator("visible=true")
        if things.count():
            things.first.click()
            self.page.wait_for_function(_LEAFLET_THERE)

    def widen(self) -> None:
        """The same page in wide letters; the next scene is a new page in ours."""
        self.page.add_style_tag(content=WIDE)
        self.page.evaluate(_WIDENED)
        self.clear()

    def enlarge(self) -> None:
        """The same page in letters of twice the size; the next scene is a new page in ours."""
        enlarge(self.page)
        self.clear()

    def has(self, *things: str) -> None:
        """Each of these is seen: of what is gone any measure would find that all is well."""
        for thing in things:
            expect(self.page.locator(thing).locator("visible=true").first).to_be_visible()

    def close(self) -> None:
        self.context.close()
        self._backstage.close()
