"""Before the draft, with two and three players: neutral explorers are placed row by row (M-9)."""

from mypy_extensions import i64

from terrarium.core.reason import Reason
from terrarium.games.terramara.clan import is_empty
from terrarium.games.terramara.events import members as events
from terrarium.games.terramara.members import NEUTRAL as NEUTRAL_MEMBER
from terrarium.games.terramara.members import NEUTRAL_EXPLORERS
from terrarium.games.terramara.moves import DRAFT, NEUTRAL
from terrarium.games.terramara.phases import NEUTRALS
from terrarium.games.terramara.spaces import (
    COLUMNS,
    ROWS,
    TERRITORY,
    is_special,
    row_of,
    territory,
)
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.step import TerramaraStep, task_of
from terrarium.games.terramara.tasks import Task


class Neutrals(TerramaraStep):
    """One in each row, from the first player clockwise; with two players once more (M-9)."""

    def begin(self, state: TerramaraState) -> bool:
        moves = self.legal(state)
        if len(moves) > 1:
            return True
        self.play(state, moves[0])
        return False

    def legal(self, state: TerramaraState) -> list[int]:
        row = task_of(state).amount % ROWS + 1
        spaces = [territory(row, column) for column in range(COLUMNS)]
        return [int(NEUTRAL + space - TERRITORY) for space in spaces if _is_free(state, space)]

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        row = task_of(state).amount % ROWS + 1
        if move >= DRAFT or row_of(TERRITORY + move - NEUTRAL) != row:
            return Reason("terramara-asked-neutral", "M-9", {"row": int(row)})
        if not _is_free(state, TERRITORY + move - NEUTRAL):
            return Reason("terramara-neutral-not-free", "M-9")
        return None

    def play(self, state: TerramaraState, move: int) -> None:
        placed, seat = task_of(state).amount, state.seat
        neutral = placed // NEUTRAL_EXPLORERS
        space = TERRITORY + move - NEUTRAL
        state.first_on[space] = int(NEUTRAL_MEMBER + neutral)
        events.placed_neutral(state, seat, neutral, space)
        if placed + 1 < state.rules.neutrals * NEUTRAL_EXPLORERS:
            state.push(NEUTRALS, (seat + 1) % state.players, Task(placed + 1))


def _is_free(state: TerramaraState, space: i64) -> bool:
    return is_empty(state, space) and not is_special(space)
