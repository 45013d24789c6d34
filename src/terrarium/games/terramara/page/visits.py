"""A member sent somewhere: whom it meets there, and when it comes back."""

from typing import Final

from terrarium.core.player import Player, seated
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.clan import strength_of
from terrarium.games.terramara.members import (
    EXPLORER_OF,
    NEUTRAL,
    NEUTRAL_NAMES,
    is_explorer,
)
from terrarium.games.terramara.picture.spaces import ahead
from terrarium.games.terramara.spaces import standing_on
from terrarium.games.terramara.state import TerramaraState


class Visit:
    """What a space says besides what it brings."""

    def __init__(self, table: TerramaraState, space: int) -> None:
        met = table.first_on[standing_on(space, table.rules.players)]
        self.meets: Final = _meets(table, met) if is_explorer(met) else None
        self.ahead: Final = ahead(table, space)


def _meets(table: TerramaraState, met: int) -> Message:
    """Whose explorer stands there, and how strong that player is."""
    args: Args = {"who": _owner(met), "strength": int(strength_of(table, met))}
    args["neutral"] = "yes" if met >= NEUTRAL else "no"
    return Message("terramara-page-own-meets", args)


def _owner(met: int) -> str | Player:
    return NEUTRAL_NAMES[met - NEUTRAL] if met >= NEUTRAL else seated(met - EXPLORER_OF)
