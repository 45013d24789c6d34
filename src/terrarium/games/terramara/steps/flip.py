"""The character becomes adult, before the first member of a round (1.20, ruling 8)."""

from mypy_extensions import i64

from terrarium.core.bits import bit
from terrarium.core.reason import Reason
from terrarium.games.terramara.characters import BONUS, LAND_OWNER, NO_CHARACTER, SCOUT
from terrarium.games.terramara.components import NO_TILE
from terrarium.games.terramara.events import members as events
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.rest import rested
from terrarium.games.terramara.traits import traits_of


def can_flip(state: TerramaraState, seat: i64) -> bool:
    return (
        not state.begun & bit(seat)
        and state.character[seat] != NO_CHARACTER
        and not state.is_adult(seat)
        and (state.character[seat] != SCOUT or state.explorers[seat] > 0)
    )


def why_not_flip(state: TerramaraState, seat: i64) -> Reason | None:
    if state.character[seat] == NO_CHARACTER:
        return Reason("terramara-no-character", "1.4")
    if state.is_adult(seat):
        return Reason("terramara-adult-already", "1.20")
    if state.begun & bit(seat):
        return Reason("terramara-flip-too-late", "1.20")
    return None if can_flip(state, seat) else Reason("terramara-no-explorer-to-lose", "M-13")


def flip(state: TerramaraState, seat: i64) -> None:
    """What belonged to the young side alone is lost (1.20)."""
    state.adult |= bit(seat)
    character = state.character[seat]
    if character == SCOUT:
        state.explorers[seat] -= 1
    elif character == BONUS:
        state.private, state.tile_used = 0, False
    elif character == LAND_OWNER:
        state.own_crossroad = NO_TILE
    state.traits[seat] = int(traits_of(state, seat))
    rested(state)
    events.flipped(state, seat)
