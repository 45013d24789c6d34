"""Decisions of whole matches by chance, at all kinds of tables: each match is played once."""

from collections.abc import Iterator
from functools import cache

from terrarium.core.setup import Setup
from terrarium.core.state import State
from tests.every_game import UnderTest, setups_with_each_option, under_test
from tests.properties.games import some_moments
from tests.sizes import sized

TIMES = sized(quick=2, full=5, deep=100)  # each table is played


@cache
def decisions(name: str) -> list[State]:
    under = under_test(name)
    tables = [*_of_every_size(under), *setups_with_each_option(under)] * TIMES
    return [
        state for seed, setup in enumerate(tables) for state in some_moments(under, setup, seed)
    ]


def decisions_at(name: str, *steps: int) -> list[State]:
    """Those of some kinds; there are such."""
    found = [state for state in decisions(name) if state.step in steps]
    assert found
    return found


def _of_every_size(under: UnderTest) -> Iterator[Setup]:
    for players in range(under.game.least, under.game.most + 1):
        yield under.game.setup(players, under.edition)
