"""The parts of pages that can be tested without a browser."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

import terrarium
from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra.page import numbers_of
from terrarium.games.terra_futura import TerraFutura
from terrarium.games.terra_futura.text.terms import term
from terrarium.games.terramara import Terramara
from terrarium.tables.live import LiveMatch
from terrarium.web.pages.match_page import told_on_the_line
from terrarium.web.pages.names import marks
from terrarium.web.pages.reader import Reader
from terrarium.web.pages.render import drawer, environment
from terrarium.web.pages.speech import Speech
from terrarium.web.pages.visit import Visit
from tests.web.client import site
from tests.web.eyes import end_of

SOURCES = Path(terrarium.__file__).parent / "games" / "terra"
MEANWHILE = 6  # moves, until a crisis has broken out
GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize(
    "names",
    [
        ["Guest 935", "Guardian", "Fair", "Greedy"],
        ["Ada", "Ada", "Ada", "Ada", "Ada", "Ada"],
        ["Guest 101", "Guest 110", "Guest 111"],
        ["A", "a", "Ab", "aB", ".", ""],
        ["Fair (bot 1)", "Fair (bot 2)", "Fair (bot 3)"],
    ],
)
def test_no_two_seats_have_the_same_mark(names: list[str]) -> None:
    found = marks(names)
    assert len(set(found)) == len(names)
    assert all(1 <= len(mark) <= 2 for mark in found)


def test_what_is_said_within_a_sentence_is_drawn_with_it() -> None:
    draw = drawer(Speech(TerraFutura(), []))
    paid = term("paid", "2 green, 1 money")
    assert paid is not None
    assert draw(paid) == "2 green and 1 money"


def test_a_full_stop_stays_with_the_drawing_before_it() -> None:
    draw = drawer(Speech(TerraFutura(), ["Ada"]))
    gained: Args = {"seat": Seated(0), "card": "bank", "amount": 2, "kind": "money"}
    said = draw(Message("terra_futura-gained", gained, {}))
    assert re.search(r'<span class="unbroken"><span class="token.*\.</span>$', said, re.DOTALL)


def test_words_after_a_drawing_begin_their_line_without_a_gap() -> None:
    """What parts two drawings has no width, but would keep the space behind it."""
    draw = drawer(Speech(Terramara(), ["Ada"]))
    said = draw(Message("terramara-worked", {"seat": Seated(0), "level": 1, "bundle": "1 ore"}, {}))
    assert "<svg" in said
    assert said.endswith("</span> for Ada.")


def test_a_number_below_zero_is_printed_with_a_minus() -> None:
    assert environment().from_string("{{ -2|printed }}").render() == "−2"


def test_a_mark_is_one_letter_where_that_is_enough() -> None:
    assert marks(["Ada", "björn", "Guest 1", "Guardian"]) == ["A", "B", "Ge", "Ga"]


@pytest.mark.parametrize("name", ["terra-four-saved", "terra-three-lost-by-total"])
def test_the_match_in_numbers_adds_up(name: str) -> None:
    history = end_of((GOLDEN / f"{name}.terrarium").read_text("utf-8"))
    told = told_on_the_line(history)
    numbers = numbers_of(told, history.setup.players)
    broke_out = [event.id for event in told].count("terra-broke-out")
    moves = [history.game.spell(move) for _, move in history.line]
    given = [move for move in moves if move.startswith(("play", "help"))]
    assert sum(gift.cards for gift in numbers.gifts) == len(given)
    assert sum(gift.worth for gift in numbers.gifts) == sum(int(move[-1]) for move in given)
    assert numbers.averted + broke_out <= 18
    assert numbers.turns >= moves.count("end")


def test_only_the_address_of_a_seat_keeps_quiet_about_itself(tmp_path: Path) -> None:
    """Elsewhere forms say where they come from, and that is checked."""

    async def policies() -> list[str]:
        async with site(tmp_path) as here:
            answers = [await here.client.get(path) for path in ("/sit/no-such-link", "/", "/new")]
            assert not any('name="referrer"' in answer.text for answer in answers)
            return [answer.headers["referrer-policy"] for answer in answers]

    assert asyncio.run(policies()) == ["no-referrer", "same-origin", "same-origin"]


def test_all_parts_of_a_page_are_of_one_moment_whatever_happens_while_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = Visit.reader

    async def boards() -> tuple[str, dict[str, Any]]:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open", seed=5)

            async def read_late(visit: Visit, live: LiveMatch) -> Reader:
                await played.play_to_the_end(MEANWHILE)
                return await read(visit, live)

            monkeypatch.setattr(Visit, "reader", read_late)
            page = await here.client.get(f"/matches/{played.match}")
            return re.findall(r'id="board"[^>]*', page.text)[0], await played.turn()

    board, now = asyncio.run(boards())
    assert f'data-version="{now["version"]}"' in board
    assert "phase-help" in board
    assert now["view"]["phase"] == "help"
