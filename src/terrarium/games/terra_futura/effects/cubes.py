"""Cubes: where the next may lie, and from where one may be moved (4.5, 4.7)."""

from mypy_extensions import i64

from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.state import TerraFuturaState


def polluted_next(state: TerraFuturaState, pending: PendingEffect, most: i64) -> list[int]:
    """The cells that may take the next cube: no inactive card, and room for the rest (4.5)."""
    found: list[int] = []
    base: i64 = state.turn * CELLS
    least: i64 = pending.least
    left: i64 = state.room[state.turn]
    for cell in state.places[state.turn]:
        room: i64 = state.spare[base + cell] + 1
        if room > 0:
            if left < pending.cubes or len(found) >= most:
                break
            if cell >= least:
                found.append(cell)
            left -= room
    return found


def pollute_one(state: TerraFuturaState, pending: PendingEffect, cell: i64) -> None:
    pending.cubes -= 1
    pending.least = cell
    state.add_cube(state.turn, cell)
    events.polluted(state, cell)


def has_cubes_besides(state: TerraFuturaState, seat: i64, cell: i64) -> bool:
    """Whether a cube lies on another card of the seat, inactive ones included (4.7)."""
    for other in state.places[seat]:
        if other != cell and state.cubes_on(seat * CELLS + other) > 0:
            return True
    return False


def transferred_next(state: TerraFuturaState, pending: PendingEffect) -> list[int]:
    """The cells from which a cube may be moved next (4.7)."""
    base: i64 = state.turn * CELLS
    return [
        cell
        for cell in state.places[state.turn]
        if cell >= pending.least and cell != pending.source and state.cubes_on(base + cell) > 0
    ]


def transfer_one(state: TerraFuturaState, pending: PendingEffect, cell: i64) -> None:
    pending.cubes -= 1
    pending.moved += 1
    pending.least = cell
    state.remove_cube(state.turn, cell)
    state.add_cube(state.turn, pending.source)
    events.transferred(state, pending, cell)
