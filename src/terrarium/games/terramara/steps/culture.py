"""A gain of culture: how far the canoe goes, and what the river brings (1.18, 1.23b)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Reason
from terrarium.games.terramara.bonus import use_bonus
from terrarium.games.terramara.events import gains as events
from terrarium.games.terramara.gains import gain_explorer, score
from terrarium.games.terramara.moves import ADVANCE, CHOOSE, DONE, TIMES
from terrarium.games.terramara.phases import END_OF_CULTURE, STEPS_OF_CULTURE, TILES
from terrarium.games.terramara.sources import CULTURE_BEYOND
from terrarium.games.terramara.state import (
    MOST_CULTURE,
    RIVER_6,
    RIVER_10,
    RIVER_14,
    RIVER_END,
    TerramaraState,
)
from terrarium.games.terramara.steps.step import TerramaraStep, task_of
from terrarium.games.terramara.tasks import Task
from terrarium.games.terramara.triggers import on_culture

FIRST_TILE: Final = 6
EXPLORER_JOINS: Final = 8
SECOND_TILE: Final = 10
CULTURE_OF_TILE: Final = {  # where each is reached
    RIVER_6: FIRST_TILE,
    RIVER_10: SECOND_TILE,
    RIVER_14: MOST_CULTURE,
    RIVER_END: MOST_CULTURE,
}
_TILES_AT_END: Final = 2


class Culture(TerramaraStep):
    """Asked only where a tile would be reached; otherwise all steps are made."""

    def begin(self, state: TerramaraState) -> bool:
        steps = task_of(state).amount
        if _reaches_tile(state.culture[state.seat], steps):
            return True
        _go(state, state.seat, steps)
        on_culture(state, state.seat)
        return False

    def legal(self, state: TerramaraState) -> list[int]:
        return [ADVANCE + steps for steps in range(int(task_of(state).amount) + 1)]

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        most = task_of(state).amount
        if not ADVANCE <= move < TIMES:
            return Reason("terramara-asked-culture", "1.23b", {"most": most})
        if move - ADVANCE > most:
            return Reason("terramara-not-so-far", "1.18", {"most": most})
        return None

    def play(self, state: TerramaraState, move: int) -> None:
        if move > ADVANCE:
            _advance(state, move - ADVANCE)


class StepsOfCulture(TerramaraStep):
    """Space by space: whatever one brings is done before the next; the end brings points."""

    def begin(self, state: TerramaraState) -> bool:
        _go(state, state.seat, task_of(state).amount)
        return False


class EndOfCulture(TerramaraStep):
    """What answers a gain of culture comes once, after its last step."""

    def begin(self, state: TerramaraState) -> bool:
        on_culture(state, state.seat)
        return False


class Tiles(TerramaraStep):
    """At the end of the river two tiles can be used, in any order (ruling 21)."""

    def begin(self, state: TerramaraState) -> bool:
        return task_of(state).least < (1 << _TILES_AT_END) - 1

    def legal(self, state: TerramaraState) -> list[int]:
        used = task_of(state).least
        unused = [CHOOSE + tile for tile in range(_TILES_AT_END) if not used >> tile & 1]
        return [*unused, DONE]

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if move == DONE:
            return None
        if not CHOOSE <= move < CHOOSE + _TILES_AT_END:
            return Reason("terramara-asked-tiles", "1.18")
        used = task_of(state).least >> (move - CHOOSE) & 1
        return Reason("terramara-tile-was-used", "1.18") if used else None

    def play(self, state: TerramaraState, move: int) -> None:
        if move != DONE:
            tile = move - CHOOSE
            state.push(TILES, state.seat, Task(0, task_of(state).least | 1 << tile))
            use_bonus(state, state.seat, RIVER_14 + tile)


def _advance(state: TerramaraState, steps: i64) -> None:
    state.push(END_OF_CULTURE, state.seat)
    state.push(STEPS_OF_CULTURE, state.seat, Task(steps))


def _go(state: TerramaraState, seat: i64, left: i64) -> None:
    """As far as the next tile, after which the rest follows; beyond the end for points (M-6)."""
    begins: i64 = state.culture[seat]
    tile = _next_tile(begins)
    ends = min(begins + left, tile)
    if ends > begins:
        state.culture[seat] = ends
        events.gained_culture(state, seat, ends - begins, begins + left - ends)
        if begins < EXPLORER_JOINS <= ends:
            gain_explorer(state, seat)
    left -= ends - begins
    if begins < ends == tile:
        state.push(STEPS_OF_CULTURE, seat, Task(left))
        _use_river_tile(state, seat)
    elif left > 0:
        score(state, seat, left, CULTURE_BEYOND)


def _next_tile(culture: i64) -> i64:
    """The space with the next bonus tile; at the end, that."""
    if culture < FIRST_TILE:
        return FIRST_TILE
    return SECOND_TILE if culture < SECOND_TILE else MOST_CULTURE


def _reaches_tile(culture: i64, steps: i64) -> bool:
    """Whether one of the spaces with tiles is among the next steps."""
    return culture < MOST_CULTURE and culture + steps >= _next_tile(culture)


def _use_river_tile(state: TerramaraState, seat: i64) -> None:
    if state.culture[seat] == MOST_CULTURE:
        state.push(TILES, seat, Task())
    else:
        use_bonus(state, seat, RIVER_6 if state.culture[seat] == FIRST_TILE else RIVER_10)
