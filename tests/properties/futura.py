"""Moments of Terra Futura, by what is asked."""

from collections.abc import Callable

from terrarium.core.state import State
from terrarium.games.terra_futura.state import TerraFuturaState
from tests.every_game import under_test
from tests.properties.games import Moment, going_on

UNDER = under_test("terra_futura")


def futura_of(moment: Moment) -> TerraFuturaState:
    assert isinstance(moment.state, TerraFuturaState)
    return moment.state


def asking(step: int) -> Callable[[State], bool]:
    return lambda state: going_on(state) and state.step == step
