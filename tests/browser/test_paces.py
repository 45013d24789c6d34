"""A whole match told at every pace: the same beats, each beside its own of the log."""

import re
from html import unescape
from typing import Any

import pytest

from tests.browser.futura import FuturaPractice
from tests.browser.people import People
from tests.browser.person import LOOKS, Person
from tests.browser.practice import Practice, is_over
from tests.browser.test_beats import PACES, SEED, Eager
from tests.sizes import DEEP

MOVES = 8  # happen before any of it is told
LONG = 20_000  # milliseconds, longer than any beat is held
# At Terramara what is given one by one is one sentence or several, as it arrives.
PRACTICES = (Eager, FuturaPractice) if DEEP else (Eager,)

NOTED = """addEventListener("DOMContentLoaded", () => {
  window.told = [];
  const isRead = (said) => said.checkVisibility({ visibilityProperty: true });
  const newest = () => Math.max(...[...document.querySelectorAll("#log [data-when]")]
    .filter(isRead).map((said) => Number(said.dataset.when)));
  const note = (words) => window.told.push({
    said: words.textContent.replace(/\\s+/g, " ").trim(),
    shown: Number(document.getElementById("board").dataset.version),
    read: newest(),
  });
  const words = document.querySelector("#beat p");
  if (!words) return; // it is the drawer
  new MutationObserver(() => note(words)).observe(words, { childList: true });
});"""


def watcher(people: People, pace: str, practice: Practice) -> Person:
    """The person at another browser, which notes what is told, what is shown and what is read."""
    person = people.new(pace=pace, storage_state=practice.person.context.storage_state())
    person.page.add_init_script(NOTED)
    person.go(practice.path)
    person.stop_time()
    return person


def beats_since(practice: Practice, version: int) -> list[str]:
    """As the person is sent them."""
    address = f"{practice.person.url}{practice.path}/live/now?since={version}"
    beats = practice.person.page.request.get(address).json().get("beats", [])
    return [_plain(beat["html"]) for beat in beats]


def _plain(html: str) -> str:
    return " ".join(unescape(re.sub("<[^>]*>", "", html)).split())


def told_to(person: Person) -> list[dict[str, Any]]:
    """All that has not been told yet, to the end."""
    beat = person.page.locator("#beat")
    while beat.is_visible():
        person.page.clock.run_for(LONG)
        person.page.wait_for_timeout(LOOKS)
    found: list[dict[str, Any]] = person.page.evaluate("() => window.told.splice(0)")
    return found


@pytest.mark.parametrize("practice_of", PRACTICES)
def test_at_every_pace_all_that_mattered_is_told_beside_its_own_of_the_log(
    people: People, practice_of: type[Practice]
) -> None:
    practice = practice_of(people.new(), SEED)
    watchers = {pace: watcher(people, pace, practice) for pace in [*PACES, "once"]}
    told = {pace: list[dict[str, Any]]() for pace in watchers}
    expected, since = list[str](), int(practice.shown()["version"])
    while not is_over(practice.shown()):
        newest = go_on(practice)
        expected += beats_since(practice, since)
        since = newest
        for pace, person in watchers.items():
            person.page.locator(f'#own[data-version="{newest}"]').wait_for()
            told[pace] += told_to(person)
    assert told.pop("once") == []
    for found in told.values():
        assert [beat["said"] for beat in found] == expected
        assert all(beat["read"] == beat["shown"] for beat in found)


def go_on(practice: Practice) -> int:
    """Some moves more, unless it is over before; the version after them."""
    for _ in range(MOVES):
        if not is_over(shown := practice.shown()):
            practice.go_on(shown)
    return int(practice.shown()["version"])
