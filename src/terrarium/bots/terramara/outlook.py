"""The table through the eyes of one seat: what is left of the match, and what goods are worth.

All worths are in hundredths of a point.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terramara.workshop import Workshop
from terrarium.games.terramara.characters import SCOUT
from terrarium.games.terramara.state import ROUNDS, TerramaraState
from terrarium.games.terramara.steps.culture import EXPLORER_JOINS
from terrarium.games.terramara.view import TerramaraView

POINT: Final = 100
TURN: Final = 385  # what a member brings in a later round, about
_CLAN: Final = 5  # four explorers and the chief
_LONG: Final = 6  # turns from which on time does not press
_REFINED: Final = 102  # at the end of the match, and for each turn to craft in
_REFINED_A_TURN: Final = 4
_RAW: Final = 77
_RAW_A_TURN: Final = 4
_TURNS_TO_REFINE: Final = 5  # for each good that is refined without a worker


class Outlook:
    """What every sum of the planner begins with."""

    def __init__(self, view: TerramaraView) -> None:
        table = view.table
        seat = view.seat
        self.table: Final[TerramaraState] = table
        self.seat: Final[i64] = seat
        self.rounds: Final[i64] = ROUNDS - max(table.round, 1)  # that are still to come
        self.goods: Final[i64] = table.goods[seat]
        self.in_hand: Final[i64] = table.members_in_hand(seat)
        self.turns: Final[i64] = self.in_hand + self.rounds * _clan(table, seat)
        pressing: i64 = min(self.turns, _LONG)
        is_last = self.turns == 0
        self.refined: Final[i64] = POINT if is_last else _REFINED + pressing * _REFINED_A_TURN
        self.raw: Final[i64] = POINT // 2 if is_last else _RAW + pressing * _RAW_A_TURN
        self.workshop: Final = Workshop(self.raw, self.refined, self.turns, self._capacity())

    def _capacity(self) -> i64:
        """How many raw goods the workers can still refine, and spaces and the hut beside."""
        now = self.table.ready_levels(self.seat)
        each = self.table.worker_levels(self.seat)
        return now + each * self.rounds + self.turns // _TURNS_TO_REFINE


def _clan(table: TerramaraState, seat: i64) -> i64:
    clan: i64 = _CLAN
    if table.culture[seat] >= EXPLORER_JOINS:
        clan += 1
    if table.is_character(seat, SCOUT, adult=False):
        clan += 1
    return clan
