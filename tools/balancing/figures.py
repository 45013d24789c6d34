"""The figures by which a set of Terramara is judged, each with its goal."""

from collections.abc import Iterator
from dataclasses import dataclass

from balancing.tally import Tally
from terrarium.games.terramara.components import CONDITION_NAMES

EVERYWHERE = 1_000.0


@dataclass(frozen=True)
class Figure:
    """A number that should be within bounds."""

    name: str
    value: float
    least: float
    most: float
    unit: str = ""

    @property
    def is_met(self) -> bool:
        return self.least <= self.value <= self.most

    def goal(self) -> str:
        if self.most == EVERYWHERE:
            return f"at least {self.least:g}{self.unit}"
        if self.least == -EVERYWHERE:
            return f"below {self.most:g}{self.unit}"
        return f"{self.least:g} to {self.most:g}{self.unit}"


def figures(tally: Tally) -> Iterator[Figure]:
    """In the order in which they are asked for."""
    seats = tally["seats"]
    total = tally["half points of total"]
    of_artefacts = tally["half points of artefacts"] + tally["half points of effects"]
    yield Figure("final strength", tally["strength"] / seats, 9, 14)
    yield Figure("final culture", tally["culture"] / seats, 8, 12)
    yield Figure("movements of a player", tally["movements"] / seats, 9, 13)
    yield Figure("artefacts of a player", tally["artefacts"] / seats, 6, 9)
    yield Figure("artefacts' share of points", 100 * of_artefacts / total, 40, 60, " %")
    yield Figure("score", total / 2 / seats, 65, 110)
    yield Figure("the hut's share of placements", percent(tally, "hut", "placements"), 5, 20, " %")
    orders = scores(tally, "order")
    advantage = max(orders.values()) - min(orders.values())
    yield Figure("advantage of a seat in points", advantage, -EVERYWHERE, 4)
    for kind in ("bonus", "crossroad", "special", "outpost"):
        yield from _uses(tally, kind)
    yield from _grades(tally)
    for card, far in far_from_mean(tally, "start").items():
        yield Figure(f"start card {card}, from the mean", far, -10, 10, " %")


def percent(tally: Tally, part: str, whole: str) -> float:
    return 100 * tally[part] / max(tally[whole], 1)


def _uses(tally: Tally, kind: str) -> Iterator[Figure]:
    """In how many of the matches in which it is there somebody uses it."""
    prefix = f"present {kind} "
    for name in sorted(key.removeprefix(prefix) for key in tally if key.startswith(prefix)):
        share = percent(tally, f"used {kind} {name}", f"{prefix}{name}")
        yield Figure(f"{kind} {name} used", share, 20, EVERYWHERE, " %")


def _grades(tally: Tally) -> Iterator[Figure]:
    """Of those who have a flag there."""
    for name in CONDITION_NAMES:
        easy = percent(tally, f"easy {name}", f"flags {name}")
        hard = percent(tally, f"hard {name}", f"flags {name}")
        yield Figure(f"outpost {name}, easy met", easy, 60, 95, " %")
        yield Figure(f"outpost {name}, hard met", hard, 5, 40, " %")


def scores(tally: Tally, kind: str) -> dict[str, float]:
    """The mean score of those who had one of a kind: a start card, a character, a place."""
    prefix = f"seats of {kind} "
    names = sorted(key.removeprefix(prefix) for key in tally if key.startswith(prefix))
    return {
        name: tally[f"halves of {kind} {name}"] / 2 / tally[f"{prefix}{name}"] for name in names
    }


def far_from_mean(tally: Tally, kind: str) -> dict[str, float]:
    """The same, in percent from the mean of all."""
    mean = tally["half points of total"] / 2 / tally["seats"]
    return {name: 100 * (score / mean - 1) for name, score in scores(tally, kind).items()}
