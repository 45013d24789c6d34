"""What the conditions of outposts and special spaces make of a step towards them (1.16, 1.17)."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terramara.outlook import POINT, Outlook
from terrarium.games.terramara.characters import LAND_OWNER
from terrarium.games.terramara.components import LEFT, NO_TILE, RIGHT
from terrarium.games.terramara.conditions import GRADES, OF_A_CATEGORY, SPECIAL_MARK
from terrarium.games.terramara.road import OUTPOSTS
from terrarium.games.terramara.spaces import FIRST_SPECIAL_ROW, ROWS

_CONDITIONS: Final = 8
_FLAGGED: Final = 120  # percent
_OPEN: Final = 13  # a flag may still be placed
_SPECIAL: Final = 200  # what a special space brings more than others


class Aims:
    """How much each of the eight conditions matters to the seat."""

    def __init__(self, outlook: Outlook) -> None:
        table, seat = outlook.table, outlook.seat
        self._rules: Final = table.rules
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
        """Of an outpost: half for the grade that is met, half for the way to the next."""
        marks = OF_A_CATEGORY if condition > 3 else self._rules.marks[condition]
        met: i64 = 0
        below: i64 = 0
        points: i64 = 0
        while met < GRADES:
            mark: i64 = marks[met]
            if come < mark:
                more: i64 = self._rules.outpost_points[met] * POINT - points
                return points + more * (come - below) // ((mark - below) * 2)
            points = self._rules.outpost_points[met] * POINT
            below = mark
            met += 1
        return points
