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
        return self._mood(view, chance).choose(view, budget, chance)

    def advise(self, view: View, budget: Budget, chance: Stream) -> Advice:
        return self._mood(view, chance).advise(view, budget, chance)

    def may_look_away(self, view: View) -> bool:
        """Whether nobody pays for that but itself."""
        return True

    def _mood(self, view: View, chance: Stream) -> Bot:
        looks_away = not chance.below(_LOOKS_AWAY) and self.may_look_away(view)
        return _ANYHOW if looks_away else self._careful
