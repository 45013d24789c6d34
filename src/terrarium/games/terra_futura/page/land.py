"""One's own territory, as its owner sees it grow."""

from typing import Final

from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS, cells_in, in_reach, open_cells
from terrarium.games.terra_futura.picture.territory import Territory
from terrarium.games.terra_futura.state import PLACING, TAKING
from terrarium.games.terra_futura.view import TerraFuturaView


class Land(Territory):
    """It has room for all that it may come to, so that a card stays where it was laid (3.3)."""

    def __init__(self, view: TerraFuturaView) -> None:
        cells = view.places[view.seat]
        reach = [cell for cell in cells_in(in_reach(cells)) if cell not in cells]
        super().__init__(view, view.seat, reach, spans=range(CELLS))
        self.open: Final = [CELL_NAMES[cell] for cell in _open(view)]


def _open(view: TerraFuturaView) -> list[int]:
    """Where the next card could go, on one's own turn, while one thinks about that."""
    mine = view.turn == view.seat and not view.over
    if not mine or view.final or view.step not in (TAKING, PLACING):
        return []
    return cells_in(open_cells(view.places[view.seat], view.rules.touching))
