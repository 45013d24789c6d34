"""Carries out the effects of cards: pay, gain, pollute; or move cubes; or copy and do either.

Whatever has to be chosen becomes a decision; what cannot differ is done at once. Payments, gains
and cubes are named in ascending order, so that one choice of them is one path.
"""

from mypy_extensions import i64

from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.assistance import copies, let_owner_keep, let_owner_remove
from terrarium.games.terra_futura.cards import OPTIONS
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.cubes import (
    has_cubes_besides,
    may_stop_transfer,
    pollute_one,
    polluted_next,
    transfer_one,
    transferred_next,
)
from terrarium.games.terra_futura.effects import ASSISTANCE, EXCHANGE, GAIN, TRANSFER, Effect
from terrarium.games.terra_futura.payment import TWO, is_exchangeable, pay_one, payments
from terrarium.games.terra_futura.resources import MONEY, PRODUCTS, one
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    COPYING,
    GAINING,
    NO_PLACE,
    PAYING,
    POLLUTING,
    TRANSFERRING,
    TerraFuturaState,
)


def is_usable(state: TerraFuturaState, cell: i64, effect: Effect) -> bool:
    """Whether the player whose turn it is can carry out an effect of an own card (4.1)."""
    if effect.kind == EXCHANGE:
        return is_exchangeable(state, effect)
    if effect.kind == TRANSFER:
        return has_cubes_besides(state, state.turn, cell)
    return effect.kind != ASSISTANCE or bool(copies(state, 1))


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
        copy_effect(state, found[0] // OPTIONS, found[0] % OPTIONS)
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
        pay_one(state, found[0])
    _reward(state)


def pay(state: TerraFuturaState, item: i64) -> None:
    pay_one(state, item)
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
        pollute_one(state, found[0])
    _finish(state)


def pollute(state: TerraFuturaState, cell: i64) -> None:
    pollute_one(state, cell)
    _pollute_on(state)


def _transfer_on(state: TerraFuturaState) -> None:
    while state.cubes:
        found = transferred_next(state)
        if not found:
            break
        if len(found) > 1 or may_stop_transfer(state):
            state.ask(TRANSFERRING, state.turn)
            return
        transfer_one(state, found[0])
    _finish(state)


def transfer(state: TerraFuturaState, cell: i64) -> None:
    transfer_one(state, cell)
    _transfer_on(state)


def stop_transfer(state: TerraFuturaState) -> None:
    _finish(state)


def _finish(state: TerraFuturaState) -> None:
    """Back to the activation; the owner of a copied card has a say before that (4.11)."""
    state.ask(ACTIVATING, state.turn)
    if state.copied == NO_PLACE:
        state.clear_effect()
    elif state.current_effect().kind == TRANSFER:
        let_owner_remove(state)
    else:
        let_owner_keep(state)
