"""What the space brings to which a member was sent (1.11, 1.12, 1.15, 1.16)."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.components import RIGHT, Parts
from terrarium.games.terramara.effects.carrying import carry_out_now
from terrarium.games.terramara.gains import gain_culture, gain_movement, gain_strength, hire
from terrarium.games.terramara.phases import HUT as IN_HUT
from terrarium.games.terramara.spaces import (
    CROSSROADS,
    DEVELOP,
    FIRST,
    HIRE,
    HUT,
    LAND,
    LEFT_COLUMNS,
    RAID,
    ROWS,
    TERRITORY,
    column_of,
    row_of,
)
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.first import go_first, go_raiding
from terrarium.games.terramara.steps.step import TerramaraStep

STEPS_OF_TRAVEL: Final = 2


class Action(TerramaraStep):
    """Received at once; what has to be chosen is asked."""

    def begin(self, state: TerramaraState) -> bool:
        act(state, state.seat, state.sent_to)
        return False


def act(state: TerramaraState, seat: i64, space: i64) -> None:
    if space >= TERRITORY and space != HUT:
        carry_out_now(state, seat, parts_on(state, space))
    elif space == HUT:
        state.push(IN_HUT, seat)
    else:
        _at_home(state, seat, space)


def _at_home(state: TerramaraState, seat: i64, space: i64) -> None:
    """Hire, develop, travel, raid, first (1.11)."""
    if space == HIRE:
        hire(state, seat)
    elif space == DEVELOP:
        gain_strength(state, seat, 1)
        gain_culture(state, seat, 1)
    elif space == RAID:
        go_raiding(state, seat)
    elif space == FIRST:
        go_first(state, seat)
    else:
        gain_movement(state, seat, STEPS_OF_TRAVEL)


def parts_on(state: TerramaraState, space: i64) -> Parts:
    """What a territory or crossroad space shows."""
    tiles = state.rules.tiles
    if space == LAND:
        return tiles[state.own_crossroad].crossroad
    if space >= CROSSROADS:
        return tiles[state.tiles[RIGHT * ROWS + space - CROSSROADS]].crossroad
    side, place = column_of(space) // LEFT_COLUMNS, column_of(space) % LEFT_COLUMNS
    return tiles[state.tiles[side * ROWS + row_of(space) - 1]].spaces[place]
