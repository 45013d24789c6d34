"""Whether what was chosen for an effect is all that it asks for, and all there."""

from mypy_extensions import i64

from terrarium.core.notation import Decoded
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.resources import KINDS, MONEY, PRODUCTS, count, total
from terrarium.games.terra_futura.state import GAINING, PAYING, POLLUTING, TerraFuturaState


def asked(before: TerraFuturaState) -> int:
    """How many things are to be chosen at most."""
    pending = before.pending_effect()
    if before.step == PAYING:
        return int(total(pending.due) + pending.due_any + pending.due_product)
    if before.step == GAINING:
        return int(pending.gain_any + pending.gain_product)
    return int(pending.cubes)


def is_whole(before: TerraFuturaState, chosen: list[int]) -> bool:
    """Whether these are a full choice: enough, and nothing twice that is there once."""
    wished = [NOTATION.decoded(move) for move in chosen]
    there = all(chosen.count(move.number) <= _there(before, move) for move in wished)
    if before.step == PAYING:
        return there and _pays(before, [move["kind"] for move in wished])
    if before.step == GAINING:
        raws = sum(move["kind"] < PRODUCTS for move in wished)
        return raws == before.pending_effect().gain_any and len(chosen) == asked(before)
    least = asked(before) if before.step == POLLUTING else 1 - before.pending_effect().moved
    return there and least <= len(chosen) <= asked(before)


def _there(before: TerraFuturaState, move: Decoded) -> int:
    """How often a move can be made."""
    if move.verb == "gain":
        return asked(before)
    place: i64 = before.turn * CELLS + move["cell"]
    if move.verb == "pay":
        return int(count(before.stock[place], move["kind"]))
    return int(before.spare[place] + 1 if move.verb == "pollute" else before.cubes_on(place))


def _pays(before: TerraFuturaState, kinds: list[int]) -> bool:
    """What is due by its kind, and as much of one's choice."""
    pending = before.pending_effect()
    paid = [kinds.count(kind) for kind in range(KINDS)]
    due = [int(count(pending.due, kind)) for kind in range(KINDS)]
    if any(there < wanted for there, wanted in zip(paid, due)):
        return False
    raws = sum(paid[:PRODUCTS]) - sum(due[:PRODUCTS])
    products = sum(paid[PRODUCTS:MONEY]) - sum(due[PRODUCTS:MONEY])
    wanted_most = paid[MONEY] == due[MONEY] and products == pending.due_product
    return wanted_most and raws == pending.due_any
