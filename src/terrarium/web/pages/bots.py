"""The bots that a page offers."""

from terrarium.bots import registry
from terrarium.core.game import Game
from terrarium.web.pages.speech import Speech

_THOUGHTLESS = "random"


def bot_names(game: Game) -> list[str]:
    """The characters; the thoughtless bot is for tests."""
    return [name for name in registry.names(game.name) if name != _THOUGHTLESS]


def bots_described(game: Game) -> dict[str, str]:
    """What each of them is like, in one sentence; nothing of one that nobody described."""
    speech = Speech(game)
    ids = {bot: f"bot-is-{game.name}-{bot}" for bot in bot_names(game)}
    return {bot: speech.text(id) if speech.has(id) else "" for bot, id in ids.items()}
