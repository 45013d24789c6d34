"""Cubes: where the next may lie, and from where one may be moved (4.5, 4.7)."""

from mypy_extensions import i64

from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.state import TerraFuturaState


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


def pollute_one(state: TerraFuturaState, cell: i64) -> None:
    state.cubes -= 1
    state.least = cell
    state.add_cube(state.turn, cell)
    events.polluted(state, state.turn, cell)


def has_cubes_besides(state: TerraFuturaState, seat: i64, cell: i64) -> bool:
    """Whether a cube lies on another card of the seat, inactive ones included (4.7)."""
    for other in state.places[seat]:
        if other != cell and state.cubes_on(seat * CELLS + other) > 0:
            return True
    return False


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


def transfer_one(state: TerraFuturaState, cell: i64) -> None:
    state.cubes -= 1
    state.moved += 1
    state.least = cell
    state.remove_cube(state.turn, cell)
    state.add_cube(state.turn, state.source)
    events.transferred(state, cell)
