"""A character makes the move that is worth most to it, and nothing at a loss."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.bot import Advice, Bot, Budget
from terrarium.bots.terra.motive import explain
from terrarium.bots.terra.round import Round
from terrarium.bots.terra.table import OpenCrisis, Table
from terrarium.bots.terra.temper import POINT, Temper
from terrarium.core.chance import Stream
from terrarium.core.needed import needed
from terrarium.core.notation import NOT_NAMED
from terrarium.core.view import View
from terrarium.games.terra.moves import END, NOTATION, PASS
from terrarium.games.terra.sets import NO_SET
from terrarium.games.terra.state import HELPING, IMPENDING
from terrarium.games.terra.view import TerraView

_CARD: Final = NOTATION.values("card")
_CRISIS: Final = NOTATION.values("crisis")


class Character(Bot):
    """How it weighs is its temper; how much peril it hoards in is its tolerance."""

    def __init__(self, temper: Temper) -> None:
        self.temper: Final = temper

    def tolerance(self, table: Table) -> i64:
        """The peril up to which it hoards."""
        raise NotImplementedError

    def choose(self, view: View, budget: Budget, chance: Stream) -> int:
        return self._decide(_table_of(view)) if len(view.legal) > 1 else view.legal[0]

    def advise(self, view: View, budget: Budget, chance: Stream) -> Advice:
        table = _table_of(view)
        return explain(self.temper, table, self._decide(table), self._would_hoard(table))

    def _decide(self, table: Table) -> int:
        if table.view.step == IMPENDING:
            return self._answer(Round(table))
        if table.view.step == HELPING:
            return self._use_turn(table)
        return self._discard(table)

    def _answer(self, round: Round) -> int:
        """The card that is worth most on the impending crisis, or none (2)."""
        best: i64 = 0
        choice = PASS
        for move in round.table.view.legal:
            worth = self.temper.worth_of_playing(round, _CARD[move]) if move != PASS else 0
            if worth > best:
                best, choice = worth, move
        return choice

    def _use_turn(self, table: Table) -> int:
        """Whatever help is worth its cards; then the best set, if the world can bear it (3)."""
        hoards = self._would_hoard(table)
        choice = self._best_help(table, hoards and not table.has_helped())
        if choice == END and hoards and table.has_helped() and table.hand.set != NO_SET:
            choice = NOTATION.encoded("hoard", int(table.hand.set))
        return choice

    def _best_help(self, table: Table, unlocks: bool) -> int:
        """The help worth most, END if none; the first card also unlocks a hoard (3b)."""
        best: i64 = 0
        choice = END
        crisis: OpenCrisis | None = None
        for move in table.view.legal:
            if _CRISIS[move] == NOT_NAMED:
                break
            card = _CARD[move]
            if crisis is None or crisis.number != _CRISIS[move]:
                crisis = OpenCrisis(table, _CRISIS[move])
            worth = self.temper.worth_of_helping(table, crisis, card)
            if unlocks:
                worth += table.hand.points_without(card) * POINT
            if worth > best:
                best, choice = worth, move
        return choice

    def _would_hoard(self, table: Table) -> bool:
        return table.peril() <= self.tolerance(table)

    def _discard(self, table: Table) -> int:
        """The card that it can best do without (end of turn)."""
        legal = table.view.legal
        costs = [int(self.temper.cost(table, _CARD[move])) for move in legal]
        return legal[costs.index(min(costs))]


def _table_of(view: View) -> Table:
    return Table(needed(TerraView, view))
