"""What a seat of Terramara may know: all but the order of the deck (M-18)."""

from typing import Final

from terrarium.core.state import NOBODY
from terrarium.core.view import OVER, Json, View
from terrarium.games.terramara.moves import NOTATION
from terrarium.games.terramara.phases import PHASES
from terrarium.games.terramara.rules import Rules
from terrarium.games.terramara.shown.table import table_as_json
from terrarium.games.terramara.state import TerramaraState

_NO_SEED: Final = 0


class TerramaraView(View):
    """The table as everybody sees it: which cards are in the deck is known, their order is not."""

    def __init__(self, state: TerramaraState, seat: int, legal: list[int]) -> None:
        super().__init__(seat, state.seat, legal)
        self.rules: Final[Rules] = state.rules
        self.over: Final = state.seat == NOBODY
        self.table: Final = state.copy()
        self.table.seed = _NO_SEED
        undrawn = state.deck[state.drawn :]
        self.table.deck = undrawn if self.over else tuple(sorted(undrawn))
        self.table.drawn = 0

    def phase(self) -> str:
        return OVER if self.over else PHASES[self.table.step]

    def as_json(self) -> dict[str, Json]:
        table = table_as_json(self.table, self.phase())
        return self.framed(NOTATION, self.rules.players, table)
