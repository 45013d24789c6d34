"""Every game over the API, and on pages that show nobody what they may not know."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from terrarium.core.chance import commitment
from terrarium.core.record import parse_seed, read_record
from terrarium.core.replay import verify
from terrarium.core.state import SPECTATOR, State
from terrarium.web.pages.games import game_page
from tests.every_game import UnderTest, of_every_game, setups_with_each_option
from tests.properties.fields import same
from tests.properties.games import some_moments
from tests.tables.lobbies import QUICK
from tests.web.client import site

pytestmark = [of_every_game, pytest.mark.usefixtures("with_dare")]
WITH_DARE = replace(QUICK, worker="tests.tiny.worker")


def test_people_and_a_bot_play_a_whole_match(under: UnderTest, tmp_path: Path) -> None:
    seats = ["me", *["open"] * (under.game.least - 2), "bot:random"]

    async def play() -> None:
        async with site(tmp_path, WITH_DARE) as here:
            played = await here.table(*seats, game=under.name)
            begun = (await played.get()).json()
            over = await played.play_to_the_end()
            assert (begun["seed"], begun["over"], over["over"]) == (None, False, True)
            assert over["commitment"] == commitment(played.match, parse_seed(over["seed"]))
            text = (await played.get(path="/record")).text
            verify(under.game, under.edition, read_record(text), text)
            page = await here.client.get(f"/matches/{played.match}")
            assert 'id="result"' in page.text

    asyncio.run(play())


def test_what_a_page_draws_is_the_same_in_every_world_that_its_reader_may_be_in(
    under: UnderTest,
) -> None:
    for seed, setup in enumerate(setups_with_each_option(under)):
        for state in some_moments(under, setup, seed):
            for seat in {0, state.actor(), SPECTATOR}:
                world = state.imagine(seat, seed)
                assert same(drawn(under, state, seat), drawn(under, world, seat))


def drawn(under: UnderTest, state: State, seat: int) -> tuple[object, object]:
    """What templates are given for a seat; who only watches has nothing of their own."""
    page, view = game_page(under.game), state.view(seat)
    if seat == SPECTATOR:
        return page.board_of(view), None
    return page.board_of(view), page.own_of(view, lambda move: state.why_not(seat, move))
