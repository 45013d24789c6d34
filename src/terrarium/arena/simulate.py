"""Many games between bots. The same seed gives the same results, whatever the number of jobs."""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import terrarium
from terrarium.arena.loop import play_bots
from terrarium.arena.request import Simulation
from terrarium.arena.tally import Tally, mean, quantile
from terrarium.bots.bot import Bot
from terrarium.bots.registry import find_bot
from terrarium.core.chance import named_stream
from terrarium.core.export import full_record
from terrarium.core.history import History
from terrarium.core.points import Points, as_number
from terrarium.core.reason import BadInput
from terrarium.core.setup import Setup
from terrarium.core.view import Json

_LARGEST_CHUNK = 250
_CHUNKS_PER_JOB = 16

Chunk = tuple[Simulation, int, int]
Progress = Callable[[int], None]


@dataclass
class Result:
    """What was simulated, how it ended, and how long it took."""

    request: Simulation
    tally: Tally
    seconds: float
    stopped: bool  # before all games were played; what was done is kept

    def as_json(self) -> dict[str, Json]:
        request, tally = self.request, self.tally
        game, setup = request.the_game(), request.setup()
        return {
            "game": request.game,
            "players": request.players,
            "bots": list(request.bots),
            "options": dict(setup.options.all()),
            "seed": request.seed,
            "ruleset": game.ruleset,
            "edition": setup.edition.name,
            "compiled": terrarium.compiled(),
            "games": tally.games,
            "decisions": tally.decisions,
            "choices": tally.choices,
            "seconds": round(self.seconds, 3),
            "collapses": tally.collapses,
            "causes": {**dict(sorted(tally.kinds.items())), **dict(sorted(tally.causes.items()))},
            "wins": [round(tally.win_share(seat), 6) for seat in range(request.players)],
            "scores": [_scores_as_json(self, seat) for seat in range(request.players)],
            "length": {"mean": round(mean(tally.lengths), 3), **_ends(sorted(tally.lengths))},
            "stopped": self.stopped,
        }


def simulate(request: Simulation, on_progress: Progress = lambda games: None) -> Result:
    """Play all the games, or as many as there is time for before Ctrl-C."""
    request.setup()
    if request.out is not None:
        _prepare_folder(Path(request.out), request.game)
    started, tally, stopped = time.perf_counter(), Tally(request.players), False
    run = _run_here if request.jobs == 1 else _run_in_workers
    try:
        for done in run(request):
            tally.merge(done)
            on_progress(done.games)
    except KeyboardInterrupt:
        stopped = True
    return Result(request, tally, time.perf_counter() - started, stopped)


def _run_here(request: Simulation) -> Iterator[Tally]:
    for chunk in _chunks(request):
        yield _play_chunk(chunk)


def _run_in_workers(request: Simulation) -> Iterator[Tally]:
    with multiprocessing.Pool(request.jobs, _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(_play_chunk, _chunks(request))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _chunks(request: Simulation) -> Iterator[Chunk]:
    size = max(1, min(_LARGEST_CHUNK, request.games // (request.jobs * _CHUNKS_PER_JOB)))
    for first in range(0, request.games, size):
        yield request, first, min(first + size, request.games)


def _play_chunk(chunk: Chunk) -> Tally:
    request, first, end = chunk
    tally, setup = Tally(request.players), request.setup()
    bots = [find_bot(request.game, name) for name in request.bots]
    for index in range(first, end):
        _play_one(request, setup, bots, index, tally)
    return tally


def _play_one(request: Simulation, setup: Setup, bots: list[Bot], index: int, tally: Tally) -> None:
    """One game, whose chance and bots depend on the seed and its number alone."""
    name = f"simulate {request.seed:x} {index}"
    seed = named_stream(name).seed()
    chances = [named_stream(f"{name} {seat}") for seat in range(request.players)]
    moves: list[int] | None = None if request.out is None else []
    state = request.the_game().begin(setup, seed)
    count = play_bots(state, bots, chances, moves)
    outcome = state.outcome()
    if outcome is None:
        raise AssertionError("the game goes on")
    if moves is not None:
        _save(request, setup, index, seed, moves)
    tally.add(outcome, count.decisions, count.choices)


def _prepare_folder(folder: Path, game: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if next(folder.glob(f"{game}-*.terrarium"), None) is not None:
        raise BadInput(f"{folder} has records of {game} already; name an empty folder")


def _save(request: Simulation, setup: Setup, index: int, seed: int, moves: list[int]) -> None:
    history = History(request.the_game(), setup, seed)
    for move in moves:
        history.play(history.state.actor(), move)
    seats = [f"bot {name}" for name in request.bots]
    text = full_record(history, f"simulation-{request.seed}-{index}", seats).write()
    path = Path(request.out or "") / f"{request.game}-{index:06}.terrarium"
    path.write_text(text, "utf-8")


def _scores_as_json(result: Result, seat: int) -> dict[str, Json]:
    """Over the games that were survived."""
    histogram = result.tally.scores[seat]
    quartiles: list[Json] = [_written(quantile(histogram, share)) for share in (0.25, 0.5, 0.75)]
    return {
        "games": sum(histogram.values()),
        "mean": round(mean(histogram), 3),
        "quartiles": quartiles,
        **_ends(sorted(histogram)),
    }


def _ends(values: list[Points]) -> dict[str, Json]:
    least, most = (values[0], values[-1]) if values else (None, None)
    return {"least": _written(least), "most": _written(most)}


def _written(points: Points | None) -> Json:
    return None if points is None else as_number(points)
