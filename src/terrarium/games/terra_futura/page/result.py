"""How a match ended: the pad with everybody's points, who won, and what decided."""

from typing import Final

from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.page.sheet import Sheet
from terrarium.games.terra_futura.picture.goals import GoalFace
from terrarium.games.terra_futura.picture.standing import points_in
from terrarium.games.terra_futura.scoring import ranks_by
from terrarium.games.terra_futura.view import TerraFuturaView


class Column(Sheet):
    """One player's column of the pad, set included."""

    def __init__(self, view: TerraFuturaView, seat: int, rank: int) -> None:
        super().__init__(view, seat)
        self.rank: Final = rank
        self.polluted: Final = sum(
            view.cubes_on(seat * CELLS + cell) > 0 for cell in view.places[seat]
        )
        self.goal: Final = GoalFace(view, seat, view.chosen[seat])
        self.pattern: Final = GoalFace(view, seat, view.pattern[seat])


class Result:
    """Everybody's column; `by_cubes`: fewer cubes decided; `shared`: nothing did (5.7)."""

    def __init__(self, view: TerraFuturaView) -> None:
        ranks = ranks_by(points_in(view))
        columns = [Column(view, seat, rank) for seat, rank in enumerate(ranks)]
        most = max(column.total for column in columns)
        self.columns: Final = columns
        self.winners: Final = [column for column in columns if column.rank == 1]
        self.shared: Final = len(self.winners) > 1
        self.tied: Final = [c.seat for c in columns if c.total == most and c.rank > 1]
