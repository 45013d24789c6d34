"""Which moves last: what a seat could not take back by itself, known before it is made.

It is found on a table imagined from what the seat knows, so that it tells nothing else.
"""

from functools import cached_property

from terrarium.core.notation import moves_in
from terrarium.core.state import NOBODY, State
from terrarium.core.trial import Trial, supposed
from terrarium.tables.live import LiveMatch
from terrarium.tables.table import playing_people
from terrarium.tables.wish import ASK, FREE

FINAL = "final"  # it shows something, or ends the match
PASSES = "passes"  # it can be taken back until somebody else has moved
AGREE = "agree"  # it can be taken back if all agree


class Lasting:
    """Tries the moves of one seat at a table, by that table's way of taking back."""

    def __init__(self, live: LiveMatch, seat: int) -> None:
        self._live = live
        self._seat = seat
        self._way = _way_back(live, seat)

    def __call__(self, moves: str) -> str:
        """Why moves cannot be taken back; empty where they can be."""
        numbers = [self._live.course.history.game.parse(text) for text in moves_in(moves)]
        trial = Trial(self._world.copy(), self._seat).play_all(numbers)
        actor = trial.state.actor()
        if actor == NOBODY:
            return FINAL
        if self._way == FREE or not (trial.learns() or actor != self._seat):
            return ""
        if self._way == ASK:
            return AGREE
        return FINAL if actor == self._seat else PASSES

    @cached_property
    def _world(self) -> State:
        return supposed(self._live.course.history.state, self._seat)


def _way_back(live: LiveMatch, seat: int) -> str:
    """Where nobody else has to be asked, asking is as good as being free."""
    alone = set(playing_people(live.table.seats)) <= {seat}
    return FREE if live.table.undo == ASK and alone else live.table.undo
