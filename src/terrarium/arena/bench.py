"""How fast the engine is: decisions, games, copies and replays a second."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from statistics import median

import terrarium
from terrarium.arena.loop import copy_often, play_randomly
from terrarium.core.chance import named_stream
from terrarium.core.export import full_record
from terrarium.core.game import Game
from terrarium.core.history import History
from terrarium.core.record import read_record
from terrarium.core.replay import verify
from terrarium.core.setup import Setup
from terrarium.core.state import NOBODY, State
from terrarium.core.view import Json

ROUNDS = 3
_COPIES = 20_000
_MIDDLE = 60  # moves into a game: where a copy costs what it usually costs
_RECORDS = 20


@dataclass
class Bench:
    """Medians of several rounds."""

    game: str
    players: int
    compiled: bool
    decisions_per_second: float
    choices_per_second: float
    games_per_second: float
    copies_per_second: float
    replays_per_second: float

    def as_json(self) -> dict[str, Json]:
        figures: dict[str, Json] = {
            name: round(value) for name, value in vars(self).items() if name.endswith("_second")
        }
        return {
            "game": self.game,
            "players": self.players,
            "compiled": self.compiled,
            **figures,
        }


@dataclass
class Goal:
    """What the compiled engine must reach."""

    name: str
    seen: float
    wanted: float

    @property
    def met(self) -> bool:
        return self.seen >= self.wanted


def bench(game: Game, setup: Setup, seconds: float) -> Bench:
    """Measure each thing in several rounds that take about so long together."""
    each = seconds / ROUNDS / 3
    plays = [play_for(game, setup, each) for _ in range(ROUNDS)]
    copies = [copy_for(game, setup, each) for _ in range(ROUNDS)]
    replays = [_replay(game, setup, each) for _ in range(ROUNDS)]
    return Bench(
        game.name,
        setup.players,
        terrarium.compiled(),
        median(play[0] for play in plays),
        median(play[1] for play in plays),
        median(play[2] for play in plays),
        median(copies),
        median(replays),
    )


def goals(game: Game, result: Bench) -> list[Goal]:
    """What the game asks of its compiled engine, beside what was seen."""
    seen: dict[str, float] = vars(result)
    return [
        Goal(f"{name} per second", seen[f"{name}_per_second"], wanted)
        for name, wanted in game.speed_goals(result.players).items()
    ]


def play_for(game: Game, setup: Setup, seconds: float) -> tuple[float, float, float]:
    """Decisions, choices and games a second of uniform random play."""
    decisions = choices = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        played = play_randomly(game.begin(setup, games), named_stream(f"bench {games}"))
        decisions += played.decisions
        choices += played.choices
        games += 1
    passed = time.perf_counter() - start
    return decisions / passed, choices / passed, games / passed


def copy_for(game: Game, setup: Setup, seconds: float) -> float:
    state = _middle_of_a_game(game, setup)
    return _often(lambda: copy_often(state, _COPIES), seconds) * _COPIES


def _replay(game: Game, setup: Setup, seconds: float) -> float:
    """Full records read, checked move by move and verified, as `terrarium verify` does."""
    texts = [_record(game, setup, seed) for seed in range(_RECORDS)]

    def verify_all() -> None:
        for text in texts:
            verify(game, setup.edition, read_record(text), text)

    return _often(verify_all, seconds) * _RECORDS


def _often(work: Callable[[], None], seconds: float) -> float:
    times, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        work()
        times += 1
    return times / (time.perf_counter() - start)


def _middle_of_a_game(game: Game, setup: Setup) -> State:
    """A random game after a number of moves; games that end sooner are passed over."""
    for seed in count():
        state, chance = game.begin(setup, seed), named_stream(f"bench middle {seed}")
        for _ in range(_MIDDLE):
            legal = state.legal()
            if not legal:
                break
            state.play(legal[chance.below(len(legal))])
        if state.actor() != NOBODY:
            return state
    raise AssertionError("count() has no end")


def _record(game: Game, setup: Setup, seed: int) -> str:
    history, chance = History(game, setup, seed), named_stream(f"bench record {seed}")
    while history.state.actor() != NOBODY:
        legal = history.state.legal()
        history.play(history.state.actor(), legal[chance.below(len(legal))])
    return full_record(history, "bench", ["bot random"] * setup.players).write()
