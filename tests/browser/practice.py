"""Practice tables: one person at every seat and a chosen seed, so that what happens is certain."""

from collections.abc import Callable
from typing import Any

from tests.browser.people import Person

_LONGEST = 200
STALE = 409


class Practice:
    """A match that begins by requests, move by move, until its page is opened."""

    def __init__(self, person: Person, seed: int, seats: int = 3, **wishes: Any) -> None:
        person.is_called("Ada")
        self.person = person
        person.go("/new")
        self._csrf = person.page.locator("form [name=csrf]").first.get_attribute("value") or ""
        table = {"game": "terra", "seats": ["me"] * seats, "seed": seed, **wishes}
        made = self._post("/api/v1/tables", table)
        self._post(f"/api/v1/tables/{made['table']}/start", {})
        self.path = f"/matches/{made['match']}"

    def shown(self) -> dict[str, Any]:
        """The match as the seat to move sees it."""
        answer = self.person.page.request.get(f"{self.person.url}/api/v1{self.path}")
        shown: dict[str, Any] = answer.json()
        return shown

    def go_on_until(self, happened: Callable[[dict[str, Any]], bool]) -> None:
        """Pass and end turns until something is so; then open the page."""
        for _ in range(_LONGEST):
            shown = self.shown()
            if happened(shown):
                self.person.go(self.path)
                return
            self._go_on(shown)
        raise AssertionError("it never came to that")

    def _go_on(self, shown: dict[str, Any]) -> None:
        """Unless the table has made a forced move meanwhile."""
        body = {"version": shown["version"], "moves": [self._move(shown)]}
        self._post(f"/api/v1{self.path}/moves", body, may_be=(STALE,))

    def _move(self, shown: dict[str, Any]) -> str:
        legal: list[str] = shown["legal"]
        return next(move for move in legal if not move.startswith(("play", "help")))

    def _post(self, path: str, body: Any, may_be: tuple[int, ...] = ()) -> dict[str, Any]:
        headers = {"X-CSRF-Token": self._csrf}
        address = self.person.url + path
        answer = self.person.page.request.post(address, data=body, headers=headers)
        assert answer.ok or answer.status in may_be, answer.text()
        answered: dict[str, Any] = answer.json()
        return answered


def is_impending(shown: dict[str, Any]) -> bool:
    """A crisis is impending, and the seat to move holds something that does not fit it."""
    crisis = shown["view"]["impending"]
    colour = "" if crisis is None else crisis["crisis"].rpartition("-")[2]
    return bool(colour) and any(not card.startswith(colour) for card in shown["view"]["hand"])


def is_over(shown: dict[str, Any]) -> bool:
    return bool(shown["over"])


def may_help(shown: dict[str, Any]) -> bool:
    return any(move.startswith("help") for move in shown["legal"])
