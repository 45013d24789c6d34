"""What to craft and what to reserve (1.10)."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terramara.choice import NO, NOT_NOW, Choice
from terrarium.bots.terramara.workshop import Target
from terrarium.games.terramara.crafting import card_of
from terrarium.games.terramara.moves import CRAFT, DONE, END, RESERVE, USE_CARD

_TO_RESERVE: Final = 37  # what a card must bring beyond its goods
_TURNS_TO_RESERVE: Final = 4
_CRAFTED: Final = 1_000


class After(Choice):
    """The artefact that brings most beyond its goods; else one is kept from the others."""

    def of_move(self, move: i64) -> i64:
        if move in (END, DONE):
            return NO
        if not CRAFT <= move < USE_CARD:
            return self.of_rest(move)
        target = self.scales.target(card_of(self.scales.table, self.scales.seat, move))
        return self._of_craft(target) if move < RESERVE else self._of_reserving(target)

    def _of_craft(self, target: Target) -> i64:
        gain = self.scales.workshop.crafted(target, self.scales.outlook.goods)
        return _CRAFTED + gain if gain > 0 else NOT_NOW

    def _of_reserving(self, target: Target) -> i64:
        """Only what can still be crafted in time: five points are lost otherwise."""
        if self.scales.outlook.turns < _TURNS_TO_RESERVE:
            return NOT_NOW
        return self.scales.workshop.prospect(target, self.scales.outlook.goods) - _TO_RESERVE
