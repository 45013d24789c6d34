"""A draft: moves that a reader is composing. It comes with each request and is never stored.

What would come of it is played on a table imagined from what the seat knows, never on the true one.
"""

from collections.abc import Callable
from dataclasses import dataclass

from terrarium.core.notation import moves_in
from terrarium.core.reason import BadInput, Reason, Refused
from terrarium.core.state import SPECTATOR, State
from terrarium.core.undo import Witness
from terrarium.core.view import View
from terrarium.tables.live import LiveMatch
from terrarium.web.pages.games import Draft, drafting_page
from terrarium.web.pages.visit import Visit

FIELD = "draft"
_MOST_MOVES = 100
_LONGEST = 4_000
_ANY_WORLD = 0  # they all look alike to the seat


@dataclass(frozen=True)
class Preview:
    """The table as the seat would see it after its draft."""

    draft: Draft
    view: View
    why_not: Callable[[int], Reason | None]


def moves_sent(text: str) -> list[str]:
    """The moves that a page sends on one line."""
    moves = moves_in(text)
    if len(moves) > _MOST_MOVES or len(text) > _LONGEST:
        raise BadInput(f"at most {_MOST_MOVES} moves can be sent at once")
    return moves


def wished_in(visit: Visit) -> list[str]:
    """The moves that the reader is composing; none when nothing is being composed."""
    return moves_sent(visit.request.query_params.get(FIELD, ""))


def preview(live: LiveMatch, seat: int, wished: list[str], version: int) -> Preview:
    """Refused, with a reason, where a draft has been overtaken or cannot be."""
    page = drafting_page(live.table.the_game())
    if page is None:
        raise Refused(Reason("no-drafts"))
    world = _imagined(live, seat, version)
    draft = page.compose(world, wished)
    _play_out(world, seat, draft.moves)
    return Preview(draft, world.view(seat), lambda move: world.why_not(seat, move))


def _imagined(live: LiveMatch, seat: int, version: int) -> State:
    if seat == SPECTATOR:
        raise Refused(Reason("not-your-seat"))
    state = live.history.state
    if version != live.version:
        raise Refused(Reason("stale", "", {"version": version}))
    if state.actor() != seat:
        raise Refused(state.why_not(seat, 0) or Reason("stale", "", {"version": version}))
    return state.imagine(seat, _ANY_WORLD)


def _play_out(world: State, seat: int, moves: list[int]) -> None:
    """A draft ends before whatever would show its reader something hidden."""
    witness = Witness(int(world.players))
    world.listener = witness
    for move in moves:
        reason = world.why_not(seat, move)
        if reason is not None:
            raise Refused(reason)
        chances = world.chances
        world.play(move)
        witness.moved(seat, world.chances != chances)
        if witness.limit(seat):
            raise Refused(Reason("draft-goes-too-far"))
