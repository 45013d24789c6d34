"""The symbols on tracks and road which outposts and special spaces ask for (1.16, 1.17)."""

from typing import Final

from terrarium.games.terramara.components import LEFT, NO_CONDITION, NO_TILE, RIGHT
from terrarium.games.terramara.conditions import GRADES, SPECIAL_MARK
from terrarium.games.terramara.road import OUTPOSTS
from terrarium.games.terramara.spaces import ROWS
from terrarium.games.terramara.state import TerramaraState

_GRADE_NAMES: Final = ("easy", "medium", "hard", "special")


class Goal:
    """A symbol: `easy`, `medium` or `hard` of an outpost with its points, or `special`."""

    def __init__(self, grade: int, points: int = 0) -> None:
        self.grade: Final = _GRADE_NAMES[grade]
        self.points: Final = points


def goals_at(table: TerramaraState, condition: int, place: int) -> list[Goal]:
    """On a place of a track: those that something on this table asks for."""
    marks, points = table.rules.marks[condition], table.rules.outpost_points
    found: list[Goal] = []
    if condition in _asked_by_outposts(table):
        found += [Goal(grade, points[grade]) for grade in range(GRADES) if marks[grade] == place]
    if condition in _asked_by_specials(table) and marks[SPECIAL_MARK] == place:
        found.append(Goal(SPECIAL_MARK))
    return found


def outpost_tiles(table: TerramaraState) -> list[int]:
    """Those of the board, and Land's own."""
    own = [int(table.own_outpost)] if table.own_outpost != NO_TILE else []
    return [*table.tiles[LEFT * ROWS : LEFT * ROWS + OUTPOSTS], *own]


def _asked_by_outposts(table: TerramaraState) -> list[int]:
    return [table.rules.tiles[tile].outpost for tile in outpost_tiles(table)]


def _asked_by_specials(table: TerramaraState) -> list[int]:
    conditions = [table.rules.tiles[tile].special for tile in table.tiles[RIGHT * ROWS :]]
    return [condition for condition in conditions if condition != NO_CONDITION]
