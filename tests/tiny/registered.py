"""Dare among the games: for a while in a test, for good in a process of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from terrarium.bots.registry import CHARACTERS, Characters
from terrarium.games import GAMES
from tests.tiny.bot import Bold
from tests.tiny.game import DARE

BOTS = Characters({"bold": Bold()})


def register() -> None:
    """All that a game needs to be played everywhere."""
    GAMES.add(DARE)
    CHARACTERS[DARE.name] = BOTS


@contextmanager
def registered() -> Iterator[None]:
    with patch.dict(GAMES._games), patch.dict(CHARACTERS):
        register()
        yield
