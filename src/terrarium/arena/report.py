"""A simulation in words: who survived, who won, and with how much."""

from math import sqrt

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.table import Table

from terrarium.arena.simulate import Result
from terrarium.arena.tally import Histogram, Tally, mean, quantile
from terrarium.core.points import as_number

_BARS = " ▁▂▃▄▅▆▇█"
_COLUMNS = 16
_TWO_SIDED_95 = 1.96


def show(result: Result, console: Console) -> None:
    """A summary on the console."""
    console.print(Group(_head(result), _causes(result), _seats(result)))


def interval(successes: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    if not games:
        return 0.0, 1.0
    share, z = successes / games, _TWO_SIDED_95
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, middle - spread) / whole, (middle + spread) / whole


def _head(result: Result) -> str:
    tally, request = result.tally, result.request
    speed = tally.games / result.seconds if result.seconds else 0.0
    stopped = f", stopped before {request.games:,}" if result.stopped else ""
    return "\n".join(
        [
            f"{request.game}, {request.players} players, seed {request.seed}: "
            f"{tally.games:,} games{stopped} in {result.seconds:.1f} s ({speed:,.0f} games/s)",
            *_collapses(tally),
            f"length: {mean(tally.lengths):.0f} decisions a game, "
            f"{tally.choices / max(1, tally.decisions):.0%} of them with a choice",
        ]
    )


def _collapses(tally: Tally) -> list[str]:
    """Not a word where nothing collapsed: most games cannot."""
    if not tally.collapses:
        return []
    low, high = interval(tally.collapses, tally.games)
    return [f"collapsed: {tally.collapses / tally.games:.1%} (95 %: {low:.1%} to {high:.1%})"]


def _causes(result: Result) -> str:
    """Shares of the collapsed games; several causes may come together."""
    tally = result.tally
    if not tally.collapses:
        return ""
    kinds = [f"{kind} {times / tally.collapses:.0%}" for kind, times in tally.kinds.most_common()]
    return "causes of collapse: " + ", ".join(kinds)


def _seats(result: Result) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    scores = "scores of games survived" if result.tally.collapses else "scores"
    for name in ("seat", "bot", "wins", "mean score", "quartiles", scores):
        table.add_column(name, justify="left" if name.startswith(("bot", "scores")) else "right")
    for seat, bot in enumerate(result.request.bots):
        histogram = result.tally.scores[seat]
        quartiles = [quantile(histogram, share) for share in (0.25, 0.5, 0.75)]
        table.add_row(
            str(seat),
            bot,
            f"{result.tally.win_share(seat):.1%}",
            f"{mean(histogram):.1f}",
            " ".join("–" if value is None else str(as_number(value)) for value in quartiles),
            spark(histogram),
        )
    return table


def spark(histogram: Histogram) -> str:
    """A small drawing of a distribution, with its ends."""
    if not histogram:
        return "–"
    low, high = min(histogram), max(histogram)
    heights = [0] * _COLUMNS
    for value, times in histogram.items():
        heights[(value - low) * (_COLUMNS - 1) // max(1, high - low)] += times
    tallest = max(heights)
    bars = "".join(_BARS[-(-height * (len(_BARS) - 1) // tallest)] for height in heights)
    return f"{as_number(low)} {bars} {as_number(high)}"
