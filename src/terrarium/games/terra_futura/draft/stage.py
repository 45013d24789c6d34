"""One kind of choice of an effect: the table before it, and what was chosen.

Choices are named in any order. The engine wants them in ascending order, and makes those itself
that cannot differ.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.moves import DONE, NOTATION
from terrarium.games.terra_futura.resources import KINDS, count
from terrarium.games.terra_futura.state import PAYING, POLLUTING, TRANSFERRING, TerraFuturaState


class Stage:
    """What was chosen is a list of moves in the order in which they were pointed at."""

    def __init__(self, before: TerraFuturaState, chosen: list[int]) -> None:
        self.before: Final = before
        self.chosen: Final = chosen

    def wished(self) -> list[int]:
        """As it is asked for again; that no more cubes are moved has to be said."""
        return self.chosen or [DONE]

    def next_move(self, now: TerraFuturaState) -> int:
        """The least that was chosen and has not been made; then no more cubes are moved."""
        left = sorted(self.chosen)
        for move in self._made(now):
            if move in left:
                left.remove(move)
        return left[0] if left else DONE

    def _made(self, now: TerraFuturaState) -> list[int]:
        """The choices that have been made since, by the player or because they could not differ."""
        before = self.before
        base: i64 = before.turn * CELLS
        made: list[int] = []
        for cell in before.places[before.turn]:
            place: i64 = base + cell
            cubes = int(before.spare[place] - now.spare[place])
            if before.step == POLLUTING:
                made += [NOTATION.encoded("pollute", cell)] * cubes
            elif before.step == TRANSFERRING and cell != before.pending_effect().source:
                made += [NOTATION.encoded("transfer", cell)] * -cubes
            else:
                made += self._moved(now, cell)
        return made

    def _moved(self, now: TerraFuturaState, cell: int) -> list[int]:
        """The resources paid from a card, or gained on it."""
        place: i64 = self.before.turn * CELLS + cell
        made: list[int] = []
        for kind in range(KINDS):
            gone = int(count(self.before.stock[place], kind) - count(now.stock[place], kind))
            if self.before.step == PAYING:
                made += [NOTATION.encoded("pay", kind, cell)] * gone
            else:
                made += [NOTATION.encoded("gain", kind)] * -gone
        return made
