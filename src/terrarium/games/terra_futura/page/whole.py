"""Whether what was chosen for an effect is all that it asks for, and all there."""

from mypy_extensions import i64

from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.moves import GAIN, PAY, POLLUTE, TRANSFER
from terrarium.games.terra_futura.resources import KINDS, MONEY, PRODUCTS, count, total
from terrarium.games.terra_futura.state import GAINING, PAYING, POLLUTING, TerraFuturaState


def asked(before: TerraFuturaState) -> int:
    """How many things are to be chosen at most."""
    if before.step == PAYING:
        return int(total(before.due) + before.due_any + before.due_product)
    if before.step == GAINING:
        return int(before.gain_any + before.gain_product)
    return int(before.cubes)


def is_whole(before: TerraFuturaState, chosen: list[int]) -> bool:
    """Whether these are a full choice: enough, and nothing twice that is there once."""
    if before.step == PAYING:
        return _pays(before, chosen) and all(
            chosen.count(move) <= _there(before, move) for move in chosen
        )
    if before.step == GAINING:
        raws = sum(move < GAIN + PRODUCTS for move in chosen)
        return raws == before.gain_any and len(chosen) == asked(before)
    base: i64 = before.turn * CELLS
    if before.step == POLLUTING:
        fits = all(chosen.count(m) <= before.spare[base + m - POLLUTE] + 1 for m in chosen)
        return fits and len(chosen) == asked(before)
    enough = all(chosen.count(m) <= before.cubes_on(base + m - TRANSFER) for m in chosen)
    return enough and 1 - before.moved <= len(chosen) <= asked(before)


def _there(before: TerraFuturaState, move: int) -> int:
    kind, cell = divmod(move - PAY, CELLS)
    return int(count(before.stock[before.turn * CELLS + cell], kind))


def _pays(before: TerraFuturaState, chosen: list[int]) -> bool:
    """What is due by its kind, and as much of one's choice."""
    kinds = [(move - PAY) // CELLS for move in chosen]
    paid = [kinds.count(kind) for kind in range(KINDS)]
    due = [int(count(before.due, kind)) for kind in range(KINDS)]
    if any(there < wanted for there, wanted in zip(paid, due)):
        return False
    raws = sum(paid[:PRODUCTS]) - sum(due[:PRODUCTS])
    products = sum(paid[PRODUCTS:MONEY]) - sum(due[PRODUCTS:MONEY])
    wanted_most = paid[MONEY] == due[MONEY] and products == before.due_product
    return wanted_most and raws == before.due_any
