"""The owner of a copied card has a say: it interrupts the copier's turn."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Reason
from terrarium.core.step import Step
from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.moves import DONE, KEEP, PATTERN, REMOVE
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.resources import KIND_NAMES, KINDS, count, one
from terrarium.games.terra_futura.state import KEEPING, TerraFuturaState
from terrarium.games.terra_futura.steps.choice import Choice, card_on, no_card


class Keep(Choice):
    """One of the resources that the copier paid (4.9, 4.11)."""

    def choices(self, state: TerraFuturaState, pending: PendingEffect, most: i64) -> list[int]:
        return [kind for kind in range(KINDS) if count(pending.paid, kind)]

    def choose(self, state: TerraFuturaState, pending: PendingEffect, thing: i64) -> None:
        """It is laid on the copied card, be it inactive; then the copier goes on (4.9)."""
        state.put(state.seat, pending.copied % CELLS, one(thing))
        events.kept(state, pending, thing)
        state.resume()

    def why_first(self, state: TerraFuturaState, pending: PendingEffect) -> Reason:
        return Reason("terra_futura-keep-first", "4.9")

    def why_not_this(self, state: TerraFuturaState, pending: PendingEffect, thing: int) -> Reason:
        return Reason("terra_futura-not-paid", "4.9", {"kind": KIND_NAMES[thing]})


KEEPS: Final = Keep(KEEPING, KEEP, REMOVE)


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
        if state.cards[place] == NO_CARD:
            return no_card(place, "4.10")
        if state.cubes_on(place):
            return None
        return Reason("terra_futura-clean", "4.10", card_on(state, place))

    def play(self, state: TerraFuturaState, move: int) -> None:
        """Then the decision passes back to the player whose turn it is (4.11)."""
        if move == DONE:
            events.removed_none(state, state.seat)
        else:
            state.remove_cube(state.seat, move - REMOVE)
            events.removed(state, state.seat, move - REMOVE)
        state.resume()
