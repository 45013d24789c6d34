"""Sums over many games, in exact numbers only, so that no order of adding changes them."""

from collections import Counter
from dataclasses import dataclass, field

from terrarium.core.outcome import Outcome
from terrarium.core.points import Points

Histogram = Counter[Points]  # how often there was which number

SHARES = 60  # a win shared by 1 to 6 seats is a whole number of sixtieths


@dataclass
class Tally:
    """What became of some games. It does not grow with their number."""

    players: int
    games: int = 0
    decisions: int = 0
    choices: int = 0
    collapses: int = 0
    causes: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)  # seat → sixtieths
    scores: list[Histogram] = field(default_factory=list)  # seat → total → games survived
    lengths: Histogram = field(default_factory=Counter)  # decisions → games

    def __post_init__(self) -> None:
        self.scores = self.scores or [Counter() for _ in range(self.players)]

    def add(self, outcome: Outcome, decisions: int, choices: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.choices += choices
        self.lengths[decisions] += 1
        if outcome.collective_loss:
            self.collapses += 1
            self.causes.update(outcome.causes)
            self.kinds.update({cause.split()[0] for cause in outcome.causes})
            return
        for seat in outcome.winners:
            self.wins[seat] += SHARES // len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat][score["total"]] += 1

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.choices += other.choices
        self.collapses += other.collapses
        self.causes.update(other.causes)
        self.kinds.update(other.kinds)
        self.wins.update(other.wins)
        self.lengths.update(other.lengths)
        for own, others in zip(self.scores, other.scores, strict=True):
            own.update(others)

    def win_share(self, seat: int) -> float:
        """Of all games, collapsed ones included; ties are shared."""
        return self.wins[seat] / SHARES / self.games if self.games else 0.0


def mean(histogram: Histogram) -> float:
    whole = sum(value * times for value, times in histogram.items())
    return float(whole / (sum(histogram.values()) or 1))


def quantile(histogram: Histogram, share: float) -> Points | None:
    """The value below which that share of the games lies."""
    wanted = share * sum(histogram.values())
    passed = 0
    for value in sorted(histogram):
        passed += histogram[value]
        if passed >= wanted:
            return value
    return None
