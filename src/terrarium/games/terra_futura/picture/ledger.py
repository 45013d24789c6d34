"""What one choice within an effect would do at once to the points of who makes it."""

from typing import Final

from terrarium.core.notation import Decoded
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.picture.standing import points_of_seat
from terrarium.games.terra_futura.resources import one
from terrarium.games.terra_futura.scoring import points_of
from terrarium.games.terra_futura.state import BLOCKED
from terrarium.games.terra_futura.view import TerraFuturaView


class Ledger:
    """What counts for the seat that looks, to be changed in thought."""

    def __init__(self, view: TerraFuturaView) -> None:
        places = [view.seat * CELLS + cell for cell in view.places[view.seat]]
        self._view: Final = view
        self._base: Final = view.seat * CELLS
        self._purse = int(view.purse[view.seat])
        self._spare: Final = {place: view.spare[place] for place in places}

    def pay(self, kind: int) -> None:
        self._purse -= int(one(kind))

    def gain(self, cell: int, kind: int) -> None:
        """What lies on an inactive card counts nothing (4.6)."""
        if self._spare[self._base + cell] != BLOCKED:
            self._purse += int(one(kind))

    def add_cube(self, cell: int) -> None:
        place = self._base + cell
        self._spare[place] -= 1
        if self._spare[place] == BLOCKED:
            self._purse -= self._view.stock[place]

    def remove_cube(self, cell: int) -> None:
        place = self._base + cell
        if self._spare[place] == BLOCKED:
            self._purse += self._view.stock[place]
        self._spare[place] += 1

    def total(self) -> int:
        rules = self._view.rules
        cubes = [
            rules.spaces[self._view.cards[place]] - spare for place, spare in self._spare.items()
        ]
        sets = self._view.scoring[self._view.seat]
        return points_of(rules, self._purse, cubes, sets)["total"]


def change_by(view: TerraFuturaView, move: Decoded) -> int:
    """The points that a choice of a resource or a cube brings, or costs, by itself."""
    ledger, pending = Ledger(view), view.pending
    assert pending is not None
    if move.verb == "pay":
        ledger.pay(move["kind"])
    elif move.verb == "gain":
        ledger.gain(int(pending.source), move["kind"])
    elif move.verb == "keep":
        ledger.gain(int(pending.copied) % CELLS, move["kind"])
    elif move.verb == "pollute":
        ledger.add_cube(move["cell"])
    elif move.verb in ("transfer", "remove"):
        ledger.remove_cube(move["cell"])
    if move.verb == "transfer":
        ledger.add_cube(int(pending.source))
    return ledger.total() - points_of_seat(view, view.seat)["total"]
