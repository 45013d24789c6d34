"""Pollution: the player lays the cubes on own cards."""

from terrarium.core.reason import Args, Reason
from terrarium.core.step import Step
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.cubes import polluted_next
from terrarium.games.terra_futura.interpreter import pollute
from terrarium.games.terra_futura.moves import POLLUTE, TRANSFER
from terrarium.games.terra_futura.payment import ALL
from terrarium.games.terra_futura.state import TerraFuturaState


class Pollute(Step[TerraFuturaState]):
    """One cube after another, ascending, each on a card that is still active (4.5)."""

    def legal(self, state: TerraFuturaState) -> list[int]:
        return [POLLUTE + cell for cell in polluted_next(state, ALL)]

    def why_not(self, state: TerraFuturaState, move: int) -> Reason | None:
        if not POLLUTE <= move < TRANSFER:
            return Reason("terra_futura-pollute-first", "4.5", {"cubes": state.cubes})
        if move - POLLUTE in polluted_next(state, ALL):
            return None
        return _why_not_pollute(state, move - POLLUTE)

    def play(self, state: TerraFuturaState, move: int) -> None:
        pollute(state, move - POLLUTE)


def _why_not_pollute(state: TerraFuturaState, cell: int) -> Reason:
    place = state.turn * CELLS + cell
    args: Args = {"cell": CELL_NAMES[cell]}
    if state.cards[place] == NO_CARD:
        return Reason("terra_futura-no-card-here", "4.5", args)
    args["card"] = state.rules.names[state.cards[place]]
    if not state.is_active(place):
        return Reason("terra_futura-inactive-takes-no-cube", "4.5", args)
    return Reason("terra_futura-cubes-ascend", "4.5", args)
