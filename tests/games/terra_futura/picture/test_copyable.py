"""What is marked in other territories is what Assistance can copy."""

import random

import pytest

from terrarium.core.state import SPECTATOR
from terrarium.games.terra_futura.cards import OPTIONS
from terrarium.games.terra_futura.cells import CELLS, START
from terrarium.games.terra_futura.picture.copyable import copyable
from terrarium.games.terra_futura.state import ACTIVATING, TerraFuturaState
from terrarium.games.terra_futura.steps.choice import ALL
from terrarium.games.terra_futura.steps.copy import copies
from terrarium.games.terra_futura.view import TerraFuturaView
from tests.games.terra_futura.table import EDITION, GAME


@pytest.mark.parametrize("inactive_too", ["no", "yes"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_marked_is_what_the_rules_let_one_copy(players: int, inactive_too: str) -> None:
    setup = GAME.setup(players, EDITION, {"assist_copy_inactive": inactive_too})
    marked = 0
    for seed in range(6):
        state, chance = GAME.begin(setup, seed), random.Random(seed)
        assert isinstance(state, TerraFuturaState)
        while state.legal():
            if state.step == ACTIVATING:
                found = _marked(state)
                assert found == _by_the_rules(state)
                marked += len(found)
            state.play(chance.choice(state.legal()))
        assert _marked(state) == set()
    assert marked > 50


def _marked(state: TerraFuturaState) -> set[int]:
    view = state.view(SPECTATOR)
    assert isinstance(view, TerraFuturaView)
    return copyable(view)


def _by_the_rules(state: TerraFuturaState) -> set[int]:
    if not state.line >> START & 1 or not state.is_active(state.turn * CELLS + START):
        return set()
    return {number // OPTIONS for number in copies(state, ALL)}
