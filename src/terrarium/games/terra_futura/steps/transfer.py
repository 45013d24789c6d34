"""Pollution transfer: the player moves cubes onto the activated card."""

from terrarium.core.reason import Args, Reason
from terrarium.core.step import Step
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.cubes import may_stop_transfer, transferred_next
from terrarium.games.terra_futura.interpreter import stop_transfer, transfer
from terrarium.games.terra_futura.moves import DONE, TRANSFER
from terrarium.games.terra_futura.state import TerraFuturaState


class Transfer(Step[TerraFuturaState]):
    """One cube after another, ascending, from any own cards; then `done` (4.7, 4.10)."""

    def legal(self, state: TerraFuturaState) -> list[int]:
        moves = [TRANSFER + cell for cell in transferred_next(state)]
        if may_stop_transfer(state):
            moves.append(DONE)
        return moves

    def why_not(self, state: TerraFuturaState, move: int) -> Reason | None:
        if move == DONE and may_stop_transfer(state):
            return None
        if not TRANSFER <= move < DONE:
            return Reason("terra_futura-transfer-first", "4.7")
        if move - TRANSFER in transferred_next(state):
            return None
        return _why_not_transfer(state, move - TRANSFER)

    def play(self, state: TerraFuturaState, move: int) -> None:
        if move == DONE:
            stop_transfer(state)
        else:
            transfer(state, move - TRANSFER)


def _why_not_transfer(state: TerraFuturaState, cell: int) -> Reason:
    place = state.turn * CELLS + cell
    args: Args = {"cell": CELL_NAMES[cell]}
    if state.cards[place] == NO_CARD:
        return Reason("terra_futura-no-card-here", "4.7", args)
    args["card"] = state.rules.names[state.cards[place]]
    if cell == state.source:
        return Reason("terra_futura-onto-itself", "4.7", args)
    if not state.cubes_on(place):
        return Reason("terra_futura-clean", "4.7", args)
    return Reason("terra_futura-cubes-ascend", "4.7", args)
