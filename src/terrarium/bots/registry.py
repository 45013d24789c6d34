"""The bots that there are for each game, by name."""

from typing import Final

from terrarium.bots.bot import Bot
from terrarium.bots.random import RandomBot
from terrarium.bots.terra.fair import Fair
from terrarium.bots.terra.greedy import Greedy
from terrarium.bots.terra.guardian import Guardian
from terrarium.bots.terra_futura.planner import Planner
from terrarium.core.reason import BadInput

_FOR_EVERY_GAME: Final[dict[str, Bot]] = {"random": RandomBot()}
_FOR_A_GAME: Final[dict[str, dict[str, Bot]]] = {
    "terra": {"guardian": Guardian(), "fair": Fair(), "greedy": Greedy()},
    "terra_futura": {"planner": Planner()},
}
_USUAL: Final[dict[str, tuple[str, ...]]] = {
    "terra": ("fair", "greedy", "guardian"),
    "terra_futura": ("planner",),
}


def find_bot(game: str, name: str) -> Bot:
    """A bot by its name; bots remember nothing, so one object serves all seats."""
    if name in _FOR_EVERY_GAME:
        return _FOR_EVERY_GAME[name]
    bots = _FOR_A_GAME.get(game, {})
    if name not in bots:
        known = ", ".join(names(game))
        raise BadInput(f"unknown bot {name[:60]!r} for {game}; the bots are: {known}")
    return bots[name]


def names(game: str) -> list[str]:
    """What bots a game has, the thoughtless one first."""
    return [*_FOR_EVERY_GAME, *_FOR_A_GAME.get(game, {})]


def usual(game: str) -> tuple[str, ...]:
    """Whom one plays against if one says nothing; the first of them gives advice."""
    return _USUAL.get(game, tuple(_FOR_EVERY_GAME))
