"""The games for which the tests of every game run: those that are registered, and Dare.

A game adds one entry to EVERY_GAME. What it leaves out is what most games are like.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

import pytest
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from terrarium.core.chance import Stream
from terrarium.core.edition import Edition
from terrarium.core.game import Game
from terrarium.core.option import Choice, Number, Option
from terrarium.core.reason import BadInput
from terrarium.core.setup import Setup
from terrarium.core.state import State
from terrarium.editions import find_edition
from terrarium.games import GAMES
from terrarium.games.terra import moves as terra
from terrarium.games.terra_futura import moves as terra_futura
from terrarium.games.terramara import moves as terramara
from terrarium.games.terramara.phases import EFFECT, PHASES
from tests.tiny.game import DARE

Habit = Callable[[State, Stream], int]


def any_move(state: State, chance: Stream) -> int:
    moves = state.legal()
    return moves[chance.below(len(moves))]


def mostly_without(*idle: int) -> Habit:
    """Mostly something else than to pass or to end, so that much happens."""

    def busy_move(state: State, chance: Stream) -> int:
        moves = state.legal()
        busy = [move for move in moves if move not in idle]
        choice = busy if busy and chance.below(8) else moves
        return choice[chance.below(len(choice))]

    return busy_move


@dataclass(frozen=True)
class UnderTest:
    """A game and what its tests must know of it.

    `hidden`: the fields of its state that not everybody may know; `habit`: how its random players
    play when they are busy; `lost_together`: whether a match may be lost by all; `unasked`: its
    steps that ask nobody; `at_most`: with how many players a decision comes up, if not with all;
    `drafted`: the decisions whose drafts look different from all others', if not each one's do.
    """

    game: Game
    hidden: frozenset[str] = frozenset()
    habit: Habit = any_move
    lost_together: bool = False
    unasked: frozenset[str] = frozenset()
    at_most: Mapping[str, int] = field(default_factory=dict)
    drafted: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        return self.game.name

    @cached_property
    def edition(self) -> Edition:
        return find_edition(self.game)

    @property
    def habits(self) -> tuple[Habit, ...]:
        return (any_move, self.habit)

    @cached_property
    def setups(self) -> SearchStrategy[Setup]:
        """All numbers of players, all options."""
        return random_setups(self)


@st.composite
def random_setups(draw: st.DrawFn, under: UnderTest) -> Setup:
    players = draw(st.integers(under.game.least, under.game.most))
    setup = under.game.setup(players, under.edition)
    for option in under.game.options:
        chosen = setup.options.all() | {option.name: draw(st.sampled_from(values_of(option)))}
        setup = _if_it_fits(under, setup, chosen)
    return setup


def setups_with_each_option(under: UnderTest) -> Iterator[Setup]:
    """A usual table, and one for each thing that can be chosen at it."""
    usual = under.game.setup(under.game.usual, under.edition)
    yield usual
    for option in under.game.options:
        for value in values_of(option):
            changed = _if_it_fits(under, usual, usual.options.all() | {option.name: value})
            if changed.options.all() != usual.options.all():
                yield changed


def values_of(option: Option) -> list[str]:
    """What may be chosen; of a range its ends and its middle."""
    if isinstance(option, Choice):
        return list(option.words)
    if isinstance(option, Number):
        ends = option.least, (option.least + option.most) // 2, option.most
        return [option.default, *map(str, ends)]
    return ["yes", "no"]


def _if_it_fits(under: UnderTest, setup: Setup, chosen: dict[str, str]) -> Setup:
    try:
        return under.game.setup(setup.players, under.edition, chosen)
    except BadInput:
        return setup


def under_test(name: str) -> UnderTest:
    return next(under for under in EVERY_GAME if under.name == name)


EVERY_GAME = [
    UnderTest(
        GAMES.find("terra"),
        hidden=frozenset({"drawn", "hands", "hidden", "hoards", "pile", "played"}),
        habit=mostly_without(terra.PASS, terra.END),
        lost_together=True,
    ),
    UnderTest(
        GAMES.find("terra_futura"),
        hidden=frozenset({"chosen", "decks", "drawn", "pattern", "scoring"}),
        habit=mostly_without(terra_futura.END),
    ),
    UnderTest(
        GAMES.find("terramara"),
        hidden=frozenset({"deck", "drawn"}),
        habit=mostly_without(terramara.DONE, terramara.END),
        unasked=frozenset(PHASES[EFFECT:]),
        at_most={"neutral": 3, "first": 2},
        drafted=frozenset({"send", "hut", "offer"}),
    ),
    UnderTest(DARE, hidden=frozenset({"bids"})),
]
of_every_game = pytest.mark.parametrize("under", EVERY_GAME, ids=lambda under: under.name)
