"""The bots that a page offers."""

from terrarium.bots import registry
from terrarium.core.game import Game

_THOUGHTLESS = "random"


def bot_names(game: Game) -> list[str]:
    """The characters; the thoughtless bot is for tests."""
    return [name for name in registry.names(game.name) if name != _THOUGHTLESS]
