"""Paying: first what is due by its kind, then what is of one's choice (4.3, 4.4)."""

from terrarium.core.notation import Decoded
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.draft.appraisal import take_best
from terrarium.games.terra_futura.draft.stage import GOODS, RAWS, Stage
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.resources import KINDS, count, one
from terrarium.games.terra_futura.state import BLOCKED, TerraFuturaState


class Payment(Stage):
    """From which active cards."""

    verbs = ("pay",)

    def choosable(self) -> list[int]:
        kinds = {kind for kinds in self._asked() for kind in kinds}
        return sorted(_units(self.before, list(kinds)))

    def proposed(self) -> list[int]:
        trial = self.before.copy()
        return [take_best(trial, _units(trial, kinds), _pay) for kinds in self._asked()]

    def is_whole(self, chosen: list[int]) -> bool:
        left = [NOTATION.decoded(move)["kind"] for move in chosen]
        for kind in self._due():
            if kind not in left:
                return False
            left.remove(kind)
        found = [sum(kind in kinds for kind in left) for kinds in (RAWS, GOODS)]
        asked = [int(self.pending.due_any), int(self.pending.due_product)]
        return found == asked and len(left) == sum(asked) and self.are_there(chosen)

    def there(self, move: Decoded) -> int:
        return int(count(self.before.stock[self.place(move["cell"])], move["kind"]))

    def made_on(self, cell: int, now: TerraFuturaState) -> list[int]:
        before, after = self.before.stock[self.place(cell)], now.stock[self.place(cell)]
        gone = [int(count(before, kind) - count(after, kind)) for kind in range(KINDS)]
        return [NOTATION.encoded("pay", k, cell) for k in range(KINDS) for _ in range(gone[k])]

    def _due(self) -> list[int]:
        return [k for k in range(KINDS) for _ in range(int(count(self.pending.due, k)))]

    def _asked(self) -> list[list[int]]:
        """For each thing that is paid the kinds that it may be of."""
        chosen = [RAWS] * int(self.pending.due_any) + [GOODS] * int(self.pending.due_product)
        return [[kind] for kind in self._due()] + chosen


def _units(state: TerraFuturaState, kinds: list[int]) -> list[int]:
    """What could be paid: one move for each kind on each active card."""
    base = int(state.turn) * CELLS
    return [
        NOTATION.encoded("pay", kind, cell)
        for kind in kinds
        for cell in state.places[state.turn]
        if state.spare[base + cell] != BLOCKED and count(state.stock[base + cell], kind)
    ]


def _pay(state: TerraFuturaState, move: Decoded) -> None:
    state.take_away(state.turn, move["cell"], one(move["kind"]))
