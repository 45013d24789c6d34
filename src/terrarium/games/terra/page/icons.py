"""What the signs of Terra's table mean, group by group, with the numbers of an edition."""

from typing import Final

from terrarium.core.edition import Edition
from terrarium.core.needed import needed
from terrarium.core.reason import Message
from terrarium.games.terra.cards import COLOURS
from terrarium.games.terra.edition import TerraEdition

GROUPS: Final = {
    "cards": (*COLOURS, "card", "idle", "chip", "pile", "hand"),
    "crises": ("impending", "asked", "passed", "waits", "crisis", "helped"),
    "danger": ("pips", "gauge", "threatened", "tense", "alarm", "lost"),
    "points": ("track", "set", "hoards"),
}
AT_THE_TABLE: Final = (*COLOURS, "hand", "lost", "track", "set", "hoards")  # as tips say it there


class Icons:
    """All that the page of icons shows of an edition."""

    def __init__(self, box: TerraEdition) -> None:
        self.groups: Final = {
            group: [(sign, _means(sign, box)) for sign in signs] for group, signs in GROUPS.items()
        }


def icons_of(edition: Edition) -> Icons:
    return Icons(needed(TerraEdition, edition))


def _means(sign: str, box: TerraEdition) -> Message:
    if sign not in AT_THE_TABLE:
        return Message("terra-page-icon", {"what": sign})
    points = {"first": box.first_points, "highest": box.highest_points}
    more = {"solving": box.solving_points, "limit": box.hand_limit}
    return Message(f"terra-page-means-{sign}", {**points, **more})
