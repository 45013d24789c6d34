"""A button says beforehand whether its move can be taken back."""

import asyncio
import random
import re
from pathlib import Path

import pytest

from terrarium.core.state import NOBODY
from terrarium.core.undo import Witness
from terrarium.tables.live import LiveMatch
from terrarium.tables.wish import NewTable
from terrarium.web.pages.lasting import AGREE, FINAL, PASSES, Lasting
from tests.tables.lobbies import lobby_in, seated, turn_of_a_person
from tests.web.test_drafts import Desk, at_a_desk

DECISIONS = 30
FEWEST = {"terra": 3, "terra_futura": 2}
NAMES = ("Ada", "Björn", "Cem")
ASKS = re.compile(r'value="([^"]*)"[^>]*data-final="(\w+)"')


@pytest.mark.parametrize("game", FEWEST)
def test_it_is_so_in_the_true_world_whatever_is_chosen(tmp_path: Path, game: str) -> None:
    async def run() -> set[str]:
        async with lobby_in(tmp_path) as lobby:
            wish = NewTable(game, ("me", *["open"] * (FEWEST[game] - 1)), seed=3)
            live, _ = await seated(lobby, wish, *NAMES[: FEWEST[game]])
            return await _play_and_compare(live)

    assert asyncio.run(run()) >= {"", PASSES}


async def _play_and_compare(live: LiveMatch) -> set[str]:
    chance, found = random.Random(8), set()
    for _ in range(DECISIONS):
        seat = await turn_of_a_person(live)
        lasting, spell = Lasting(live, seat), live.course.history.game.spell
        for move in live.course.view(seat).legal:
            said = lasting(spell(move))
            assert said == _truth(live, seat, move), spell(move)
            found.add(said)
        await live.play(
            seat, [spell(chance.choice(live.course.view(seat).legal))], live.course.version
        )
    return found


def _truth(live: LiveMatch, seat: int, move: int) -> str:
    """By the undo rule, after the move was made."""
    state, witness = live.course.history.state.copy(), Witness(live.table.players)
    state.listener, chances = witness, state.chances
    state.play(move)
    witness.moved(seat, state.chances != chances)
    if state.actor() not in (seat, NOBODY):
        return PASSES
    return FINAL if witness.limit(seat) or state.actor() == NOBODY else ""


@pytest.mark.parametrize(
    ("undo", "seats", "said"),
    [
        ("strict", ("me", "open", "open"), PASSES),
        ("ask", ("me", "open", "open"), AGREE),
        ("ask", ("me", "bot:greedy", "bot:greedy"), ""),
        ("free", ("me", "bot:greedy", "bot:greedy"), ""),
    ],
)
def test_it_depends_on_how_the_table_takes_back(
    tmp_path: Path, undo: str, seats: tuple[str, ...], said: str
) -> None:
    async def run() -> str:
        async with lobby_in(tmp_path) as lobby:
            wish = NewTable("terra", seats, {"start": "0"}, undo=undo, seed=3)
            live, _ = await seated(lobby, wish, *NAMES[: 1 + seats.count("open")])
            return await _said_of_ending(live)

    assert asyncio.run(run()) == said


async def _said_of_ending(live: LiveMatch) -> str:
    """Of passing or ending the turn: then somebody else decides."""
    while True:
        seat = await turn_of_a_person(live)
        legal = [live.course.history.game.spell(move) for move in live.course.view(seat).legal]
        last = next(move for move in legal if move in ("pass", "end"))
        if last == "end":
            return Lasting(live, seat)(last)
        await live.play(seat, [last], live.course.version)


def test_a_page_asks_about_taking_and_not_about_looking(tmp_path: Path) -> None:
    async def happens(at: Desk) -> None:
        page = (await at.ask("")).text
        assert dict(ASKS.findall(page))["take I 1"] == FINAL
        await at.do("take I 1")
        asked = dict(ASKS.findall((await at.ask("place c4;activate c3 2")).text))
        assert asked == {"place c4;activate c3 2;end": PASSES}

    at_a_desk(tmp_path, happens)
