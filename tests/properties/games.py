"""The games that every property is checked for, and random moments of their matches.

To add a game, add an entry to GAMES_UNDER_TEST.
"""

from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from terrarium.core.chance import Stream, named_stream
from terrarium.core.edition import Edition
from terrarium.core.event import Listener
from terrarium.core.game import Game
from terrarium.core.setup import Setup
from terrarium.core.state import NOBODY, SPECTATOR, State
from terrarium.editions import find_edition
from terrarium.games.terra import Terra
from terrarium.games.terra.moves import END, PASS
from terrarium.games.terra_futura import TerraFutura
from terrarium.games.terra_futura.moves import END as END_OF_TURN
from tests.tiny import DARE
from tests.tiny import EDITION as DARE_EDITION

Habit = Callable[[State, Stream], int]
SEEDS = st.integers(0, 2**128 - 1)


def any_move(state: State, chance: Stream) -> int:
    moves = state.legal()
    return moves[chance.below(len(moves))]


@dataclass(frozen=True)
class UnderTest:
    """A game, an edition of it, random setups, and the habits of its random players."""

    game: Game
    edition: Edition
    setups: SearchStrategy[Setup]
    habits: tuple[Habit, ...] = (any_move,)

    @property
    def name(self) -> str:
        return self.game.name


class Moment:
    """A moment of a match, and all that led to it."""

    def __init__(self, game: Game, setup: Setup, seed: int, moves: list[int]) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.moves = moves
        self.state = self.again()

    def __repr__(self) -> str:
        moves = ", ".join(map(self.game.spell, self.moves))
        options = self.setup.options.all()
        return f"{self.game.name} for {self.setup.players} {options} seed {self.seed}: {moves}"

    @property
    def seats(self) -> list[int]:
        """Everybody who may look: the players, and a spectator."""
        return [*range(self.setup.players), SPECTATOR]

    def again(self, listener: Listener | None = None) -> State:
        """The same moment, reached once more."""
        state = self.game.begin(self.setup, self.seed, listener)
        for move in self.moves:
            state.play(move)
        return state


def play_on(state: State, habit: Habit, name: str, most: int = 100_000) -> list[int]:
    """Play to the end, or so many moves; the moves."""
    chance = named_stream(name)
    moves: list[int] = []
    while state.actor() != NOBODY and len(moves) < most:
        moves.append(habit(state, chance))
        state.play(moves[-1])
    return moves


@st.composite
def moments(draw: st.DrawFn, under: UnderTest, over: bool = True) -> Moment:
    """A moment of a random match, from its beginning to its end, or to just before its end."""
    setup = draw(under.setups)
    seed = draw(SEEDS)
    habit = draw(st.sampled_from(under.habits))
    moves = play_on(under.game.begin(setup, seed), habit, f"match {seed}")
    length = draw(st.integers(0, len(moves) if over else len(moves) - 1))
    return Moment(under.game, setup, seed, moves[:length])


# Terra: all numbers of players, all options.

TERRA = Terra()
TERRA_EDITION = find_edition(TERRA)


@st.composite
def terra_setups(draw: st.DrawFn) -> Setup:
    players = draw(st.integers(TERRA.least, TERRA.most))
    chosen = {
        "final_unsolved_crisis_phase3": draw(st.sampled_from(["yes", "no"])),
        "hand_limit_discard_hidden": draw(st.sampled_from(["no", "yes"])),
        "sealed_contributions": draw(st.sampled_from(["no", "yes"])),
        "region_limit": draw(st.sampled_from(["edition", "2", "4"])),
        "colour_limit": draw(st.sampled_from(["edition", "2", "5", "7"])),
        "total_limit": draw(st.sampled_from(["edition", "2", "9", "19"])),
        "threat_offset": str(draw(st.sampled_from([0, -6, -3, 3, 6]))),
        "start": draw(st.sampled_from(["random", "0", str(players - 1)])),
    }
    if players in (4, 6):
        chosen["teams"] = draw(st.sampled_from(["no", "yes"]))
    return TERRA.setup(players, TERRA_EDITION, chosen)


def any_busy_move(state: State, chance: Stream) -> int:
    """Mostly something else than to pass or to end, so that much happens."""
    moves = state.legal()
    busy = [move for move in moves if move not in (PASS, END)]
    choice = busy if busy and chance.below(6) else moves
    return choice[chance.below(len(choice))]


# Terra Futura: all numbers of players, all options.

TERRA_FUTURA = TerraFutura()
TERRA_FUTURA_EDITION = find_edition(TERRA_FUTURA)


@st.composite
def terra_futura_setups(draw: st.DrawFn) -> Setup:
    chosen = {option.name: draw(st.sampled_from(["yes", "no"])) for option in TERRA_FUTURA.options}
    players = draw(st.integers(TERRA_FUTURA.least, TERRA_FUTURA.most))
    return TERRA_FUTURA.setup(players, TERRA_FUTURA_EDITION, chosen)


def any_move_but_the_end(state: State, chance: Stream) -> int:
    """Whatever can be activated is, nearly always, so that much is gained, paid and polluted."""
    moves = state.legal()
    if len(moves) > 1 and moves[0] == END_OF_TURN and chance.below(12):
        moves = moves[1:]
    return moves[chance.below(len(moves))]


GAMES_UNDER_TEST = [
    UnderTest(TERRA, TERRA_EDITION, terra_setups(), (any_move, any_busy_move)),
    UnderTest(
        TERRA_FUTURA,
        TERRA_FUTURA_EDITION,
        terra_futura_setups(),
        (any_move, any_move_but_the_end),
    ),
    UnderTest(
        DARE,
        DARE_EDITION,
        st.integers(DARE.least, DARE.most).map(lambda players: DARE.setup(players, DARE_EDITION)),
    ),
]
