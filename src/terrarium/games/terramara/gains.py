"""What a seat receives and loses: goods, steps on the tracks, points, workers and members.

What may be refused or used in part is pushed as something to be done; all else is done at once.
"""

from mypy_extensions import i64

from terrarium.games.terramara.components import LEVEL_OF_ROUND, LEVELS, ON_ROUND_SPACE
from terrarium.games.terramara.events import gains as events
from terrarium.games.terramara.goods import RAWS, one, together
from terrarium.games.terramara.phases import CULTURE, MOVING
from terrarium.games.terramara.sources import STRENGTH_BEYOND
from terrarium.games.terramara.state import MOST_STRENGTH, TerramaraState
from terrarium.games.terramara.tasks import Task
from terrarium.games.terramara.traits import EXTRA_CULTURE, EXTRA_MOVEMENT, KEEPS_STRENGTH


def gain_goods(state: TerramaraState, seat: i64, bundle: i64) -> None:
    """What costs nothing is received in full, unasked (M-1b)."""
    state.goods[seat] = together(state.goods[seat], bundle)
    events.gained_goods(state, seat, bundle)


def refine(state: TerramaraState, seat: i64, raw: i64) -> None:
    """A raw good becomes the refined one of its kind (1.5)."""
    state.goods[seat] = together(state.goods[seat] - one(raw), one(raw + RAWS))
    events.refined(state, seat, raw)


def score(state: TerramaraState, seat: i64, points: i64, source: str) -> None:
    """Taken as tokens, at once (M-24)."""
    state.points[seat] += points
    events.scored(state, seat, points, source)


def gain_strength(state: TerramaraState, seat: i64, steps: i64) -> None:
    """In full, unasked; each step beyond the end is a point (1.13, M-6)."""
    made = min(steps, MOST_STRENGTH - state.strength[seat])
    if made > 0:
        state.strength[seat] += made
        events.gained_strength(state, seat, made)
    if made < steps:
        score(state, seat, steps - made, STRENGTH_BEYOND)


def lose_strength(state: TerramaraState, seat: i64, steps: i64) -> None:
    """Young War never loses any (1.20)."""
    if not state.traits[seat] & KEEPS_STRENGTH:
        trade_strength(state, seat, steps)


def trade_strength(state: TerramaraState, seat: i64, steps: i64) -> None:
    """For something else: that is no loss, so young War pays it as well (1.20)."""
    state.strength[seat] -= steps
    events.lost_strength(state, seat, steps)


def gain_culture(state: TerramaraState, seat: i64, steps: i64) -> None:
    """Young River's extra step joins the same gain (M-6, 1.23b)."""
    extra: i64 = 1 if state.traits[seat] & EXTRA_CULTURE else 0
    state.push(CULTURE, seat, Task(steps + extra))


def gain_movement(state: TerramaraState, seat: i64, steps: i64) -> None:
    """Young Road's extra step joins the same gain (M-6, 1.23b)."""
    extra: i64 = 1 if state.traits[seat] & EXTRA_MOVEMENT else 0
    state.push(MOVING, seat, Task(steps + extra))


def hire(state: TerramaraState, seat: i64) -> None:
    """One of the two of this round, then a spare one of their level, if there is any (M-19)."""
    level = hired_level(state)
    if state.hired < ON_ROUND_SPACE:
        state.hired += 1
        _employ(state, seat, level)
    else:
        take_worker(state, seat, level)


def hired_level(state: TerramaraState) -> i64:
    """Of the workers who can be hired in this round (1.11)."""
    return LEVEL_OF_ROUND[state.round]


def take_worker(state: TerramaraState, seat: i64, level: i64) -> None:
    """A spare tile of this level, if one is left; it is ready at once (1.23b)."""
    if state.spare[level - 1] > 0:
        spare = list(state.spare)
        spare[level - 1] -= 1
        state.spare = tuple(spare)
        _employ(state, seat, level)


def take_warriors(state: TerramaraState, seat: i64, warriors: i64) -> None:
    """As many as the supply still holds (M-12)."""
    taken = min(warriors, state.mercenaries)
    if taken > 0:
        state.mercenaries -= taken
        state.warriors[seat] += taken
        events.took_warriors(state, seat, taken)


def gain_explorer(state: TerramaraState, seat: i64) -> None:
    """Usable in the same round (ruling 7)."""
    state.explorers[seat] += 1
    events.gained_explorer(state, seat)


def _employ(state: TerramaraState, seat: i64, level: i64) -> None:
    place = seat * LEVELS + level - 1
    state.workers[place] += 1
    state.ready[place] += 1
    events.hired(state, seat, level)
