"""What a seat may know of Dare: all but the others' bids."""

from fractions import Fraction

from terrarium.core.points import Points
from terrarium.core.state import NOBODY
from terrarium.core.view import Json, View
from tests.tiny.moves import NOTATION

HIDDEN = -1


def totals(coins: list[int], bids: list[int]) -> list[Points]:
    """Half of a bid is paid."""
    return [had - Fraction(bid, 2) for had, bid in zip(coins, bids, strict=True)]


class DareView(View):
    def __init__(
        self,
        seat: int,
        actor: int,
        legal: list[int],
        phase: str,
        turns: int,
        coins: list[int],
        bids: list[int],
    ) -> None:
        super().__init__(seat, actor, legal)
        self.phase = phase
        self.turns = turns
        self.coins = coins
        self.bids = bids

    @property
    def totals(self) -> list[Points]:
        """What each has left when the bids are paid; nothing before the end."""
        return totals(self.coins, self.bids) if self.actor == NOBODY else []

    def as_json(self) -> dict[str, Json]:
        table: dict[str, Json] = {"phase": self.phase, "turns": self.turns}
        table |= {"coins": [*self.coins], "bids": [*self.bids]}
        return self.framed(NOTATION, len(self.coins), table)
