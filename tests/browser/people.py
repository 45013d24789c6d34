"""People at browsers: they open tables, sit down, and play by what the page offers."""

import contextlib
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError

PATIENCE = 15.0
AT_ONCE = 1500.0  # milliseconds


class Person:
    """One browser session."""

    def __init__(self, context: BrowserContext, url: str, errors: list[str]) -> None:
        self.context = context
        self.url = url
        self.errors = errors
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self._heard(said.type, said.text))
        return page

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def play_bots(self) -> None:
        self.go("/")
        self.page.get_by_role("button", name="Play against bots now").click()
        self.page.wait_for_url("**/matches/*")

    @property
    def version(self) -> int:
        return int(self.page.locator("#board").get_attribute("data-version") or -1)

    @property
    def over(self) -> bool:
        return self.page.locator("#result").count() > 0

    @property
    def to_move(self) -> bool:
        return self.page.locator("#own.to-move").count() > 0

    def wait_for_turn(self) -> bool:
        """Until it is this person's turn; False when the match is over first."""
        self.until(lambda: self.to_move or self.over)
        return not self.over

    def until(self, happened: Callable[[], bool]) -> None:
        """Waits without scripts in the page, which its policy would not allow."""
        end = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < end, self._plight()
            self.page.wait_for_timeout(15)

    def play(self) -> None:
        """Help where a card can be laid, or else pass or end the turn; wait until it is done.

        What is forced the table plays by itself, so a button may be gone before it is pressed.
        """
        before = self.version
        with contextlib.suppress(TimeoutError):
            self._choose(before)
        self.until(lambda: self.version > before or not self.to_move)

    def _choose(self, before: int) -> None:
        self.page.keyboard.press("Escape")  # nothing is picked yet
        card = self.page.locator(".card.playable")
        if not card.count():
            self.page.locator(".to-move .primary").first.click(timeout=AT_ONCE)
            return
        card.last.click(timeout=AT_ONCE)
        target = self.page.locator("[data-pick].can")
        if self.version == before and target.count():
            target.first.click(timeout=AT_ONCE)  # the crisis itself, also on a crowded map

    def _plight(self) -> str:
        said = [self.page.locator(place).all_inner_texts() for place in ("#prompt", "#notice")]
        return f"nothing happened for {PATIENCE} s at {self.page.url}: {said}"

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and "ERR_INTERNET_DISCONNECTED" not in text:
            self.errors.append(text)


class People:
    """Everybody of one test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.errors: list[str] = []
        self._contexts: list[BrowserContext] = []

    def new(self, width: int = 1440, height: int = 900, **wishes: Any) -> Person:
        context = self.browser.new_context(viewport={"width": width, "height": height}, **wishes)
        context.set_default_timeout(PATIENCE * 1000)
        self._contexts.append(context)
        return Person(context, self.url, self.errors)

    def table(self, *names: str) -> list[Person]:
        """People at one table that has begun; the first of them is the host."""
        host, *guests = [self.new() for _ in names]
        host.go(f"/new?game=terra&players={max(3, len(names))}")
        host.page.get_by_label("Your name").fill(names[0])
        for number in range(len(names), 3):
            host.page.locator(f"#seat{number}").select_option("bot:fair")
        host.page.get_by_role("button", name="Make the table").click()
        host.page.wait_for_url("**/tables/*")
        for guest, name in zip(guests, names[1:]):
            self._sit(guest, name, host.page.url)
        host.page.get_by_role("button", name="Start").click()
        for person in (host, *guests):
            person.page.wait_for_url("**/matches/*")
        return [host, *guests]

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    def _sit(self, guest: Person, name: str, address: str) -> None:
        guest.page.goto(address)
        guest.page.get_by_label("Your name").first.fill(name)
        guest.page.get_by_role("button", name="Sit here").first.click()
        guest.page.get_by_role("button", name="Stand up").wait_for()
