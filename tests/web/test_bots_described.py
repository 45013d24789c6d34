"""Whoever chooses a bot is told what it is like."""

import pytest

from terrarium.games import GAMES
from terrarium.web.pages.bots import bots_described


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_bot_that_is_offered_is_described(game: str) -> None:
    described = bots_described(GAMES.find(game))
    assert [bot for bot, words in described.items() if not words] == []
