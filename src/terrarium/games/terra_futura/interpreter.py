"""Carries out the effects of cards: pay, gain, pollute; or move cubes; or copy and do either.

Whatever has to be chosen becomes a decision; what cannot differ is done at once. Payments, gains
and cubes are named in ascending order, so that one choice of them is one path.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cells import CELLS, START
from terrarium.games.terra_futura.effects import ASSISTANCE, EXCHANGE, GAIN, TRANSFER, Effect
from terrarium.games.terra_futura.resources import KINDS, MONEY, PRODUCTS, count, one
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    BLOCKED,
    COPYING,
    GAINING,
    KEEPING,
    NO_CELL,
    NO_PLACE,
    PAYING,
    POLLUTING,
    REMOVING,
    TRANSFERRING,
    TerraFuturaState,
)

ALL: Final = 1_000  # as many choices as there are
TWO: Final = 2  # enough to know that there is a choice


# What can be done at all.


def is_usable(state: TerraFuturaState, cell: i64, effect: Effect) -> bool:
    """Whether the player whose turn it is can carry out an effect of an own card (4.1)."""
    if effect.kind == EXCHANGE:
        return is_exchangeable(state, effect)
    if effect.kind == TRANSFER:
        return has_cubes_besides(state, state.turn, cell)
    return effect.kind != ASSISTANCE or bool(copies(state, 1))


def is_exchangeable(state: TerraFuturaState, effect: Effect) -> bool:
    """The exact amount can be paid from active cards, and all cubes can be laid (4.1, 4.5)."""
    return effect.cubes <= state.room[state.turn] and effect.is_payable(state.purse[state.turn])


def has_cubes_besides(state: TerraFuturaState, seat: i64, cell: i64) -> bool:
    """Whether a cube lies on another card of the seat, inactive ones included (4.7)."""
    for other in state.places[seat]:
        if other != cell and state.cubes_on(seat * CELLS + other) > 0:
            return True
    return False


def is_copyable(state: TerraFuturaState, effect: Effect) -> bool:
    """Bottom effects only, neither gains nor Assistance itself (4.9, 4.10)."""
    if effect.kind == EXCHANGE:
        return is_exchangeable(state, effect)
    return effect.kind == TRANSFER and has_cubes_besides(state, state.turn, START)


def copies(state: TerraFuturaState, most: i64) -> list[int]:
    """What Assistance can copy: place × 4 + effect, ascending, no more than so many (4.9)."""
    found: list[int] = []
    inactive_too = state.rules.copy_inactive
    for seat in range(state.players):
        if seat == state.turn:
            continue
        for cell in state.places[seat]:
            place: i64 = seat * CELLS + cell
            if state.spare[place] == BLOCKED and not inactive_too:
                continue
            number: i64 = place * 4
            for index in state.rules.effects_of[state.cards[place]]:
                if is_copyable(state, state.rules.effects[index]):
                    found.append(number)
                    if len(found) >= most:
                        return found
                number += 1
    return found


# One effect from its beginning to its end.


def carry_out(state: TerraFuturaState, cell: i64, index: i64) -> None:
    """An own card is activated."""
    effect = state.rules.effects[index]
    state.source = cell
    state.effect = index
    if effect.kind != GAIN or not effect.reward:
        events.activated(state)
    if effect.kind == ASSISTANCE:
        _assist(state)
    elif effect.kind == TRANSFER:
        room: i64 = state.spare[state.turn * CELLS + cell] + 1
        state.cubes = min(effect.most, room)
        _transfer_on(state)
    else:
        _begin_paying(state, effect)


def _assist(state: TerraFuturaState) -> None:
    found = copies(state, TWO)
    if len(found) == 1:
        copy_effect(state, found[0] // 4, found[0] % 4)
    else:
        state.ask(COPYING, state.turn)


def copy_effect(state: TerraFuturaState, place: i64, option: i64) -> None:
    """Everything is done as if it were the own Starting card's effect (4.9)."""
    state.copied = place
    state.effect = state.rules.effects_of[state.cards[place]][option]
    events.copied(state)
    effect = state.current_effect()
    if effect.kind == TRANSFER:
        state.cubes = 1
        _transfer_on(state)
    else:
        _begin_paying(state, effect)


def _begin_paying(state: TerraFuturaState, effect: Effect) -> None:
    state.due = effect.cost
    state.due_any = effect.any_cost
    state.due_product = effect.product_cost
    _pay_on(state)


