"""The price of an exchange: the player chooses from which cards it is paid."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Args, Reason
from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.moves import GAIN, PAY
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.resources import KIND_NAMES, KINDS, MONEY, PRODUCTS, count, one
from terrarium.games.terra_futura.state import BLOCKED, PAYING, TerraFuturaState
from terrarium.games.terra_futura.steps.choice import Choice, card_on, no_card
from terrarium.games.terra_futura.steps.gain import lay_reward


class Pay(Choice):
    """One resource after another, ascending by kind and cell, from own active cards (4.3)."""

    def choices(self, state: TerraFuturaState, pending: PendingEffect, most: i64) -> list[int]:
        """Kind × 25 + cell."""
        found: list[int] = []
        purse: i64 = state.purse[state.turn]
        kind: i64 = pending.least // CELLS
        first: i64 = pending.least % CELLS
        while kind < KINDS and len(found) < most:
            need = count(pending.due, kind)
            free: i64 = 0
            if kind < PRODUCTS:
                free = pending.due_any
            elif kind < MONEY:
                free = pending.due_product
            if need + free > 0 and count(purse, kind) > 0:
                _add_payments(state, pending.due, found, kind, first, need, free)
            if need > 0 or (free > 0 and (kind == PRODUCTS - 1 or kind == MONEY - 1)):
                break  # the kinds after it must wait
            kind += 1
            first = 0
        return found

    def choose(self, state: TerraFuturaState, pending: PendingEffect, thing: i64) -> None:
        """One resource goes from a card to the supply (4.3, 4.12)."""
        kind: i64 = thing // CELLS
        cell: i64 = thing % CELLS
        state.take_away(state.turn, cell, one(kind))
        pending.paid += one(kind)
        pending.least = thing
        pending.settle(kind)
        events.paid(state, kind, cell)
        if pending.is_due():
            self.offer(state, pending)
        else:
            lay_reward(state, pending)

    def why_first(self, state: TerraFuturaState, pending: PendingEffect) -> Reason:
        return Reason("terra_futura-pay-first", "4.1", {"effect": pending.effect})

    def why_not_this(self, state: TerraFuturaState, pending: PendingEffect, thing: int) -> Reason:
        kind, cell = divmod(thing, CELLS)
        place = state.turn * CELLS + cell
        if state.cards[place] == NO_CARD:
            return no_card(place, "4.3")
        args: Args = {"kind": KIND_NAMES[kind], **card_on(state, place)}
        if not count(state.stock[place], kind):
            return Reason("terra_futura-not-on-card", "4.3", args)
        if not state.is_active(place):
            return Reason("terra_futura-frozen", "4.6", args)
        args["effect"] = pending.effect
        return Reason("terra_futura-not-due", "4.1", args)


PAYMENT: Final = Pay(PAYING, PAY, GAIN)


def _add_payments(
    state: TerraFuturaState,
    due: i64,
    found: list[int],
    kind: i64,
    first: i64,
    need: i64,
    free: i64,
) -> None:
    """Those cells from which on there is still enough for what is due of this group of kinds."""
    base: i64 = state.turn * CELLS
    left: i64 = 0
    for cell in state.places[state.turn]:
        if cell >= first and state.spare[base + cell] != BLOCKED:
            left += count(state.stock[base + cell], kind)
    others = _missing_without(state, due, kind, free)
    for cell in state.places[state.turn]:
        if cell >= first and state.spare[base + cell] != BLOCKED:
            held = count(state.stock[base + cell], kind)
            if held > 0:
                if left < need or left < need + others:
                    return
                found.append(kind * CELLS + cell)
                left -= held


def _missing_without(state: TerraFuturaState, due: i64, kind: i64, free: i64) -> i64:
    """How much of one's choice the later kinds of the group cannot give."""
    if free == 0:
        return 0
    end: i64 = PRODUCTS if kind < PRODUCTS else MONEY
    missing: i64 = free
    other: i64 = kind + 1
    purse: i64 = state.purse[state.turn]
    while other < end:
        missing -= count(purse, other) - count(due, other)
        other += 1
    return max(missing, 0)
