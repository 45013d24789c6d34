"""Payments: what an effect costs, from which cards, one resource after another (4.1, 4.3)."""

from mypy_extensions import i64

from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.resources import KINDS, MONEY, PRODUCTS, count, one
from terrarium.games.terra_futura.state import BLOCKED, TerraFuturaState


def payments(state: TerraFuturaState, pending: PendingEffect, most: i64) -> list[int]:
    """What may be paid next: kind × 25 + cell, ascending, from active cards (4.3)."""
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


def pay_one(state: TerraFuturaState, pending: PendingEffect, item: i64) -> None:
    """One resource goes from a card to the supply (4.3, 4.12)."""
    kind: i64 = item // CELLS
    cell: i64 = item % CELLS
    resource = one(kind)
    state.take_away(state.turn, cell, resource)
    pending.paid += resource
    pending.least = item
    if count(pending.due, kind):
        pending.due -= resource
    elif kind < PRODUCTS:
        pending.due_any -= 1
    else:
        pending.due_product -= 1
    events.paid(state, kind, cell)
