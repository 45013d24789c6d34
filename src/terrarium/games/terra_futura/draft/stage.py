"""One kind of choice of an effect: what can be chosen, what is proposed, and what was chosen.

Choices are named in any order. The engine wants them in ascending order, and makes those itself
that cannot differ.
"""

from typing import Final

from terrarium.core.notation import Decoded
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.moves import DONE, NOTATION
from terrarium.games.terra_futura.resources import MONEY, PRODUCTS
from terrarium.games.terra_futura.state import TerraFuturaState

RAWS: Final = list(range(PRODUCTS))
GOODS: Final = list(range(PRODUCTS, MONEY))


class Stage:
    """The table before the choice, and the moves in the order in which they were pointed at."""

    verbs: tuple[str, ...] = ()
    may_vary = False  # in number

    def __init__(self, before: TerraFuturaState) -> None:
        self.before: Final = before
        self.pending: Final = before.pending_effect()
        self.cells: Final = before.places[before.turn]
        self.chosen: list[int] = []

    # What each kind says.

    def choosable(self) -> list[int]:
        """All that could be chosen at all."""
        raise NotImplementedError

    def proposed(self) -> list[int]:
        """One choice after another, the best first."""
        raise NotImplementedError

    def is_whole(self, chosen: list[int]) -> bool:
        """Whether these are all that is asked for, and all there."""
        raise NotImplementedError

    def there(self, move: Decoded) -> int:
        """How often a move can be made."""
        raise NotImplementedError

    def made_on(self, cell: int, now: TerraFuturaState) -> list[int]:
        """What has been chosen there since, by the player or because it could not differ."""
        raise NotImplementedError

    # What they have in common.

    def is_of(self, move: int) -> bool:
        return NOTATION.decoded(move).verb in self.verbs

    def are_there(self, chosen: list[int]) -> bool:
        """Nothing is chosen twice that is there once."""
        moves = [NOTATION.decoded(move) for move in chosen]
        return all(chosen.count(move.number) <= self.there(move) for move in moves)

    def wished(self) -> list[int]:
        """As it is asked for again; that no more cubes are moved has to be said."""
        return self.chosen or [DONE]

    def next_move(self, now: TerraFuturaState) -> int:
        """The least that was chosen and has not been made; then no more cubes are moved."""
        left = sorted(self.chosen)
        for move in [made for cell in self.cells for made in self.made_on(cell, now)]:
            if move in left:
                left.remove(move)
        return left[0] if left else DONE

    def place(self, cell: int) -> int:
        return int(self.before.turn) * CELLS + cell
