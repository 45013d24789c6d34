"""How a match ended: the pad with everybody's points, who won, and what decided."""

from typing import Final

from terrarium.core.points import Points
from terrarium.games.terramara.components import LEVELS
from terrarium.games.terramara.scoring import CATEGORIES, final_points, ranks_by, tie_broken_by
from terrarium.games.terramara.state import TerramaraState


class Column:
    """One player's column of the pad."""

    def __init__(
        self, table: TerramaraState, seat: int, rank: int, score: dict[str, Points]
    ) -> None:
        self.seat: Final = seat
        self.rank: Final = rank
        self.score: Final = score
        self.total: Final = score["total"]
        self.culture: Final = table.culture[seat]
        self.strength: Final = table.strength[seat]
        self.artefacts: Final = len(table.artefacts[seat])
        self.levels: Final = _levels(table, seat)
        self.flags: Final = table.flags[seat].bit_count()


class Result:
    """Everybody's column, and what decided between equals (1.21).

    `decided`: nothing had to; culture or strength did; `shared` when nothing could.
    """

    def __init__(self, table: TerramaraState) -> None:
        points = final_points(table)
        ranks = ranks_by(points, table.culture, table.strength)
        self.rows: Final = CATEGORIES
        self.columns: Final = [
            Column(table, seat, rank, points[seat]) for seat, rank in enumerate(ranks)
        ]
        self.winners: Final = [column for column in self.columns if column.rank == 1]
        first = self.winners[0].seat
        is_shared = len(self.winners) > 1
        self.decided: Final = "shared" if is_shared else tie_broken_by(points, table.culture, first)


def _levels(table: TerramaraState, seat: int) -> list[int]:
    """How many artefacts of each level it has crafted."""
    levels = [table.rules.artefacts[card].level for card in table.artefacts[seat]]
    return [levels.count(level) for level in range(1, LEVELS + 1)]
