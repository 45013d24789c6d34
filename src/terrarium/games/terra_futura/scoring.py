"""Points for resources and sets, the penalty for polluted cards, and ranks (End of Game).

Points are counted from what lies there, so that a view that shows it counts them alike.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.outcome import Outcome, ranks_of
from terrarium.core.state import NOBODY
from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cards import ScoringCard
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.resources import KINDS, count, one
from terrarium.games.terra_futura.rules import Rules
from terrarium.games.terra_futura.state import TerraFuturaState

_MORE_THAN_ALL: Final = 1_000  # resources or cubes of anybody


def finish_match(state: TerraFuturaState) -> None:
    """All sets are turned up together (5.4)."""
    points = _final_points(state)
    for seat in range(state.players):
        events.revealed_set(state, seat, points[seat]["set"])
    for seat in range(state.players):
        events.scored(state, seat, points[seat]["total"])
    state.finish()


def outcome_of(state: TerraFuturaState) -> Outcome | None:
    if state.seat != NOBODY:
        return None
    points = _final_points(state)
    return Outcome(ranks_by(points), points)


def _final_points(state: TerraFuturaState) -> list[dict[str, int]]:
    return [seat_points(state, seat, (state.chosen[seat],)) for seat in range(state.players)]


def seat_points(state: TerraFuturaState, seat: i64, sets: tuple[int, ...]) -> dict[str, int]:
    """What a seat would score if the best of these sets counted."""
    cubes = [state.cubes_on(seat * CELLS + cell) for cell in state.places[seat]]
    return points_of(state.rules, state.purse[seat], cubes, sets)


def points_of(rules: Rules, purse: i64, cubes: list[int], sets: tuple[int, ...]) -> dict[str, int]:
    """Resources and set, less the penalty for each polluted card (5.6).

    `cubes` has a number for each card, in a space or not; of `sets` the best counts.
    """
    resources = int(resource_points(rules, purse))
    in_set = int(best_set(rules, purse, sets))
    pollution = -sum(1 for number in cubes if number) * rules.penalty
    return {
        "total": resources + in_set + pollution,
        "resources": resources,
        "set": in_set,
        "pollution": pollution,
        "cubes": sum(cubes),
    }


def ranks_by(points: list[dict[str, int]]) -> list[int]:
    """The most points win; of equals who has fewer cubes; then they share the victory (5.7)."""
    return ranks_of([_MORE_THAN_ALL * score["total"] - score["cubes"] for score in points])


def resource_points(rules: Rules, purse: i64) -> i64:
    """Everything on active cards; inactive ones count nothing (5.6, 4.6)."""
    points: i64 = 0
    for kind in range(KINDS):
        points += kind_points(rules, purse, kind)
    return points


def kind_points(rules: Rules, purse: i64, kind: i64) -> i64:
    return count(purse, kind) * rules.values[kind]


def best_set(rules: Rules, purse: i64, sets: tuple[int, ...]) -> i64:
    best: i64 = 0
    for number in sets:
        best = max(best, set_points(purse, rules.scoring[number]))
    return best


def set_points(purse: i64, card: ScoringCard) -> i64:
    """As many times as the usable resources hold the set; nothing is used up (5.4)."""
    return times(purse, card.needs) * card.points


def times(purse: i64, needs: i64) -> i64:
    """How often the set is there."""
    found: i64 = _MORE_THAN_ALL
    for kind in range(KINDS):
        needed = count(needs, kind)
        if needed:
            found = min(found, count(purse, kind) // needed)
    return found


def missing(purse: i64, needs: i64) -> i64:
    """The bundle that makes the set be there once more."""
    more = times(purse, needs) + 1
    bundle: i64 = 0
    for kind in range(KINDS):
        lacking = count(needs, kind) * more - count(purse, kind)
        if count(needs, kind) and lacking > 0:
            bundle += one(kind) * lacking
    return bundle
