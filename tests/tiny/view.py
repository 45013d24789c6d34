"""What a seat may know of Dare: all but the others' bids."""

from terrarium.core.state import NOBODY
from terrarium.core.view import Json, View
from tests.tiny.moves import NOTATION

HIDDEN = -1


class DareView(View):
    phase: str
    turns: int
    coins: list[int]
    bids: list[int]

    @property
    def totals(self) -> list[int]:
        """What each has left when the bids are paid; nothing before the end."""
        over = self.actor == NOBODY
        return [had - paid for had, paid in zip(self.coins, self.bids, strict=True)] if over else []

    def as_json(self) -> dict[str, Json]:
        table: dict[str, Json] = {"phase": self.phase, "turns": self.turns}
        table |= {"coins": [*self.coins], "bids": [*self.bids]}
        return self.framed(NOTATION, len(self.coins), table)