def _pay_on(state: TerraFuturaState) -> None:
    while state.due or state.due_any or state.due_product:
        found = payments(state, TWO)
        if len(found) > 1:
            state.ask(PAYING, state.turn)
            return
        _pay_one(state, found[0])
    _reward(state)


def payments(state: TerraFuturaState, most: i64) -> list[int]:
    """What may be paid next: kind × 25 + cell, ascending, from active cards (4.3)."""
    found: list[int] = []
    purse: i64 = state.purse[state.turn]
    kind: i64 = state.least // CELLS
    first: i64 = state.least % CELLS
    while kind < KINDS and len(found) < most:
        need = count(state.due, kind)
        free: i64 = 0
        if kind < PRODUCTS:
            free = state.due_any
        elif kind < MONEY:
            free = state.due_product
        if need + free > 0 and count(purse, kind) > 0:
            _add_payments(state, found, kind, first, need, free)
        if need > 0 or (free > 0 and (kind == PRODUCTS - 1 or kind == MONEY - 1)):
            break  # the kinds after it must wait
        kind += 1
        first = 0
    return found


def _add_payments(
    state: TerraFuturaState, found: list[int], kind: i64, first: i64, need: i64, free: i64
) -> None:
    """Those cells from which on there is still enough for what is due of this group of kinds."""
    base: i64 = state.turn * CELLS
    left: i64 = 0
    for cell in state.places[state.turn]:
        if cell >= first and state.spare[base + cell] != BLOCKED:
            left += count(state.stock[base + cell], kind)
    others = _missing_without(state, kind, free)
    for cell in state.places[state.turn]:
        if cell >= first and state.spare[base + cell] != BLOCKED:
            held = count(state.stock[base + cell], kind)
            if held > 0:
                if left < need or left < need + others:
                    return
                found.append(kind * CELLS + cell)
                left -= held


def _missing_without(state: TerraFuturaState, kind: i64, free: i64) -> i64:
    """How much of one's choice the later kinds of the group cannot give."""
    if free == 0:
        return 0
    end: i64 = PRODUCTS if kind < PRODUCTS else MONEY
    missing: i64 = free
    other: i64 = kind + 1
    purse: i64 = state.purse[state.turn]
    while other < end:
        missing -= count(purse, other) - count(state.due, other)
        other += 1
    return max(missing, 0)


def _pay_one(state: TerraFuturaState, item: i64) -> None:
    """One resource goes from a card to the supply (4.3, 4.12)."""
    kind: i64 = item // CELLS
    cell: i64 = item % CELLS
    resource = one(kind)
    state.take_away(state.turn, cell, resource)
    state.paid += resource
    state.least = item
    if count(state.due, kind):
        state.due -= resource
    elif kind < PRODUCTS:
        state.due_any -= 1
    else:
        state.due_product -= 1
    events.paid(state, kind, cell)


def pay(state: TerraFuturaState, item: i64) -> None:
    _pay_one(state, item)
    _pay_on(state)


def _reward(state: TerraFuturaState) -> None:
    """The reward is laid on the card that produced it, before any cube (4.3, 4.5)."""
    effect = state.current_effect()
    if effect.reward:
        state.put(state.turn, state.source, effect.reward)
        events.gained(state, effect.reward)
    state.least = 0
    state.gain_any = effect.any_reward
    state.gain_product = effect.product_reward
    _gain_on(state)


def gains(state: TerraFuturaState) -> list[int]:
    """The kinds that may be gained next, ascending; raw materials before products (4.4)."""
    least: i64 = max(state.least, 0 if state.gain_any else PRODUCTS)
    end: i64 = PRODUCTS if state.gain_any else MONEY
    found: list[int] = []
    while least < end:
        found.append(least)
        least += 1
    return found


def _gain_on(state: TerraFuturaState) -> None:
    if state.gain_any or state.gain_product:
        last: i64 = PRODUCTS if state.gain_any else MONEY
        if state.least != last - 1:
            state.ask(GAINING, state.turn)
            return
        gain(state, state.least)
    else:
        state.cubes = state.current_effect().cubes
        state.least = 0
        _pollute_on(state)


def gain(state: TerraFuturaState, kind: i64) -> None:
    if state.gain_any:
        state.gain_any -= 1
    else:
        state.gain_product -= 1
    state.least = kind
    state.put(state.turn, state.source, one(kind))
    events.gained(state, one(kind))
    _gain_on(state)


