"""A bot for Dare."""

from terrarium.bots.bot import Advice, Bot, Budget
from terrarium.core.chance import Stream
from terrarium.core.view import View


class Bold(Bot):
    """Takes what it can, forbids it to others and bids all."""

    def choose(self, view: View, budget: Budget, chance: Stream) -> int:
        return view.legal[-1]

    def advise(self, view: View, budget: Budget, chance: Stream) -> Advice:
        return Advice(view.legal[-1], "dare-bold")
