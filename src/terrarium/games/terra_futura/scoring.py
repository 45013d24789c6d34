"""Points for resources and sets, the penalty for polluted cards, and ranks (End of Game)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.outcome import Outcome, ranks_of
from terrarium.core.state import NOBODY
from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.resources import KINDS, count
from terrarium.games.terra_futura.state import TerraFuturaState

MORE_THAN_ALL_CUBES: Final = 1_000


def finish_match(state: TerraFuturaState) -> None:
    """All sets are turned up together (5.4)."""
    for seat in range(state.players):
        events.revealed_set(state, seat, set_points(state, seat, state.chosen[seat]))
    for seat in range(state.players):
        events.scored(state, seat, score_of(state, seat)["total"])
    state.finish()


def resource_points(state: TerraFuturaState, seat: i64) -> int:
    """Everything on active cards; inactive ones count nothing (5.6, 4.6)."""
    return points_in(state.purse[seat], state.rules.values)


def points_in(purse: i64, values: list[int]) -> int:
    return sum(int(count(purse, kind)) * values[kind] for kind in range(KINDS))


def set_points(state: TerraFuturaState, seat: i64, number: int) -> int:
    """As many times as the usable resources hold the set; nothing is used up (5.4)."""
    card = state.rules.scoring[number]
    return times(state.purse[seat], card.needs) * card.points


def times(purse: i64, needs: i64) -> int:
    """How often the set is there."""
    found = [
        int(count(purse, kind) // count(needs, kind)) for kind in range(KINDS) if count(needs, kind)
    ]
    return min(found)


def polluted_cards(state: TerraFuturaState, seat: i64) -> int:
    """Cards with at least one cube, in a space or not (5.6)."""
    return sum(1 for cell in state.places[seat] if state.cubes_on(seat * CELLS + cell))


def all_cubes(state: TerraFuturaState, seat: i64) -> int:
    return sum(int(state.cubes_on(seat * CELLS + cell)) for cell in state.places[seat])


def score_of(state: TerraFuturaState, seat: i64) -> dict[str, int]:
    """Resources and set, less the penalty for each polluted card (5.6)."""
    resources = resource_points(state, seat)
    in_set = set_points(state, seat, state.chosen[seat])
    polluted = -polluted_cards(state, seat) * state.rules.penalty
    return {
        "total": resources + in_set + polluted,
        "resources": resources,
        "set": in_set,
        "pollution": polluted,
        "cubes": all_cubes(state, seat),
    }


def outcome_of(state: TerraFuturaState) -> Outcome | None:
    """The most points win; of equals who has fewer cubes; then they share the victory (5.7)."""
    if state.seat != NOBODY:
        return None
    scores = [score_of(state, seat) for seat in range(state.players)]
    ranks = ranks_of([MORE_THAN_ALL_CUBES * s["total"] - s["cubes"] for s in scores])
    return Outcome(ranks, scores)
