"""Whether the points of a position of Terra can have been scored by solving crises.

A crisis solved in time gives one seat the points of the first card and one or more seats, each
once, those of a highest card (2a); a full-blown one gives one seat the points of solving (3a).
"""

from typing import Final

from terrarium.core.bits import bits_in
from terrarium.core.position import PositionText
from terrarium.games.terra.rules import Rules
from terrarium.games.terra.state import TerraState

# How one seat, or several together, may have got their points: crises solved in full bloom, the
# least and the most first cards among the others, and first and highest cards in all.
Way = tuple[int, int, int, int]

_NOTHING: Final[Way] = (0, 0, 0, 0)


def check_scores(state: TerraState, lines: PositionText) -> None:
    """No more crises were solved than lie in the discard pile."""
    solved = int(bits_in(state.solved))
    if any(state.scores) and not any(_fit(state, solved, j) for j in range(solved + 1)):
        crises = f"{solved} solved {'crisis' if solved == 1 else 'crises'}"
        raise lines.fail(f"{crises} cannot have given these scores", "scores")
    by_help = int(bits_in(state.helped & state.solved)) * state.rules.solving_points
    if state.scores[state.turn] < by_help:
        wrong = f"seat {state.turn} has at least {by_help} points for what it solved this turn"
        raise lines.fail(wrong, "scores", "helped")


def _fit(state: TerraState, solved: int, in_time: int) -> bool:
    """Whether the scores follow where so many of the crises were solved in time."""
    found = {_NOTHING}
    for score in state.scores:
        ways = _ways(state.rules, score, solved - in_time, in_time)
        found = {_together(one, other, in_time) for one in found for other in ways}
        found = {way for way in found if way[0] <= solved - in_time and way[1] <= in_time}
    return any(most >= in_time and cards >= 2 * in_time for _, _, most, cards in found)


def _together(one: Way, other: Way, in_time: int) -> Way:
    """More than enough is as good as enough."""
    most = min(one[2] + other[2], in_time)
    return one[0] + other[0], one[1] + other[1], most, min(one[3] + other[3], 2 * in_time)


def _ways(rules: Rules, score: int, late: int, in_time: int) -> list[Way]:
    """Of one seat; where first and highest cards count the same, either may be the other."""
    alike = rules.first_points == rules.highest_points
    found: dict[tuple[int, int, int], Way] = {}
    for solved in range(late + 1):
        for first in range(in_time + 1):
            highest = _highest(rules, score, solved, first, in_time)
            if highest is not None:
                key = (solved, first + highest, 0 if alike else first)
                low = found[key][1] if key in found else first
                found[key] = (solved, low, first, first + highest)
    return list(found.values())


def _highest(rules: Rules, score: int, solved: int, first: int, in_time: int) -> int | None:
    """How many highest cards make up the rest; None: it cannot be made up."""
    rest = score - solved * rules.solving_points - first * rules.first_points
    if not rules.highest_points:
        return 0 if rest == 0 else None
    highest, over = divmod(rest, rules.highest_points)
    return highest if over == 0 and 0 <= highest <= in_time else None
