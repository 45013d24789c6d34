"""A gain of movement: caravans go along the road, step by step (1.14)."""

from mypy_extensions import i64

from terrarium.core.bits import bit
from terrarium.core.reason import Args, Reason
from terrarium.games.terramara.bonus import tile_place, use_bonus
from terrarium.games.terramara.events import gains as events
from terrarium.games.terramara.moves import ADVANCE, DONE, TRAVEL
from terrarium.games.terramara.phases import MOVING
from terrarium.games.terramara.road import (
    EDGE_FROM,
    EDGE_NAMES,
    EDGE_TO,
    EDGES_FROM,
    END_OF_ROAD,
    PLACE_NAMES,
    is_crossroad_place,
    is_outpost,
    segment_of,
)
from terrarium.games.terramara.state import CARAVANS, TerramaraState
from terrarium.games.terramara.steps.step import TerramaraStep, task_of
from terrarium.games.terramara.tasks import Task
from terrarium.games.terramara.traits import reaches
from terrarium.games.terramara.triggers import is_answered, on_crossroad, on_flag


class Moving(TerramaraStep):
    """Steps may be shared between the caravans, and left out."""

    def begin(self, state: TerramaraState) -> bool:
        return task_of(state).amount > 0 and _can_travel(state)

    def legal(self, state: TerramaraState) -> list[int]:
        moves = _travels(state)
        moves.append(DONE)
        return moves

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if move == DONE:
            return None
        if not TRAVEL <= move < ADVANCE:
            return Reason("terramara-asked-move", "1.14", {"steps": task_of(state).amount})
        return _why_not_travel(state, move - TRAVEL)

    def play(self, state: TerramaraState, move: int) -> None:
        if move != DONE:
            _travel(state, state.seat, move - TRAVEL)


def _can_travel(state: TerramaraState) -> bool:
    behind = state.seat * CARAVANS
    return _has_way(state, state.caravans[behind]) or _has_way(state, state.caravans[behind + 1])


def _has_way(state: TerramaraState, place: i64) -> bool:
    least = task_of(state).least
    return any(edge >= least and _is_open(state, EDGE_TO[edge]) for edge in EDGES_FROM[place])


def _travels(state: TerramaraState) -> list[int]:
    """Both caravans' ways on, ascending: what is ahead has the later edges."""
    behind = state.caravans[state.seat * CARAVANS]
    ahead = state.caravans[state.seat * CARAVANS + 1]
    moves: list[int] = []
    _add_travels(state, behind, moves)
    if ahead != behind:
        _add_travels(state, ahead, moves)
    return moves


def _add_travels(state: TerramaraState, place: i64, moves: list[int]) -> None:
    least = task_of(state).least
    for edge in EDGES_FROM[place]:
        if edge >= least and _is_open(state, EDGE_TO[edge]):
            moves.append(TRAVEL + edge)


def _is_open(state: TerramaraState, place: i64) -> bool:
    """The way to an outpost is closed until its row has flipped (1.14)."""
    return not is_outpost(place) or state.has_flipped(segment_of(place))


def _why_not_travel(state: TerramaraState, edge: int) -> Reason | None:
    base = state.seat * CARAVANS
    place, target = EDGE_FROM[edge], EDGE_TO[edge]
    if state.caravans[base] != place and state.caravans[base + 1] != place:
        return Reason("terramara-no-caravan-there", "1.14", {"place": PLACE_NAMES[place]})
    if not _is_open(state, target):
        closed: Args = {"place": PLACE_NAMES[target], "row": int(segment_of(target))}
        return Reason("terramara-outpost-closed", "1.14", closed)
    args: Args = {"edge": EDGE_NAMES[edge]}
    is_ascending = edge >= task_of(state).least
    return None if is_ascending else Reason("terramara-travel-ascending", "1.23c", args)


def _travel(state: TerramaraState, seat: i64, edge: i64) -> None:
    """One step; what it sets off is done before the next, and then any edge may follow."""
    leaves, place = EDGE_FROM[edge], EDGE_TO[edge]
    _put_caravan(state, seat, leaves, place)
    least = 0 if _sets_off(state, seat, place) else edge
    state.push(MOVING, seat, Task(task_of(state).amount - 1, least))
    _arrive(state, seat, leaves, place)


def _put_caravan(state: TerramaraState, seat: i64, leaves: i64, place: i64) -> None:
    """Caravans are interchangeable: the one ahead is always the second (1.23b)."""
    behind = seat * CARAVANS
    other = state.caravans[behind]
    if other == leaves:
        other = state.caravans[behind + 1]
    state.caravans[behind] = min(other, place)
    state.caravans[behind + 1] = max(other, place)


def _is_second(state: TerramaraState, seat: i64, place: i64) -> bool:
    """Whether both caravans are at or past a place that one has just come to."""
    return state.caravans[seat * CARAVANS] >= place


def _sets_off(state: TerramaraState, seat: i64, place: i64) -> bool:
    if is_crossroad_place(place):
        return is_answered(state, seat, reaches(segment_of(place), _is_second(state, seat, place)))
    return not (is_outpost(place) and state.flags[seat] & _flag(place))


def _arrive(state: TerramaraState, seat: i64, leaves: i64, place: i64) -> None:
    """The end, a crossroad, a bonus tile or an outpost (1.14)."""
    if place == END_OF_ROAD:
        _park(state, seat, leaves)
        return
    events.travelled(state, seat, leaves, place)
    if is_crossroad_place(place):
        on_crossroad(state, seat, place, _is_second(state, seat, place))
    elif is_outpost(place):
        _place_flag(state, seat, place)
    else:
        use_bonus(state, seat, tile_place(place))


def _park(state: TerramaraState, seat: i64, leaves: i64) -> None:
    """On the highest value that is free; it is scored in the end."""
    events.parked(state, seat, leaves, state.rules.road_ends[len(state.parked)])
    state.parked = (*state.parked, int(seat))


def _place_flag(state: TerramaraState, seat: i64, place: i64) -> None:
    """Never two on one outpost."""
    if not state.flags[seat] & _flag(place):
        state.flags[seat] |= _flag(place)
        events.placed_flag(state, seat, place)
        on_flag(state, seat)


def _flag(place: i64) -> i64:
    return bit(segment_of(place) - 1)
