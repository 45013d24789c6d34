"""The owner of a copied card has a say: it interrupts the copier's turn."""

from terrarium.core.reason import Args, Reason
from terrarium.core.step import Step
from terrarium.games.terra_futura.assistance import keep, paid_kinds, remove, remove_none
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.moves import DONE, KEEP, PATTERN, REMOVE
from terrarium.games.terra_futura.resources import KIND_NAMES
from terrarium.games.terra_futura.state import TerraFuturaState


class Keep(Step[TerraFuturaState]):
    """One of the resources that the copier paid (4.9, 4.11)."""

    def legal(self, state: TerraFuturaState) -> list[int]:
        return [KEEP + kind for kind in paid_kinds(state)]

    def why_not(self, state: TerraFuturaState, move: int) -> Reason | None:
        if not KEEP <= move < REMOVE:
            return Reason("terra_futura-keep-first", "4.9")
        if move - KEEP in paid_kinds(state):
            return None
        return Reason("terra_futura-not-paid", "4.9", {"kind": KIND_NAMES[move - KEEP]})

    def play(self, state: TerraFuturaState, move: int) -> None:
        keep(state, move - KEEP)


class Remove(Step[TerraFuturaState]):
    """A cube from any own card, or none (4.10, 4.11)."""

    def legal(self, state: TerraFuturaState) -> list[int]:
        base = state.seat * CELLS
        cells = [c for c in state.places[state.seat] if state.cubes_on(base + c) > 0]
        return [DONE] + [REMOVE + cell for cell in cells]

    def why_not(self, state: TerraFuturaState, move: int) -> Reason | None:
        if move == DONE:
            return None
        if not REMOVE <= move < PATTERN:
            return Reason("terra_futura-remove-first", "4.10")
        place = state.seat * CELLS + move - REMOVE
        args: Args = {"cell": CELL_NAMES[move - REMOVE]}
        if state.cards[place] == NO_CARD:
            return Reason("terra_futura-no-card-here", "4.10", args)
        if state.cubes_on(place):
            return None
        args["card"] = state.rules.names[state.cards[place]]
        return Reason("terra_futura-clean", "4.10", args)

    def play(self, state: TerraFuturaState, move: int) -> None:
        if move == DONE:
            remove_none(state)
        else:
            remove(state, move - REMOVE)
