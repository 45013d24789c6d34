"""What the conditions of outposts and special spaces make of a step towards them (1.16, 1.17)."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terramara.outlook import Outlook
from terrarium.games.terramara.characters import LAND_OWNER
from terrarium.games.terramara.components import BY_CATEGORY, CONDITION_NAMES, LEFT, NO_TILE, RIGHT
from terrarium.games.terramara.conditions import GRADES, OF_A_CATEGORY, SPECIAL_MARK
from terrarium.games.terramara.road import OUTPOSTS
from terrarium.games.terramara.spaces import FIRST_SPECIAL_ROW, ROWS

_CONDITIONS: Final = len(CONDITION_NAMES)
_FLAGGED: Final = 106  # percent
_OPEN: Final = 16  # a flag may still be placed
_SPECIAL: Final = 249  # what a special space brings more than others
_GROWTH: Final = (13, 43, 32, 43, 7, 8, 10, 9)  # hundredths: of each condition in a turn, about


class Aims:
    """How much each of the eight conditions matters to the seat."""

    def __init__(self, outlook: Outlook) -> None:
        table, seat = outlook.table, outlook.seat
        self._rules: Final = table.rules
        self._turns: Final[i64] = outlook.turns
        self.shares: Final = [0] * _CONDITIONS  # percent of an outpost's points
        self.special: Final = [False] * _CONDITIONS
        for row in range(OUTPOSTS):
            asked = self._rules.tiles[table.tiles[LEFT * ROWS + row]].outpost
            self.shares[asked] += _FLAGGED if table.flags[seat] >> row & 1 else _OPEN
        if table.character[seat] == LAND_OWNER and table.own_outpost != NO_TILE:
            self.shares[self._rules.tiles[table.own_outpost].outpost] += _FLAGGED
        for row in range(FIRST_SPECIAL_ROW, ROWS + 1):
            self.special[self._rules.tiles[table.tiles[RIGHT * ROWS + row - 1]].special] = True

    def of(self, condition: i64, come: i64) -> i64:
        """What it is worth to have come so far with a condition."""
        share: i64 = self.shares[condition]
        worth: i64 = self.points(condition, come) * share // 100 if share else 0
        if self.special[condition]:
            mark: i64 = self._rules.marks[condition][SPECIAL_MARK]
            worth += _SPECIAL if come >= mark else _SPECIAL * come // (mark * 2)
        return worth

    def points(self, condition: i64, come: i64) -> i64:
        """Of an outpost: each grade by how surely it will be met."""
        marks = OF_A_CATEGORY if condition >= BY_CATEGORY else self._rules.marks[condition]
        usual: i64 = _GROWTH[condition] * self._turns
        sum: i64 = 0
        before: i64 = 0
        grade: i64 = 0
        while grade < GRADES:
            points: i64 = self._rules.outpost_points[grade]
            sum += (points - before) * _surely((marks[grade] - come) * 100, usual)
            before = points
            grade += 1
        return sum


def _surely(missing: i64, usual: i64) -> i64:
    """Percent: what comes until the end is anything from nothing to twice the usual."""
    if missing <= 0:
        return 100
    return 100 - 50 * missing // usual if missing < 2 * usual else 0
