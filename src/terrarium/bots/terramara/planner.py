"""The planner: in each decision it makes the move that is worth most to it by its own sums."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.bot import Advice, Bot, Budget
from terrarium.bots.terramara.choices import choice_for
from terrarium.bots.terramara.motive import motive_of
from terrarium.bots.terramara.scales import Scales
from terrarium.core.chance import Stream
from terrarium.core.view import View
from terrarium.games.terramara.view import TerramaraView

_LEAST: Final = -10_000_000


class Planner(Bot):
    """Sensible and quick: it asks what each move brings, and what that makes possible."""

    def choose(self, view: View, budget: Budget, chance: Stream) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        return _decide(terramara(view))

    def advise(self, view: View, budget: Budget, chance: Stream) -> Advice:
        return motive_of(terramara(view), self.choose(view, budget, chance))


def terramara(view: View) -> TerramaraView:
    if not isinstance(view, TerramaraView):
        raise TypeError("Terramara's bots need a view of Terramara")
    return view


def _decide(view: TerramaraView) -> int:
    """The first of the moves that are worth most."""
    choice = choice_for(Scales(view))
    best: i64 = _LEAST
    chosen = view.legal[0]
    for move in view.legal:
        value = choice.of_move(move)
        if value > best:
            best, chosen = value, move
    return chosen
