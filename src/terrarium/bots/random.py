"""The bot for whom all moves are equal."""

from terrarium.bots.bot import Advice, Bot, Budget
from terrarium.core.chance import Stream
from terrarium.core.view import View


class RandomBot(Bot):
    """Plays any game."""

    def choose(self, view: View, budget: Budget, chance: Stream) -> int:
        return view.legal[chance.below(len(view.legal))]

    def advise(self, view: View, budget: Budget, chance: Stream) -> Advice:
        return Advice(self.choose(view, budget, chance), "bot-throws-dice")
