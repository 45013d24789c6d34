"""An explorer is taken back into the hand (1.23b)."""

from mypy_extensions import i64

from terrarium.core.reason import Args, Reason
from terrarium.games.terramara.clan import stands_on, take_back_explorer
from terrarium.games.terramara.events import members as events
from terrarium.games.terramara.members import EXPLORER, KINDS_OF_MEMBERS, explorer_of
from terrarium.games.terramara.moves import DONE, RECALL, TRAVEL
from terrarium.games.terramara.spaces import (
    HUT,
    SPACE_NAMES,
    SPACES,
    is_territory,
    round_of,
    row_of,
    standing_on,
)
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.step import TerramaraStep


class Recalling(TerramaraStep):
    """From anywhere but a future row, and not the member just sent."""

    def begin(self, state: TerramaraState) -> bool:
        return can_recall(state, state.seat)

    def legal(self, state: TerramaraState) -> list[int]:
        return [*recall_moves(state, state.seat), DONE]

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if move == DONE:
            return None
        if not RECALL <= move < TRAVEL:
            return Reason("terramara-asked-recall", "1.23b")
        return _why_not_recall(state, state.seat, move - RECALL)

    def play(self, state: TerramaraState, move: int) -> None:
        if move != DONE:
            take_back_explorer(state, state.seat, move - RECALL)
            events.recalled(state, state.seat, move - RECALL)


def recall_moves(state: TerramaraState, seat: i64) -> list[int]:
    """Every space with an explorer of the seat that may be taken back."""
    return [RECALL + space for space in range(SPACES) if _can_recall(state, seat, space)]


def can_recall(state: TerramaraState, seat: i64) -> bool:
    """Whether there is any."""
    return any(_can_recall(state, seat, space) for space in range(SPACES))


def _can_recall(state: TerramaraState, seat: i64, space: i64) -> bool:
    if space == HUT:
        in_hut = state.in_hut[seat * KINDS_OF_MEMBERS + EXPLORER]
        return in_hut > (1 if _was_sent_to(state, seat, HUT) else 0)
    return (
        stands_on(state, explorer_of(seat), space)
        and not _is_future(state, space)
        and not _was_sent_to(state, seat, space)
    )


def _was_sent_to(state: TerramaraState, seat: i64, space: i64) -> bool:
    """Whether the seat has sent an explorer there in this very turn."""
    if seat != state.turn or state.sent != EXPLORER:
        return False
    return state.sent_to >= 0 and standing_on(state.sent_to, state.players) == space


def _is_future(state: TerramaraState, space: i64) -> bool:
    return is_territory(space) and round_of(row_of(space)) > state.round


def _why_not_recall(state: TerramaraState, seat: i64, space: i64) -> Reason | None:
    if _can_recall(state, seat, space):
        return None
    args: Args = {"space": SPACE_NAMES[space]}
    if space != HUT and not stands_on(state, explorer_of(seat), space):
        return Reason("terramara-no-own-explorer", "1.23b", args)
    if _is_future(state, space):
        return Reason("terramara-no-recall-from-future", "1.23b", args)
    if _was_sent_to(state, seat, space):
        return Reason("terramara-no-recall-at-once", "1.23b", args)
    return Reason("terramara-no-own-explorer", "1.23b", args)
