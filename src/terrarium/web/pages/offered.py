"""The games that pages offer: all but those whose own page is still to come."""

from typing import Final

from terrarium.core.game import Game
from terrarium.games import GAMES

SOON: Final = ("terramara",)


def offered_games() -> list[Game]:
    return [game for game in GAMES if game.name not in SOON]
