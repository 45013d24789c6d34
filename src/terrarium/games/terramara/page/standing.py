"""Who stands on a space: pieces that move from where they stood."""

from typing import Final

from terrarium.games.terramara.members import STANDING_NAMES, member_of
from terrarium.games.terramara.picture.drawing import members_on
from terrarium.games.terramara.state import TerramaraState


class Standing:
    """A member, by its number on a space."""

    def __init__(self, member: int) -> None:
        self.number: Final = member
        self.thing: Final = STANDING_NAMES[member].replace(" ", "-")  # of the same kind and clan


def standing_there(table: TerramaraState, space: int) -> list[Standing]:
    """The first comer first."""
    return [Standing(member) for member in members_on(table, space)]


def in_hut(table: TerramaraState, seat: int) -> list[Standing]:
    """A seat's members in its hut, of each kind."""
    found: list[Standing] = []
    for kind, members in enumerate(table.hut_of(seat)):
        found += [Standing(int(member_of(kind, seat)))] * members
    return found
