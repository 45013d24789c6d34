"""After the action: one artefact may be crafted or reserved, then the turn is over (M-1)."""

from mypy_extensions import i64

from terrarium.core.reason import Reason
from terrarium.games.terramara.crafting import (
    add_crafts,
    add_reserves,
    can_craft,
    can_reserve,
    why_not_craft,
    why_not_reserve,
)
from terrarium.games.terramara.moves import CRAFT, END, RESERVE, USE_CARD
from terrarium.games.terramara.phases import AFTER
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.craft import begin_craft, reserve
from terrarium.games.terramara.steps.rest import (
    add_uses,
    add_work,
    can_use,
    can_work,
    is_rest,
    play_rest,
    rested,
    why_not_rest,
)
from terrarium.games.terramara.steps.step import TerramaraStep
from terrarium.games.terramara.steps.turn import go_to_next_turn


class After(TerramaraStep):
    """Craft, craft what is reserved, or reserve: one of them at most, then the end (1.7)."""

    def begin(self, state: TerramaraState) -> bool:
        if _has_choice(state, state.seat):
            return True
        go_to_next_turn(state)
        return False

    def legal(self, state: TerramaraState) -> list[int]:
        seat = state.seat
        moves: list[int] = []
        add_work(state, seat, moves)
        if not state.acted:
            add_crafts(state, seat, 0, moves)
            add_reserves(state, seat, moves)
        add_uses(state, seat, moves)
        moves.append(END)
        return moves

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if move == END:
            return None
        if is_rest(move):
            return why_not_rest(state, state.seat, move, True)
        if not CRAFT <= move < USE_CARD:
            return Reason("terramara-asked-after", "M-1")
        if state.acted:
            return Reason("terramara-acted-already", "M-1")
        if move < RESERVE:
            return why_not_craft(state, state.seat, move)
        return why_not_reserve(state, state.seat, move)

    def play(self, state: TerramaraState, move: int) -> None:
        seat = state.seat
        if move == END:
            go_to_next_turn(state)
            return
        state.push(AFTER, seat)
        if is_rest(move):
            play_rest(state, seat, move)
            return
        rested(state)
        state.acted = True
        if move < RESERVE:
            begin_craft(state, seat, move, 0)
        else:
            reserve(state, seat, move - RESERVE)


def _has_choice(state: TerramaraState, seat: i64) -> bool:
    """Whether there is more to do than to end the turn; what is quickly found comes first."""
    if can_work(state, seat):
        return True
    if not state.acted and (can_reserve(state, seat) or can_craft(state, seat, 0)):
        return True
    return can_use(state, seat)
