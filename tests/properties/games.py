"""Random moments of the matches of any game."""

from collections.abc import Callable

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from terrarium.core.chance import Stream, named_stream
from terrarium.core.event import Listener
from terrarium.core.game import Game
from terrarium.core.outcome import Outcome
from terrarium.core.setup import Setup
from terrarium.core.state import NOBODY, SPECTATOR, State
from tests.every_game import Habit, UnderTest

SEEDS = st.integers(0, 2**127)
_NOW_AND_THEN, _THE_END = 5, 12
_MOST_MATCHES = 200  # are played until one comes to such a moment


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


def ended(state: State, habit: Habit) -> Outcome:
    """How it comes out when it is played to the end."""
    play_on(state, habit, "to the end")
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def some_moments(under: UnderTest, setup: Setup, seed: int) -> list[State]:
    """Of one busy match: now and then, and at the end, where much may happen quickly."""
    state, chance = under.game.begin(setup, seed), named_stream(f"some moments {seed}")
    states: list[State] = []
    while state.actor() != NOBODY:
        states.append(state.copy())
        state.play(under.habit(state, chance))
    return [*states[:-_THE_END:_NOW_AND_THEN], *states[-_THE_END:]]


def at_any_time(state: State) -> bool:
    return True


def going_on(state: State) -> bool:
    return state.actor() != NOBODY


@st.composite
def moments(
    draw: st.DrawFn,
    under: UnderTest,
    when: Callable[[State], bool] = at_any_time,
    setups: SearchStrategy[Setup] | None = None,
) -> Moment:
    """A moment of a random match, from its beginning to its end, at which this is so."""
    setup, first = draw(under.setups if setups is None else setups), draw(SEEDS)
    habit = draw(st.sampled_from(under.habits))
    for seed in range(first, first + _MOST_MATCHES):
        moves, lengths = _match(under.game.begin(setup, seed), habit, f"match {seed}", when)
        if lengths:
            return Moment(under.game, setup, seed, moves[: draw(st.sampled_from(lengths))])
    raise LookupError(f"no match of {under.name} with {setup.options.all()} ever comes to this")


def _match(
    state: State, habit: Habit, name: str, when: Callable[[State], bool]
) -> tuple[list[int], list[int]]:
    """The moves of a match, and how many of them were made whenever this was so."""
    found: list[bool] = []

    def looking(state: State, chance: Stream) -> int:
        found.append(when(state))
        return habit(state, chance)

    moves = play_on(state, looking, name)
    return moves, [made for made, is_so in enumerate([*found, when(state)]) if is_so]
