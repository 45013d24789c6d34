"""A player who takes whatever gives most points now, for the planner to be measured by."""

from fractions import Fraction
from typing import Final

from terrarium.bots.bot import Bot, Budget
from terrarium.bots.terramara.planner import terramara
from terrarium.core.chance import Stream
from terrarium.core.points import Points
from terrarium.core.view import View
from terrarium.games.terramara.scoring import final_points
from terrarium.games.terramara.view import TerramaraView

_LEAST: Final = Fraction(-1_000)


class Greedy(Bot):
    """Makes each move in thought and counts; of equals it takes any."""

    def choose(self, view: View, budget: Budget, chance: Stream) -> int:
        best: Points = _LEAST
        found: list[int] = []
        for move in view.legal:
            points = _points_after(terramara(view), move)
            if points > best:
                best, found = points, []
            if points == best:
                found.append(move)
        return found[chance.below(len(found))]


def _points_after(view: TerramaraView, move: int) -> Points:
    """What the seat would score if the match were over after the move."""
    table = view.table.copy()
    table.play(move)
    return final_points(table)[view.seat]["total"]
