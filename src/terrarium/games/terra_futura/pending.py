"""An effect that is being carried out, and how far it has come.

source       the cell that was activated: what is gained is laid there
effect       one of that card's effects, or the one it copies
copied       the place of the copied card, or NO_PLACE (Assistance)
due          the bundle still to be paid, `due_any` raw materials and `due_product` products
paid         the bundle paid so far
least        payments, gains and cubes are named in ascending order: the least that may follow
gain_any     raw materials still to be chosen, and `gain_product` products
cubes        cubes still to be laid, or still allowed to be moved; `moved` have been
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.state import Pending
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.resources import NOTHING, PRODUCTS, count, one

NO_PLACE: Final = -1


class PendingEffect(Pending):
    """Belongs to one state alone, which changes it; copies of the state have copies of it."""

    def __init__(self, source: i64, effect: Effect) -> None:
        self.source: i64 = source
        self.effect = effect
        self.copied: i64 = NO_PLACE
        self.due: i64 = NOTHING
        self.due_any: i64 = 0
        self.due_product: i64 = 0
        self.paid: i64 = NOTHING
        self.least: i64 = 0
        self.gain_any: i64 = 0
        self.gain_product: i64 = 0
        self.cubes: i64 = 0
        self.moved: i64 = 0

    def copy(self) -> "PendingEffect":
        other = PendingEffect(self.source, self.effect)
        other.copied, other.least = self.copied, self.least
        other.due, other.due_any, other.due_product = self.due, self.due_any, self.due_product
        other.paid, other.gain_any, other.gain_product = self.paid, self.gain_any, self.gain_product
        other.cubes, other.moved = self.cubes, self.moved
        return other

    def owe(self) -> None:
        """The whole price is due."""
        effect = self.effect
        self.due, self.due_any, self.due_product = effect.cost, effect.any_cost, effect.product_cost

    def settle(self, kind: i64) -> None:
        """One resource less is due: first what is named, then what is of one's choice."""
        if count(self.due, kind):
            self.due -= one(kind)
        elif kind < PRODUCTS:
            self.due_any -= 1
        else:
            self.due_product -= 1

    def is_due(self) -> bool:
        """Whether some of the price is not paid yet."""
        return self.due != 0 or self.due_any != 0 or self.due_product != 0
