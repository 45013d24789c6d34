"""A draft: moves that a reader is composing. It comes with each request and is never stored.

What would come of it is played on a table imagined from what the seat knows, never on the true one.
"""

from terrarium.core.draft import Draft
from terrarium.core.notation import moves_in
from terrarium.core.reason import BadInput, Reason, Refused
from terrarium.core.state import SPECTATOR, State
from terrarium.core.trial import supposed
from terrarium.tables.live import LiveMatch
from terrarium.web.pages.visit import Visit

FIELD = "draft"
_MOST_MOVES = 100
_LONGEST = 4_000


def moves_sent(text: str) -> list[str]:
    """The moves that a page sends on one line."""
    moves = moves_in(text)
    if len(moves) > _MOST_MOVES or len(text) > _LONGEST:
        raise BadInput(f"at most {_MOST_MOVES} moves can be sent at once")
    return moves


def wished_in(visit: Visit) -> list[str]:
    """The moves that the reader is composing; none when nothing is being composed."""
    return moves_sent(visit.request.query_params.get(FIELD, ""))


def composed(live: LiveMatch, seat: int, wished: list[str], version: int) -> Draft:
    """Refused, with a reason, where a draft has been overtaken or cannot be."""
    return live.table.the_game().compose(_imagined(live, seat, version), wished)


def _imagined(live: LiveMatch, seat: int, version: int) -> State:
    if seat == SPECTATOR:
        raise Refused(Reason("not-your-seat"))
    state = live.course.history.state
    if version != live.course.version:
        raise Refused(Reason("stale", "", {"version": version}))
    if state.actor() != seat:
        raise Refused(state.why_not(seat, 0) or Reason("stale", "", {"version": version}))
    return supposed(state, seat)