def _pollute_on(state: TerraFuturaState) -> None:
    while state.cubes:
        found = polluted_next(state, TWO)
        if len(found) > 1:
            state.ask(POLLUTING, state.turn)
            return
        _pollute_one(state, found[0])
    _finish(state)


def polluted_next(state: TerraFuturaState, most: i64) -> list[int]:
    """The cells that may take the next cube: no inactive card, and room for the rest (4.5)."""
    found: list[int] = []
    base: i64 = state.turn * CELLS
    least: i64 = state.least
    left: i64 = state.room[state.turn]
    for cell in state.places[state.turn]:
        room: i64 = state.spare[base + cell] + 1
        if room > 0:
            if left < state.cubes or len(found) >= most:
                break
            if cell >= least:
                found.append(cell)
            left -= room
    return found


def _pollute_one(state: TerraFuturaState, cell: i64) -> None:
    state.cubes -= 1
    state.least = cell
    state.add_cube(state.turn, cell)
    events.polluted(state, state.turn, cell)


def pollute(state: TerraFuturaState, cell: i64) -> None:
    _pollute_one(state, cell)
    _pollute_on(state)


def transferred_next(state: TerraFuturaState) -> list[int]:
    """The cells from which a cube may be moved next (4.7)."""
    base: i64 = state.turn * CELLS
    return [
        cell
        for cell in state.places[state.turn]
        if cell >= state.least and cell != state.source and state.cubes_on(base + cell) > 0
    ]


def may_stop_transfer(state: TerraFuturaState) -> bool:
    """One may move fewer than four cubes, but a copier moves exactly one (4.7, 4.10)."""
    return state.moved > 0


def _transfer_on(state: TerraFuturaState) -> None:
    while state.cubes:
        found = transferred_next(state)
        if not found:
            break
        if len(found) > 1 or may_stop_transfer(state):
            state.ask(TRANSFERRING, state.turn)
            return
        _transfer_one(state, found[0])
    _finish(state)


def _transfer_one(state: TerraFuturaState, cell: i64) -> None:
    state.cubes -= 1
    state.moved += 1
    state.least = cell
    state.remove_cube(state.turn, cell)
    state.add_cube(state.turn, state.source)
    events.transferred(state, cell)


def transfer(state: TerraFuturaState, cell: i64) -> None:
    _transfer_one(state, cell)
    _transfer_on(state)


def stop_transfer(state: TerraFuturaState) -> None:
    _finish(state)


def _finish(state: TerraFuturaState) -> None:
    """Back to the activation; the owner of a copied card has a say before that (4.11)."""
    state.ask(ACTIVATING, state.turn)
    if state.copied == NO_PLACE:
        state.clear_effect()
    elif state.current_effect().kind == TRANSFER:
        _let_owner_remove(state)
    else:
        _let_owner_keep(state)


def paid_kinds(state: TerraFuturaState) -> list[int]:
    return [kind for kind in range(KINDS) if count(state.paid, kind)]


def _let_owner_keep(state: TerraFuturaState) -> None:
    """The owner must choose one of the resources actually paid (4.9)."""
    kinds = paid_kinds(state)
    state.interrupt(KEEPING, state.copied // CELLS)
    if len(kinds) == 1:
        keep(state, kinds[0])


def keep(state: TerraFuturaState, kind: i64) -> None:
    """It is laid on the copied card (4.9)."""
    owner: i64 = state.copied // CELLS
    state.put(owner, state.copied % CELLS, one(kind))
    events.kept(state, owner, kind)
    _go_back(state)


def _let_owner_remove(state: TerraFuturaState) -> None:
    """The owner may remove a cube from any own card (4.10)."""
    owner: i64 = state.copied // CELLS
    if has_cubes_besides(state, owner, NO_CELL):
        state.interrupt(REMOVING, owner)
    else:
        state.clear_effect()


def remove(state: TerraFuturaState, cell: i64) -> None:
    owner: i64 = state.copied // CELLS
    state.remove_cube(owner, cell)
    events.removed(state, owner, cell)
    _go_back(state)


def remove_none(state: TerraFuturaState) -> None:
    events.removed_none(state, state.copied // CELLS)
    _go_back(state)


def _go_back(state: TerraFuturaState) -> None:
    """The decision passes back to the player whose turn it is (4.11)."""
    state.resume()
    state.clear_effect()
