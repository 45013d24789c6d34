"""Practice tables: one person, other seats played by requests, and a chosen seed, so that what
happens is certain."""

import re
from collections.abc import Callable
from typing import Any

from tests.browser.person import Person
from tests.web.server import HTTP

_LONGEST = 300
_OWN = 0  # the seat of whoever looks at the page
STALE = 409
_CSRF = re.compile(r'name="csrf" value="([^"]+)"')


class Practice:
    """A match that goes on by requests, move by move, until its page is opened."""

    def __init__(self, person: Person, seed: int, seats: int = 3, **wishes: Any) -> None:
        self.person = person
        self._csrf = introduced(person, "Ada")
        who = ["me", *["open"] * (seats - 1)]
        made = self._post("/api/v1/tables", {"game": "terra", "seats": who, "seed": seed, **wishes})
        self._tokens = [seat["token"] for seat in made["seats"]]
        self._turn = _OWN
        self._post(f"/api/v1/tables/{made['table']}/start", {})
        self.path = f"/matches/{made['match']}"

    def shown(self) -> dict[str, Any]:
        """The match as the seat to move sees it, or the person if nobody is to move."""
        shown = self._shown_to(self._turn)
        while (actor := _OWN if shown["actor"] is None else shown["actor"]) != shown["seat"]:
            shown = self._shown_to(actor)
        self._turn = actor
        return shown

    def go_on_until(self, happened: Callable[[dict[str, Any]], bool]) -> None:
        """Pass and end turns until something is so for the person; then open the page."""
        for _ in range(_LONGEST):
            shown = self.shown()
            if shown["actor"] in (None, _OWN) and happened(shown):
                self.person.go(self.path)
                return
            self._go_on(shown)
        raise AssertionError("it never came to that")

    def go_on(self, shown: dict[str, Any] | None = None) -> None:
        """One move, whoever is to make it; of what is shown already nobody asks again."""
        self._go_on(shown or self.shown())

    def _shown_to(self, seat: int) -> dict[str, Any]:
        address = f"{self.person.url}/api/v1{self.path}"
        answer = HTTP.get(address, headers=self._as(seat))
        shown: dict[str, Any] = answer.json()
        return shown

    def _go_on(self, shown: dict[str, Any]) -> None:
        self.play(shown, self._move(shown))

    def play(self, shown: dict[str, Any], move: str) -> None:
        """By whoever is to move, unless the table has made a forced move meanwhile."""
        body = {"version": shown["version"], "moves": [move]}
        address = f"{self.person.url}/api/v1{self.path}/moves"
        answer = HTTP.post(address, json=body, headers=self._as(shown["actor"]))
        assert answer.is_success or answer.status_code == STALE, answer.text

    def take_back(self) -> None:
        """The person's last move, at another device."""
        address = f"{self.person.url}/api/v1{self.path}/undo"
        version = self._shown_to(_OWN)["version"]
        answer = HTTP.post(address, json={"version": version}, headers=self._as(_OWN))
        assert answer.is_success, answer.text

    def _move(self, shown: dict[str, Any]) -> str:
        legal: list[str] = shown["legal"]
        return next(move for move in legal if not move.startswith(("play", "help")))

    def _as(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self._tokens[seat]}"}

    def _post(self, path: str, body: Any) -> dict[str, Any]:
        """As the person, by their browser."""
        headers = {"X-CSRF-Token": self._csrf}
        answer = self.person.page.request.post(self.person.url + path, data=body, headers=headers)
        assert answer.ok, answer.text()
        answered: dict[str, Any] = answer.json()
        return answered


def introduced(person: Person, name: str) -> str:
    """Somebody gets a name by requests; the answer is the token that their forms bear."""
    asked, origin = person.context.request, {"Origin": person.url}
    asked.post(f"{person.url}/settings", form={"name": name}, headers=origin)
    found = _CSRF.search(asked.get(person.url).text())
    assert found is not None
    return found[1]


def the_first(shown: dict[str, Any]) -> list[str]:
    first: list[str] = shown["legal"][:1]
    return first


def hurry(
    seats: list[Person],
    happened: Callable[[dict[str, Any]], bool],
    choose: Callable[[dict[str, Any]], list[str]] = the_first,
) -> None:
    """By requests, until something is so; only then are the pages opened again."""
    address = seats[0].page.url
    keys = [_key_of(person) for person in seats]
    for person in seats:
        person.page.goto("about:blank")
    match, seat = address.replace("/matches/", "/api/v1/matches/"), 0
    while not happened(shown := HTTP.get(match, headers=keys[seat]).json()):
        if shown["actor"] == seat:
            body = {"version": shown["version"], "moves": choose(shown)}
            answer = HTTP.post(f"{match}/moves", json=body, headers=keys[seat])
            assert answer.is_success or answer.status_code == STALE, answer.text
        elif shown["actor"] is not None and shown["actor"] < len(seats):
            seat = shown["actor"]
    for person in seats:
        person.page.goto(address)


def _key_of(person: Person) -> dict[str, str]:
    """What the person's browser shows with a request from the page that it is on."""
    csrf = person.page.locator("[name=csrf]").first.get_attribute("value") or ""
    kept = [f"{cookie['name']}={cookie['value']}" for cookie in person.context.cookies()]
    return {"X-CSRF-Token": csrf, "Cookie": "; ".join(kept)}


def is_impending(shown: dict[str, Any]) -> bool:
    """A crisis is impending, and the seat to move holds something that does not fit it."""
    crisis = shown["view"]["impending"]
    colour = "" if crisis is None else crisis["crisis"].rpartition("-")[2]
    return bool(colour) and any(not card.startswith(colour) for card in shown["view"]["hand"])


def may_play(shown: dict[str, Any]) -> bool:
    """A crisis is impending; the seat to move holds something that fits it and something not."""
    return is_impending(shown) and shown["legal"][-1].startswith("play")


def is_over(shown: dict[str, Any]) -> bool:
    return bool(shown["over"])


def may_help(shown: dict[str, Any]) -> bool:
    return any(move.startswith("help") for move in shown["legal"])


def has_a_choice(shown: dict[str, Any]) -> bool:
    """Nothing happens by itself before the seat to move has chosen."""
    return len(shown["legal"]) > 1
