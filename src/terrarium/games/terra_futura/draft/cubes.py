"""Where cubes go (4.5), and where they come from (4.7)."""

from terrarium.core.notation import Decoded
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.draft.appraisal import appraisal, take_best
from terrarium.games.terra_futura.draft.stage import Stage
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.state import BLOCKED, TerraFuturaState


class Cubes(Stage):
    """Free spaces come first: a blocked card is worth nothing (4.5)."""

    verbs = ("pollute",)

    def choosable(self) -> list[int]:
        return _takers(self.before)

    def proposed(self) -> list[int]:
        trial = self.before.copy()
        return [take_best(trial, _takers(trial), _pollute) for _ in range(int(self.pending.cubes))]

    def is_whole(self, chosen: list[int]) -> bool:
        return len(chosen) == self.pending.cubes and self.are_there(chosen)

    def there(self, move: Decoded) -> int:
        return int(self.before.spare[self.place(move["cell"])]) + 1

    def made_on(self, cell: int, now: TerraFuturaState) -> list[int]:
        place = self.place(cell)
        laid = int(self.before.spare[place] - now.spare[place])
        return [NOTATION.encoded("pollute", cell)] * laid


class Transfer(Stage):
    """One cube at least, and more as long as that is of use (4.7)."""

    verbs = ("transfer", "done")
    may_vary = True

    def choosable(self) -> list[int]:
        return _givers(self.before)

    def proposed(self) -> list[int]:
        trial, found = self.before.copy(), list[int]()
        for _ in range(int(self.pending.cubes)):
            before = appraisal(trial, trial.turn)
            if not _givers(trial):
                break
            move = take_best(trial, _givers(trial), _move_cube)
            if (found or self.pending.moved) and appraisal(trial, trial.turn) <= before:
                break
            found.append(move)
        return found

    def is_whole(self, chosen: list[int]) -> bool:
        least, most = 1 - self.pending.moved, self.pending.cubes
        return least <= len(chosen) <= most and self.are_there(chosen)

    def there(self, move: Decoded) -> int:
        return int(self.before.cubes_on(self.place(move["cell"])))

    def made_on(self, cell: int, now: TerraFuturaState) -> list[int]:
        place = self.place(cell)
        gone = int(now.spare[place] - self.before.spare[place])  # to the source they came
        return [NOTATION.encoded("transfer", cell)] * gone


def _takers(state: TerraFuturaState) -> list[int]:
    """The cards that can take one more cube."""
    base = int(state.turn) * CELLS
    cells = [c for c in state.places[state.turn] if state.spare[base + c] != BLOCKED]
    return [NOTATION.encoded("pollute", cell) for cell in cells]


def _givers(state: TerraFuturaState) -> list[int]:
    """The cards from which a cube can be moved."""
    base, source = int(state.turn) * CELLS, state.pending_effect().source
    cells = [cell for cell in state.places[state.turn] if cell != source]
    return [NOTATION.encoded("transfer", cell) for cell in cells if state.cubes_on(base + cell)]


def _pollute(state: TerraFuturaState, move: Decoded) -> None:
    state.add_cube(state.turn, move["cell"])


def _move_cube(state: TerraFuturaState, move: Decoded) -> None:
    state.remove_cube(state.turn, move["cell"])
    state.add_cube(state.turn, state.pending_effect().source)
