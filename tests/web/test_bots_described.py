"""Whoever chooses a bot is told what it is like."""

import asyncio
from html import unescape
from pathlib import Path

import pytest

from terrarium.games import GAMES
from terrarium.tables.wish import NewTable
from terrarium.web.pages.bots import bots_described
from tests.web.client import site
from tests.web.test_seats import browser

of_all_games = pytest.mark.parametrize("game", [game.name for game in GAMES])


@of_all_games
def test_every_bot_that_is_offered_is_described(game: str) -> None:
    described = bots_described(GAMES.find(game))
    assert [bot for bot, words in described.items() if not words] == []


@of_all_games
def test_so_it_is_in_the_form_of_a_new_table_and_in_the_waiting_room(
    tmp_path: Path, game: str
) -> None:
    async def read() -> list[str]:
        async with site(tmp_path) as here:
            ada = await browser(here, "Ada")
            seats = ("me", *["open"] * (GAMES.find(game).least - 1))
            table = await here.lobby.create_table(ada.person, NewTable(game, seats))
            return [await ada.get(f"/new?game={game}"), await ada.get(f"/tables/{table.id}")]

    said = bots_described(GAMES.find(game)).values()
    for page in asyncio.run(read()):
        assert [words for words in said if words not in unescape(page)] == []
