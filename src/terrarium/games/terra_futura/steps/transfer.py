"""Pollution transfer: the player moves cubes onto the activated card."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Reason
from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.moves import DONE, TRANSFER
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.state import TRANSFERRING, TerraFuturaState
from terrarium.games.terra_futura.steps.activate import finish_effect
from terrarium.games.terra_futura.steps.choice import Choice, card_on, no_card

_DONE: Final = DONE - TRANSFER  # the move after those of the cells


class Transfer(Choice):
    """One cube after another, ascending, from any own cards; then `done` (4.7, 4.10)."""

    def choices(self, state: TerraFuturaState, pending: PendingEffect, most: i64) -> list[int]:
        """One may move fewer than four cubes, but a copier moves exactly one (4.7, 4.10)."""
        base: i64 = state.turn * CELLS
        found = [
            cell
            for cell in state.places[state.turn]
            if cell >= pending.least and cell != pending.source and state.cubes_on(base + cell) > 0
        ]
        if pending.moved:
            found.append(_DONE)
        return found

    def choose(self, state: TerraFuturaState, pending: PendingEffect, thing: i64) -> None:
        if thing == _DONE:
            pending.cubes = 0
        else:
            _move(state, pending, thing)
        if pending.cubes:
            self.offer(state, pending)
        else:
            finish_effect(state, pending)

    def why_first(self, state: TerraFuturaState, pending: PendingEffect) -> Reason:
        return Reason("terra_futura-transfer-first", "4.7")

    def why_not_this(self, state: TerraFuturaState, pending: PendingEffect, thing: int) -> Reason:
        if thing == _DONE:
            return self.why_first(state, pending)
        place = state.turn * CELLS + thing
        if state.cards[place] == NO_CARD:
            return no_card(place, "4.7")
        args = card_on(state, place)
        if thing == pending.source:
            return Reason("terra_futura-onto-itself", "4.7", args)
        if not state.cubes_on(place):
            return Reason("terra_futura-clean", "4.7", args)
        return Reason("terra_futura-cubes-ascend", "4.7", args)


TRANSFERS: Final = Transfer(TRANSFERRING, TRANSFER, DONE + 1)


def _move(state: TerraFuturaState, pending: PendingEffect, cell: i64) -> None:
    pending.cubes -= 1
    pending.moved += 1
    pending.least = cell
    state.remove_cube(state.turn, cell)
    state.add_cube(state.turn, pending.source)
    events.transferred(state, pending, cell)
