"""The gentle bot: better than chance, and a newcomer's match all the same."""

import pytest

from terrarium.arena.request import Simulation
from terrarium.arena.simulate import simulate

MATCHES = 30


def share(game: str, *bots: str) -> float:
    return simulate(Simulation(game, 2, bots, MATCHES, 7)).tally.win_share(0)


@pytest.mark.leisurely
@pytest.mark.parametrize("game", ["terra_futura", "terramara"])
def test_it_beats_chance_and_loses_to_whom_it_looks_up_to(game: str) -> None:
    assert share(game, "gentle", "random") > 0.8
    assert share(game, "gentle", "planner") < 0.2
