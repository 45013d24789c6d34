"""What a draft proposes where an effect leaves a choice: one choice after another, the best first.

Each proposal is a list of moves without their order; draft.py plays them in the engine's.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.draft.appraisal import appraisal
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.resources import KINDS, MONEY, PRODUCTS, count, one
from terrarium.games.terra_futura.state import (
    BLOCKED,
    GAINING,
    PAYING,
    POLLUTING,
    TerraFuturaState,
)

RAWS: Final = list(range(PRODUCTS))
GOODS: Final = list(range(PRODUCTS, MONEY))

Change = Callable[[TerraFuturaState, int], None]


def proposed(state: TerraFuturaState) -> list[int]:
    """All that the present kind of choice asks for."""
    trial = state.copy()
    if state.step == PAYING:
        return _payment(trial)
    if state.step == GAINING:
        return _gains(trial)
    return _cubes(trial) if state.step == POLLUTING else _transfer(trial)


def _payment(trial: TerraFuturaState) -> list[int]:
    """First what is due by its kind, then what is of one's choice (4.3, 4.4)."""
    pending = trial.pending_effect()
    asked = [[kind] for kind in range(KINDS) for _ in range(int(count(pending.due, kind)))]
    asked += [RAWS] * int(pending.due_any) + [GOODS] * int(pending.due_product)
    return [_take_best(trial, units_of(trial, kinds), _pay) for kinds in asked]


def units_of(state: TerraFuturaState, kinds: list[int]) -> list[int]:
    """What could be paid: one move for each kind on each active card."""
    base: i64 = state.turn * CELLS
    return [
        NOTATION.encoded("pay", kind, cell)
        for kind in kinds
        for cell in state.places[state.turn]
        if state.spare[base + cell] != BLOCKED and count(state.stock[base + cell], kind)
    ]


def _gains(trial: TerraFuturaState) -> list[int]:
    pending = trial.pending_effect()
    asked = [RAWS] * int(pending.gain_any) + [GOODS] * int(pending.gain_product)
    return [_take_best(trial, _worth_gaining(trial, kinds), _gain) for kinds in asked]


def _worth_gaining(trial: TerraFuturaState, kinds: list[int]) -> list[int]:
    """Nobody exchanges a thing for the same thing."""
    others = [kind for kind in kinds if not count(trial.pending_effect().paid, kind)]
    return [NOTATION.encoded("gain", kind) for kind in others or kinds]


def _cubes(trial: TerraFuturaState) -> list[int]:
    """Free spaces come first: a blocked card is worth nothing (4.5)."""
    cubes = int(trial.pending_effect().cubes)
    return [_take_best(trial, takers(trial), _pollute) for _ in range(cubes)]


def takers(state: TerraFuturaState) -> list[int]:
    """The cards that can take one more cube."""
    base: i64 = state.turn * CELLS
    cells = [c for c in state.places[state.turn] if state.spare[base + c] != BLOCKED]
    return [NOTATION.encoded("pollute", cell) for cell in cells]


def _transfer(trial: TerraFuturaState) -> list[int]:
    """One cube at least, and more as long as that is of use (4.7)."""
    found: list[int] = []
    for _ in range(int(trial.pending_effect().cubes)):
        before = appraisal(trial, trial.turn)
        if not givers(trial):
            break
        move = _take_best(trial, givers(trial), _move_cube)
        if (found or trial.pending_effect().moved) and appraisal(trial, trial.turn) <= before:
            break
        found.append(move)
    return found


def givers(state: TerraFuturaState) -> list[int]:
    """The cards from which a cube can be moved."""
    base: i64 = state.turn * CELLS
    source = state.pending_effect().source
    cells = [cell for cell in state.places[state.turn] if cell != source]
    return [NOTATION.encoded("transfer", cell) for cell in cells if state.cubes_on(base + cell)]


def _take_best(trial: TerraFuturaState, moves: list[int], change: Change) -> int:
    """The move after which the territory is worth most; it is made."""
    found, most = moves[0], None
    for move in moves:
        other = trial.copy()
        change(other, move)
        value = appraisal(other, other.turn)
        if most is None or value > most:
            found, most = move, value
    change(trial, found)
    return found


def _pay(state: TerraFuturaState, move: int) -> None:
    payment = NOTATION.decoded(move)
    state.take_away(state.turn, payment["cell"], one(payment["kind"]))


def _gain(state: TerraFuturaState, move: int) -> None:
    state.put(state.turn, state.pending_effect().source, one(NOTATION.decoded(move)["kind"]))


def _pollute(state: TerraFuturaState, move: int) -> None:
    state.add_cube(state.turn, NOTATION.decoded(move)["cell"])


def _move_cube(state: TerraFuturaState, move: int) -> None:
    state.remove_cube(state.turn, NOTATION.decoded(move)["cell"])
    state.add_cube(state.turn, state.pending_effect().source)
