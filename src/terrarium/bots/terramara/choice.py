"""What every kind of decision has: each move is worth something, workers and uses alike."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terramara.scales import Scales
from terrarium.games.terramara.goods import raws_in
from terrarium.games.terramara.moves import REFINE, USE_CARD, USE_CHARACTER, USE_TILE, WORK

FIRST: Final = 100_000  # what costs nothing and may pay for what follows
NOT_NOW: Final = -50_000
NO: Final = 0  # to decline, or to end
_WASTED: Final = 51  # a unit that a worker could have refined in a later turn of the round
_TO_BE_WORTH_IT: Final = 34


class Choice:
    """One decision of a seat; a class for each kind says what its moves bring."""

    def __init__(self, scales: Scales) -> None:
        self.scales: Final = scales

    def of_move(self, move: i64) -> i64:
        """In hundredths of a point; to decline brings nothing."""
        return NO

    def of_rest(self, move: i64) -> i64:
        """A worker or a once-a-round effect, which comes before all else if it pays."""
        worth = self._of_work(move - WORK + 1) if move < REFINE else self._of_use(move)
        return FIRST + worth if worth > 0 else NOT_NOW

    def _of_work(self, level: i64) -> i64:
        """Whoever can still be sent may bring something better to refine."""
        scales = self.scales
        goods, units = scales.outlook.goods, min(level, raws_in(scales.outlook.goods))
        refined = scales.workshop.after_refining(goods, units)
        gain = scales.workshop.value(refined) - scales.workshop.value(goods)
        return gain - (level - units) * _WASTED if scales.outlook.in_hand > 0 else gain

    def _of_use(self, move: i64) -> i64:
        scales, rules = self.scales, self.scales.table.rules
        if move == USE_CHARACTER:
            character = scales.table.character[scales.seat]
            return scales.of_parts(rules.characters[character].adult.each_round)
        if move >= USE_TILE:
            tile = rules.bonus_tiles[move - USE_TILE]
            return scales.of_parts(tile.parts) - _TO_BE_WORTH_IT
        return scales.of_parts(rules.artefacts[move - USE_CARD].powers.each_round)
