"""The bots that there are for each game, by name."""

from typing import Final

from terrarium.bots.bot import Bot
from terrarium.bots.gentle import Gentle
from terrarium.bots.random import RandomBot
from terrarium.bots.terra.fair import Fair
from terrarium.bots.terra.gentle import GentleGuardian
from terrarium.bots.terra.greedy import Greedy
from terrarium.bots.terra.guardian import Guardian
from terrarium.bots.terra_futura.planner import Planner
from terrarium.bots.terramara.planner import Planner as ClanPlanner
from terrarium.core.reason import BadInput

_FOR_EVERY_GAME: Final[dict[str, Bot]] = {"random": RandomBot()}


class Characters:
    """The bots of one game; the usual ones, if not all, are those one plays against unasked."""

    def __init__(self, bots: dict[str, Bot], usual: tuple[str, ...] = ()) -> None:
        self.bots: Final = bots
        self.usual: Final = usual or tuple(bots)


CHARACTERS: Final[dict[str, Characters]] = {
    "terra": Characters(
        {
            "guardian": Guardian(),
            "fair": Fair(),
            "greedy": Greedy(),
            "gentle": GentleGuardian(),
        },
        usual=("fair", "greedy", "guardian"),
    ),
    "terra_futura": Characters(
        {"planner": Planner(), "gentle": Gentle(Planner())}, usual=("planner",)
    ),
    "terramara": Characters(
        {"planner": ClanPlanner(), "gentle": Gentle(ClanPlanner())}, usual=("planner",)
    ),
}
_NONE: Final = Characters({})


def find_bot(game: str, name: str) -> Bot:
    """A bot by its name; bots remember nothing, so one object serves all seats."""
    bots = _FOR_EVERY_GAME | CHARACTERS.get(game, _NONE).bots
    if name not in bots:
        known = ", ".join(bots)
        raise BadInput(f"unknown bot {name[:60]!r} for {game}; the bots are: {known}")
    return bots[name]


def names(game: str) -> list[str]:
    """What bots a game has, the thoughtless one first."""
    return [*_FOR_EVERY_GAME, *CHARACTERS.get(game, _NONE).bots]


def usual(game: str) -> tuple[str, ...]:
    """Whom one plays against if one says nothing; the first of them gives advice."""
    return CHARACTERS.get(game, _NONE).usual or tuple(_FOR_EVERY_GAME)
