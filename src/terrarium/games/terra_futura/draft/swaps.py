"""How a draft is changed: what else could be chosen, and what is given up for it.

Whatever is pointed at takes the place of the choice that was pointed at longest ago. So any choice
can be reached: point at all that is wanted, one after the other.
"""

from terrarium.core.draft import Swap
from terrarium.games.terra_futura.draft.stage import Stage
from terrarium.games.terra_futura.moves import DONE


def swaps(main: list[int], stages: list[Stage]) -> list[Swap]:
    """Everything that can be changed in a step."""
    found: list[Swap] = []
    for number, stage in enumerate(stages):
        before = main + _wished(stages[:number])
        after = _wished(stages[number + 1 :])
        for move, chosen, less in [*_others(stage), *_fewer(stage)]:
            found.append(Swap(move, before + (chosen or [DONE]) + after, less))
    return found


def _wished(stages: list[Stage]) -> list[int]:
    return [move for stage in stages for move in stage.wished()]


def _others(stage: Stage) -> list[tuple[int, list[int], bool]]:
    """Another choice of the same kind."""
    found = [(move, swapped(stage, move)) for move in stage.choosable()]
    return [(move, chosen, False) for move, chosen in found if chosen]


def _fewer(stage: Stage) -> list[tuple[int, list[int], bool]]:
    """A cube less is moved."""
    if not stage.may_vary or len(stage.chosen) + stage.pending.moved == 1:
        return []
    found: list[tuple[int, list[int], bool]] = []
    for move in sorted(set(stage.chosen)):
        fewer = stage.chosen.copy()
        fewer.remove(move)
        found.append((move, fewer, True))
    return found


def swapped(stage: Stage, move: int) -> list[int]:
    """The choices with this one among them, or none if that cannot be."""
    more = [*stage.chosen, move]
    if stage.may_vary and stage.is_whole(more):
        return more
    for place in range(len(stage.chosen)):
        other = more[:place] + more[place + 1 :]
        if sorted(other) != sorted(stage.chosen) and stage.is_whole(other):
            return other
    return []
