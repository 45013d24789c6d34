"""How a draft is changed: what else could be chosen, and what is given up for it.

Whatever is pointed at takes the place of the choice that was pointed at longest ago. So any choice
can be reached: point at all that is wanted, one after the other.
"""

from typing import Final

from terrarium.core.notation import BETWEEN_MOVES
from terrarium.games.terra_futura.draft.draft import Draft, Stage, join
from terrarium.games.terra_futura.draft.proposal import GOODS, RAWS, givers, takers, units_of
from terrarium.games.terra_futura.draft.whole import is_whole
from terrarium.games.terra_futura.moves import DONE, NOTATION
from terrarium.games.terra_futura.resources import KINDS, MONEY, PRODUCTS, count
from terrarium.games.terra_futura.state import (
    GAINING,
    PAYING,
    POLLUTING,
    TRANSFERRING,
    TerraFuturaState,
)


class Swap:
    """Something else to choose; `text` is the whole draft with it. `less`: it is left out."""

    def __init__(self, move: int, text: str, less: bool = False) -> None:
        self.move: Final = move
        self.text: Final = text
        self.less: Final = less


def swaps(draft: Draft) -> list[Swap]:
    """Everything that can be changed in the last step."""
    found: list[Swap] = []
    if draft.steps:
        for number, stage in enumerate(draft.steps[-1].stages):
            for move in _others(stage.before):
                chosen = swapped(stage, move)
                if chosen:
                    found.append(Swap(move, _text(draft, number, chosen)))
            found += _left_out(draft, number, stage)
    return found


def swapped(stage: Stage, move: int) -> list[int]:
    """The choices with this one among them, or none if that cannot be."""
    more = [*stage.chosen, move]
    if stage.before.step == TRANSFERRING and is_whole(stage.before, more):
        return more
    for place in range(len(stage.chosen)):
        other = more[:place] + more[place + 1 :]
        if sorted(other) != sorted(stage.chosen) and is_whole(stage.before, other):
            return other
    return []


def _left_out(draft: Draft, number: int, stage: Stage) -> list[Swap]:
    """A cube less is moved."""
    if stage.before.step != TRANSFERRING or len(stage.chosen) + stage.before.moved == 1:
        return []
    found: list[Swap] = []
    for move in sorted(set(stage.chosen)):
        fewer = stage.chosen.copy()
        fewer.remove(move)
        found.append(Swap(move, _text(draft, number, fewer), True))
    return found


def _text(draft: Draft, number: int, chosen: list[int]) -> str:
    """The draft with another choice in one stage of its last step."""
    step = draft.steps[-1]
    moves = step.main.copy()
    for place, stage in enumerate(step.stages):
        moves += (chosen or [DONE]) if place == number else stage.wished()
    before = draft.text(len(draft.steps) - 1)
    return BETWEEN_MOVES.join([before, join(moves)] if before else [join(moves)])


def _others(before: TerraFuturaState) -> list[int]:
    """All that could be chosen at this stage at all."""
    if before.step == PAYING:
        kinds = [kind for kind in range(KINDS) if _is_due(before, kind)]
        return sorted(units_of(before, kinds))
    if before.step == GAINING:
        kinds = (RAWS if before.gain_any else []) + (GOODS if before.gain_product else [])
        return [NOTATION.encoded("gain", kind) for kind in kinds]
    return takers(before) if before.step == POLLUTING else givers(before)


def _is_due(before: TerraFuturaState, kind: int) -> bool:
    if count(before.due, kind):
        return True
    return bool(before.due_any if kind < PRODUCTS else before.due_product and kind < MONEY)
