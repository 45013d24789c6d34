"""Somebody at a browser: goes to pages, waits for what happens, and plays what they offer."""

import contextlib
import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

from playwright.sync_api import BrowserContext, Locator, Page, Request, TimeoutError

PATIENCE = 30.0  # seconds until a test gives up what a busy machine has surely done
AT_ONCE = 1500.0  # milliseconds: what is not pressed by then has mostly gone
SOON = 0.5
LOOKS = 40.0  # milliseconds from one look to the next
LESS_THAN_A_BEAT = 500  # milliseconds
CHOICES = "#own.to-move [name=move], #own.to-move [name=moves], .display .card.can"
GONE_ON = '#board:not([data-version="{}"]), #own:not(.to-move), #result'
FIRST_BOT = 2  # who may sit at a new table: oneself, whoever comes, and then the bots
_MOST_STOPS = 80  # of the keyboard on a page
CUT_OFF = ("net::ERR_", "was preloaded")
# The page has noticed it.
SCROLLED = """(place) => new Promise((done, failed) => {
  if (scrollY === place) done();
  addEventListener("scroll", () => done(), { once: true });
  scrollTo(0, place);
  if (scrollY !== place) failed(new Error(`the page ends at ${scrollY}`));
})"""


class Person:
    """One browser session."""

    def __init__(self, context: BrowserContext, url: str, errors: list[str]) -> None:
        self.context = context
        self.url = url
        self.errors = errors
        self.may_be_cut_off = False
        self.awaits_letters = False
        self.sent = 0  # moves that this page has sent
        self.page = self.tab()
        self.page.on("request", self._noted)

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self._heard(said.type, said.text))
        return page

    def go(self, path: str) -> None:
        """To a page, in the letters in which it is to be measured."""
        self.page.goto(self.url + path)
        if self.awaits_letters:
            self.page.evaluate("() => document.fonts.ready")

    def is_called(self, name: str) -> None:
        self.go("/settings")
        self.page.get_by_label("Your name").fill(name)
        self.follow(self.page.get_by_role("button", name="Save"))

    def follow(self, link: Locator) -> None:
        """Press what leads to another page, until that is there."""
        with self.page.expect_navigation():
            link.click()

    def stop_time(self) -> None:
        """The page's own timers wait until the test lets time pass, however busy the machine is."""
        self.page.clock.install()
        self.page.clock.pause_at(datetime.now() + timedelta(hours=1))

    def while_told(self) -> Iterator[None]:
        """A look at all that is told, again and again; between them time, which was stopped, goes
        on a little."""
        beat, end = self.page.locator("#beat"), time.monotonic() + PATIENCE
        beat.wait_for()
        while beat.is_visible():
            assert time.monotonic() < end, self._plight(PATIENCE)
            yield
            self.page.clock.run_for(LESS_THAN_A_BEAT)
            self.page.wait_for_timeout(LOOKS)

    def play_bots(self, game: str = "terra") -> None:
        """By one press on the first page, or at a new table where the game is not offered there."""
        self.go("/")
        at_once = self.page.locator(f"button[name=game][value={game}]")
        if at_once.count():
            at_once.click()
        else:
            self._sit_among_bots(game)
        self.page.wait_for_url("**/matches/*")

    def _sit_among_bots(self, game: str) -> None:
        self.go(f"/new?game={game}")
        for other in self.page.locator("select[name^=seat]").all()[1:]:
            other.select_option(index=FIRST_BOT)
        self.page.get_by_role("button", name="Make the table").click()
        self.page.get_by_role("button", name="Start").click()

    @property
    def version(self) -> int:
        return int(self.page.locator("#board").get_attribute("data-version") or -1)

    @property
    def over(self) -> bool:
        return self.page.locator("#result").count() > 0

    @property
    def to_move(self) -> bool:
        return self.page.locator("#own.to-move").count() > 0

    @property
    def chooses(self) -> bool:
        """To move, with more than one thing to do: nobody else takes such a decision."""
        return self.page.locator(CHOICES).count() > 1

    @property
    def primary(self) -> Locator:
        """The button that goes on without doing anything: pass, or end the turn."""
        return self.page.locator(".own.to-move .offers .primary").first

    def wait_for_turn(self) -> bool:
        """Until it is this person's turn; False when the match is over first."""
        self._wait_for("#own.to-move, #result", PATIENCE)
        return not self.over

    def wait_for(self, version: int) -> None:
        self.until(lambda: self.version >= version)

    def until(self, happened: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Waits without scripts in the page, which its policy would not allow."""
        assert self.soon(happened, patience), self._plight(patience)

    def soon(self, happened: Callable[[], bool], patience: float = SOON) -> bool:
        end = time.monotonic() + patience
        while not happened():
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(LOOKS)
        return True

    def _wait_for(self, any_of: str, patience: float) -> None:
        """Until one of these is on the page; the browser itself looks for them."""
        self.page.locator(any_of).first.wait_for(state="attached", timeout=patience * 1000)

    def play(self) -> None:
        """Help where a card can be laid, or else pass or end the turn; wait until it is done."""
        self.do(self._choose)

    def go_on(self) -> None:
        """Pass, end the turn, or discard a card that is too many, by keyboard."""
        self.do(lambda before: self._least().press("Enter"))

    def do(self, choose: Callable[[int], None]) -> None:
        """What is forced the table plays by itself, so a button may be gone before it is pressed;
        then there is another choice, or none. What was sent is not chosen anew but waited for."""
        before, haste = self.version, AT_ONCE
        end = time.monotonic() + PATIENCE
        while self.version == before and self.to_move:
            assert time.monotonic() < end, self._plight(PATIENCE)
            sent = self.sent
            with contextlib.suppress(TimeoutError), self._in_haste(haste):
                choose(before)
            haste = min(2 * haste, PATIENCE * 1000)  # it may have been there, on a busy machine
            if not self._gone_on(before, SOON) and self.sent > sent:
                assert self._gone_on(before, PATIENCE), self._plight(PATIENCE)

    @contextlib.contextmanager
    def _in_haste(self, haste: float) -> Iterator[None]:
        self.page.set_default_timeout(haste)
        try:
            yield
        finally:
            self.page.set_default_timeout(PATIENCE * 1000)

    def _gone_on(self, before: int, patience: float) -> bool:
        with contextlib.suppress(TimeoutError):
            self._wait_for(GONE_ON.format(before), patience)
            return True
        return False

    def tab_to(self, wanted: str) -> None:
        for _ in range(_MOST_STOPS):
            self.page.keyboard.press("Tab")
            if self.page.locator(wanted).count():
                return
        raise AssertionError(f"{wanted} cannot be reached")

    def _least(self) -> Locator:
        return self.primary if self.primary.count() else self.page.locator(".card.playable").first

    def _choose(self, before: int) -> None:
        self.page.keyboard.press("Escape")  # nothing is picked yet
        card = self.page.locator(".card.playable")
        if not card.count():
            self.primary.click()
            return
        card.last.click()
        target = self.page.locator("[data-pick].can")
        if self.version == before and target.count():
            target.first.click()  # the crisis itself, also on a crowded map

    def _plight(self, patience: float) -> str:
        said = [self.page.locator(place).all_inner_texts() for place in ("#prompt", "#notice")]
        return f"nothing happened for {patience} s at {self.page.url}: {said}"

    def _noted(self, request: Request) -> None:
        self.sent += request.method == "POST" and request.url.endswith("/move")

    def _heard(self, kind: str, text: str) -> None:
        expected = self.may_be_cut_off and any(cut in text for cut in CUT_OFF)
        if kind in ("error", "warning") and not expected:
            self.errors.append(text)
