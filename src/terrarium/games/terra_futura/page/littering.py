"""What cubes would cost a seat, laid where that is least."""

from typing import Final

from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.state import BLOCKED
from terrarium.games.terra_futura.view import TerraFuturaView


def places_of(view: TerraFuturaView) -> list[int]:
    """The cards of the seat that looks which are active."""
    places = [view.seat * CELLS + cell for cell in view.places[view.seat]]
    return [place for place in places if view.spare[place] != BLOCKED]


class Littering:
    """Where cubes could lie; each card with cubes costs, however many there are (5.6).

    `more`: the spaces of a card that is yet to be placed.
    """

    def __init__(self, view: TerraFuturaView, more: int) -> None:
        there = places_of(view)
        self._free: Final = sum(view.spare[place] for place in there if view.cubes_on(place))
        clean = [view.spare[place] for place in there if not view.cubes_on(place)]
        self._clean: Final = sorted([*clean, more], reverse=True)
        self._penalty: Final = view.rules.penalty

    def costs(self, cubes: int) -> int:
        """As far as there is room."""
        cards = 0
        left = cubes - self._free
        while left > 0 and cards < len(self._clean) and self._clean[cards]:
            left -= self._clean[cards]
            cards += 1
        return cards * self._penalty

    def is_too_much(self, cubes: int) -> bool:
        """Some card would be inactive."""
        return cubes > self._free + sum(self._clean)
