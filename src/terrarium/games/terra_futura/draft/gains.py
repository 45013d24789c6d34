"""Gaining what is of one's choice (4.4)."""

from terrarium.core.notation import Decoded
from terrarium.games.terra_futura.draft.appraisal import take_best
from terrarium.games.terra_futura.draft.stage import GOODS, RAWS, Stage
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.resources import KINDS, count, one
from terrarium.games.terra_futura.state import TerraFuturaState


class Gains(Stage):
    """Any raw materials, any products."""

    verbs = ("gain",)

    def choosable(self) -> list[int]:
        kinds = {kind for kinds in self._asked() for kind in kinds}
        return [NOTATION.encoded("gain", kind) for kind in sorted(kinds)]

    def proposed(self) -> list[int]:
        trial = self.before.copy()
        return [take_best(trial, self._worth_gaining(kinds), _gain) for kinds in self._asked()]

    def is_whole(self, chosen: list[int]) -> bool:
        raws = sum(NOTATION.decoded(move)["kind"] in RAWS for move in chosen)
        return raws == self.pending.gain_any and len(chosen) == len(self._asked())

    def made_on(self, cell: int, now: TerraFuturaState) -> list[int]:
        before, after = self.before.stock[self.place(cell)], now.stock[self.place(cell)]
        new = [int(count(after, kind) - count(before, kind)) for kind in range(KINDS)]
        return [NOTATION.encoded("gain", k) for k in range(KINDS) for _ in range(new[k])]

    def _asked(self) -> list[list[int]]:
        return [RAWS] * int(self.pending.gain_any) + [GOODS] * int(self.pending.gain_product)

    def _worth_gaining(self, kinds: list[int]) -> list[int]:
        """Nobody exchanges a thing for the same thing."""
        others = [kind for kind in kinds if not count(self.pending.paid, kind)]
        return [NOTATION.encoded("gain", kind) for kind in others or kinds]


def _gain(state: TerraFuturaState, move: Decoded) -> None:
    state.put(state.turn, state.pending_effect().source, one(move["kind"]))
