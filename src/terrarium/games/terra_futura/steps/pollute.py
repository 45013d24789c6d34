"""Pollution: the player lays the cubes on own cards."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Reason
from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.moves import POLLUTE, TRANSFER
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.state import POLLUTING, TerraFuturaState
from terrarium.games.terra_futura.steps.activate import finish_effect
from terrarium.games.terra_futura.steps.choice import Choice, card_on, no_card


class Pollute(Choice):
    """One cube after another, ascending, each on a card that is still active (4.5)."""

    def choices(self, state: TerraFuturaState, pending: PendingEffect, most: i64) -> list[int]:
        """No inactive card, and room for the rest (4.5)."""
        found: list[int] = []
        base: i64 = state.turn * CELLS
        left: i64 = state.room[state.turn]
        for cell in state.places[state.turn]:
            room: i64 = state.spare[base + cell] + 1
            if room > 0:
                if left < pending.cubes or len(found) >= most:
                    break
                if cell >= pending.least:
                    found.append(cell)
                left -= room
        return found

    def choose(self, state: TerraFuturaState, pending: PendingEffect, thing: i64) -> None:
        pending.cubes -= 1
        pending.least = thing
        state.add_cube(state.turn, thing)
        events.polluted(state, thing)
        _lay_more(state, pending)

    def why_first(self, state: TerraFuturaState, pending: PendingEffect) -> Reason:
        return Reason("terra_futura-pollute-first", "4.5", {"cubes": pending.cubes})

    def why_not_this(self, state: TerraFuturaState, pending: PendingEffect, thing: int) -> Reason:
        place = state.turn * CELLS + thing
        if state.cards[place] == NO_CARD:
            return no_card(place, "4.5")
        active = state.is_active(place)
        why = "cubes-ascend" if active else "inactive-takes-no-cube"
        return Reason(f"terra_futura-{why}", "4.5", card_on(state, place))


POLLUTION: Final = Pollute(POLLUTING, POLLUTE, TRANSFER)


def lay_cubes(state: TerraFuturaState, pending: PendingEffect) -> None:
    """The cubes that the effect brings, after its reward (4.5)."""
    pending.cubes = pending.effect.cubes
    pending.least = 0
    _lay_more(state, pending)


def _lay_more(state: TerraFuturaState, pending: PendingEffect) -> None:
    if pending.cubes:
        POLLUTION.offer(state, pending)
    else:
        finish_effect(state, pending)
