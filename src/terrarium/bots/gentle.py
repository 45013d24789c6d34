"""A gentle bot: one that plays well, but does not always look."""

from typing import Final

from terrarium.bots.bot import Advice, Bot, Budget
from terrarium.bots.random import RandomBot
from terrarium.core.chance import Stream
from terrarium.core.view import View

_LOOKS_AWAY: Final = 3  # it makes one of so many decisions without looking
_ANYHOW: Final = RandomBot()


class Gentle(Bot):
    """Company for a first match."""

    def __init__(self, careful: Bot) -> None:
        self._careful: Final = careful

    def choose(self, view: View, budget: Budget, chance: Stream) -> int:
        return self._mood(chance).choose(view, budget, chance)

    def advise(self, view: View, budget: Budget, chance: Stream) -> Advice:
        return self._mood(chance).advise(view, budget, chance)

    def _mood(self, chance: Stream) -> Bot:
        return self._careful if chance.below(_LOOKS_AWAY) else _ANYHOW
