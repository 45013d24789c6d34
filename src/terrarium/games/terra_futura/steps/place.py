"""Step 3: the card is placed in the territory, which never grows beyond 3×3."""

from mypy_extensions import i64

from terrarium.core.reason import Args, Reason
from terrarium.core.step import Step
from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import (
    CELL_NAMES,
    CELLS,
    beside,
    cells_in,
    in_reach,
    mask_of,
    open_cells,
    row_and_column,
)
from terrarium.games.terra_futura.moves import END, PLACE
from terrarium.games.terra_futura.state import ACTIVATING, TerraFuturaState


class Place(Step[TerraFuturaState]):
    """Into the floating window, edge to edge unless the table plays otherwise (3.3)."""

    def legal(self, state: TerraFuturaState) -> list[int]:
        mask = open_cells(state.places[state.turn], state.rules.touching)
        moves: list[int] = []
        cell: i64 = 0
        while mask:
            if mask & 1:
                moves.append(PLACE + cell)
            mask >>= 1
            cell += 1
        return moves

    def why_not(self, state: TerraFuturaState, move: int) -> Reason | None:
        if not PLACE <= move < END:
            args: Args = {"card": state.rules.names[state.taken]}
            return Reason("terra_futura-place-first", "3.3", args)
        return _why_not_place(state, move - PLACE)

    def play(self, state: TerraFuturaState, move: int) -> None:
        cell: i64 = move - PLACE
        state.lay(state.turn, cell, state.taken)
        state.taken = NO_CARD
        state.line = row_and_column(cell) & mask_of(state.places[state.turn])
        events.placed(state, cell)
        state.ask(ACTIVATING, state.turn)


def _why_not_place(state: TerraFuturaState, cell: int) -> Reason | None:
    args: Args = {"cell": CELL_NAMES[cell]}
    cells = state.places[state.turn]
    if state.cards[state.turn * CELLS + cell] != NO_CARD:
        return Reason("terra_futura-occupied", "3.3", args)
    if cell not in cells_in(in_reach(cells)):
        return Reason("terra_futura-outside-window", "3.3", args)
    if state.rules.touching and cell not in cells_in(beside(mask_of(cells))):
        return Reason("terra_futura-not-touching", "3.3", args)
    return None
