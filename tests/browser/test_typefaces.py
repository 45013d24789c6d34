"""Typefaces of our own in the browser: every letter is theirs, and nothing moves when they come."""

import re
import string
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

import terrarium
from terrarium.games import GAMES
from tests.browser.futura import FuturaPractice
from tests.browser.letters import set_in
from tests.browser.people import People
from tests.browser.person import Person
from tests.browser.practice import Practice, has_a_choice

SOURCES = Path(terrarium.__file__).parent
ALPHABETS = {
    "English": string.ascii_letters + string.digits,
    "French": "àâæçèéêëîïôœùûüÿÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ«»",
    "German": "äöüßÄÖÜẞ„“",
    "Spanish": "áéíñóúüÁÉÍÑÓÚÜ¿¡",
    "Catalan": "àçèéíïòóúüÀÇÈÉÍÏÒÓÚÜ·",
    "Italian": "àèéìòùÀÈÉÌÒÙ",
    "Dutch": "áäéëíïóöúüÁÄÉËÍÏÓÖÚÜ",
    "Czech": "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ",
    "Slovak": "áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ",
    "Polish": "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ",
}
SHIFTS = """() => { window.shifts = 0; new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) window.shifts += shift.value;
}).observe({ type: 'layout-shift', buffered: true }); }"""
# What only a terminal says: signs in place of drawings, and the rules on one screen.
TERMINAL_ALONE = re.compile(
    r"^\w+-(?:icon|legend|rules|face-\w+|mark-\w+|offer-price|picture-(?:needs|[a-z-]+-short)) ="
    r".*?(?=^[a-z#]|\Z)",
    re.MULTILINE | re.DOTALL,
)
SEED = 7
LATE = 900  # milliseconds


def our_words() -> str:
    """Every character of every text, template, style sheet and script of what pages offer."""
    kinds = ("*.ftl", "*.html", "*.css", "*.js")
    paths = [path for kind in kinds for path in SOURCES.rglob(kind)]
    texts = [TERMINAL_ALONE.sub("", path.read_text("utf-8")) for path in paths]
    return "".join(sorted({letter for letter in "".join(texts) if letter.isprintable()}))


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_letter_of_a_language_is_ours(people: People, game: str) -> None:
    ada = people.new(letters="ours")
    ada.go(f"/rules/{game}")
    for language, letters in ALPHABETS.items():
        for place in ("h1", "main p", "main h2"):
            assert (language, foreign_letters(ada.page, place, letters)) == (language, "")


def test_every_character_of_our_texts_is_ours(people: People) -> None:
    ada = people.new(letters="ours")
    ada.go("/")
    assert foreign_letters(ada.page, "main p", our_words()) == ""


def foreign_letters(page: Page, place: str, text: str) -> str:
    """Those that a page does not draw in the typefaces that came with it."""
    page.evaluate(
        "async ([place, text]) => {"
        " document.querySelector(place).textContent = text; await document.fonts.ready; }",
        [place, text],
    )
    if not _foreign(page, place):
        return ""
    return "".join(letter for letter in text if _foreign_alone(page, place, letter))


def _foreign_alone(page: Page, place: str, letter: str) -> bool:
    page.evaluate(
        "([place, text]) => { document.querySelector(place).textContent = text; }", [place, letter]
    )
    return _foreign(page, place)


def _foreign(page: Page, place: str) -> bool:
    tools = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        tools.send(f"{domain}.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    node = tools.send("DOM.querySelector", {"nodeId": root, "selector": place})["nodeId"]
    fonts: list[dict[str, Any]] = tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})[
        "fonts"
    ]
    tools.detach()
    return any(not font["isCustomFont"] for font in fonts)


@pytest.mark.parametrize("game", ["terra", "terra_futura"])
def test_nothing_moves_when_typefaces_come_late(people: People, game: str) -> None:
    ada = people.phone()
    at_rest(ada, game)
    fresh = people.phone(storage_state=ada.context.storage_state())
    come_late(fresh)
    fresh.page.add_init_script(f"({SHIFTS})()")
    with fresh.page.expect_response(re.compile(r"/face\.[0-9a-f]{8}\.woff2$")) as came:
        fresh.page.goto(ada.page.url)
        before = places(fresh.page)
    came.value.finished()
    fresh.page.evaluate("() => document.fonts.ready")
    assert places(fresh.page) == before
    assert fresh.page.evaluate("() => window.shifts") == 0


@pytest.mark.parametrize("game", ["terra", "terra_futura"])
def test_nothing_moves_when_scripts_come_late(people: People, game: str) -> None:
    ada = people.phone()
    at_rest(ada, game)
    fresh = people.phone(storage_state=ada.context.storage_state())
    come_late(fresh, r"/terrarium\.js$")
    fresh.page.add_init_script(f"({SHIFTS})()")
    fresh.page.goto(ada.page.url)
    fresh.wait_for_turn()
    assert fresh.page.evaluate("() => window.shifts") == 0


def at_rest(person: Person, game: str) -> None:
    """A table at which nothing changes until the person has chosen."""
    practice = FuturaPractice(person, SEED) if game == "terra_futura" else Practice(person, SEED)
    practice.go_on_until(has_a_choice)


def come_late(person: Person, files: str = r"\.woff2$") -> None:
    def wait(route: Route) -> None:
        person.page.wait_for_timeout(LATE)
        route.continue_()

    person.context.route(re.compile(files), wait)


def places(page: Page) -> list[list[float]]:
    found: list[list[float]] = page.evaluate(
        "() => [...document.querySelectorAll('main *')].map((thing) => {"
        " const box = thing.getBoundingClientRect();"
        " return [box.left, box.top, box.width, box.height]; })"
    )
    return found


def test_figures_that_stand_under_each_other_are_equally_wide(people: People) -> None:
    ada = people.new()
    set_in(ada.context, "ours")
    ada.go("/")
    widths = ada.page.evaluate("""async () => {
      await document.fonts.ready;
      const line = document.querySelector('main p');
      line.style.fontVariantNumeric = 'tabular-nums';
      line.style.display = 'inline-block';
      return [...'0123456789'].map((figure) => {
        line.textContent = figure.repeat(20);
        return Math.round(line.getBoundingClientRect().width);
      });
    }""")
    assert len(set(widths)) == 1
