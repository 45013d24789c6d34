"""The bonus tiles beside river and road: whoever comes there uses their effect (1.14, 1.18)."""

from mypy_extensions import i64

from terrarium.games.terramara.effects.carrying import carry_out_now
from terrarium.games.terramara.events import gains as events
from terrarium.games.terramara.state import TerramaraState


def use_bonus(state: TerramaraState, seat: i64, place: i64) -> None:
    """The tile stays for others, and for one's other caravan."""
    tile = state.bonus[place]
    events.used_tile(state, seat, tile)
    carry_out_now(state, seat, state.rules.bonus_tiles[tile].parts)
