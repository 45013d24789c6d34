"""Assistance: what can be copied, and what the owner of the copied card gets (4.9 to 4.11)."""

from mypy_extensions import i64

from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cards import OPTIONS
from terrarium.games.terra_futura.cells import CELLS, START
from terrarium.games.terra_futura.cubes import has_cubes_besides
from terrarium.games.terra_futura.effects import EXCHANGE, TRANSFER, Effect
from terrarium.games.terra_futura.payment import is_exchangeable
from terrarium.games.terra_futura.resources import KINDS, count, one
from terrarium.games.terra_futura.state import BLOCKED, KEEPING, NO_CELL, REMOVING, TerraFuturaState


def is_copyable(state: TerraFuturaState, effect: Effect) -> bool:
    """Bottom effects only, neither gains nor Assistance itself (4.9, 4.10)."""
    if effect.kind == EXCHANGE:
        return is_exchangeable(state, effect)
    return effect.kind == TRANSFER and has_cubes_besides(state, state.turn, START)


def copies(state: TerraFuturaState, most: i64) -> list[int]:
    """What Assistance can copy: place × 4 + option, ascending, no more than so many (4.9).

    Copying is not activating, so inactive cards are copied too unless the table plays otherwise.
    """
    found: list[int] = []
    inactive_too = state.rules.copy_inactive
    for seat in range(state.players):
        if seat == state.turn:
            continue
        for cell in state.places[seat]:
            place: i64 = seat * CELLS + cell
            if state.spare[place] == BLOCKED and not inactive_too:
                continue
            number: i64 = place * OPTIONS
            for index in state.rules.effects_of[state.cards[place]]:
                if is_copyable(state, state.rules.effects[index]):
                    found.append(number)
                    if len(found) >= most:
                        return found
                number += 1
    return found


def let_owner_keep(state: TerraFuturaState) -> None:
    """The owner must choose one of the resources actually paid (4.9)."""
    kinds = paid_kinds(state)
    state.interrupt(KEEPING, state.copied // CELLS)
    if len(kinds) == 1:
        keep(state, kinds[0])


def paid_kinds(state: TerraFuturaState) -> list[int]:
    return [kind for kind in range(KINDS) if count(state.paid, kind)]


def keep(state: TerraFuturaState, kind: i64) -> None:
    """It is laid on the copied card, be it inactive (4.9)."""
    owner: i64 = state.copied // CELLS
    state.put(owner, state.copied % CELLS, one(kind))
    events.kept(state, owner, kind)
    _go_back(state)


def let_owner_remove(state: TerraFuturaState) -> None:
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
