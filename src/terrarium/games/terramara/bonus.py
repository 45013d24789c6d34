"""The bonus tiles beside river and road: whoever comes there uses their effect (1.14, 1.18)."""

from mypy_extensions import i64

from terrarium.games.terramara.effects.carrying import carry_out_now
from terrarium.games.terramara.events import gains as events
from terrarium.games.terramara.road import OUTPOSTS, is_left_stop, segment_of
from terrarium.games.terramara.state import LEFT_STOPS, RIGHT_STOPS, TerramaraState


def tile_place(stop: i64) -> i64:
    """Where the tile of a stop of the road lies among all: l1 … l6, and r5 and r6 (1.14)."""
    if is_left_stop(stop):
        return LEFT_STOPS + segment_of(stop) - 1
    return RIGHT_STOPS + segment_of(stop) - OUTPOSTS - 1


def use_bonus(state: TerramaraState, seat: i64, place: i64) -> None:
    """The tile stays for others, and for one's other caravan."""
    tile = state.bonus[place]
    events.used_tile(state, seat, tile)
    carry_out_now(state, seat, state.rules.bonus_tiles[tile].parts)
