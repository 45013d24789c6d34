"""Which sentences of the log begin a turn, so that what follows stands under them."""

from typing import Final

from terrarium.core.reason import Message

_SENT: Final = ("terramara-sent", "terramara-sent-for")
# What may be done before a member is sent, or after it.
_USES: Final = (
    "terramara-flipped",
    "terramara-used-card",
    "terramara-used-own-tile",
    "terramara-used-character",
)
# What is no part of anybody's turn.
_BETWEEN: Final = (
    "terramara-began",
    "terramara-placed-neutral",
    "terramara-drafted",
    "terramara-took-start-card",
    "terramara-paid-start-card",
    "terramara-row-flipped",
    "terramara-round-began",
    "terramara-final-points",
)


def begins_turn(told: Message, head: Message) -> bool:
    """A member is sent in every turn; what its player used before that is of the same turn."""
    if told.id in _SENT:
        return head.id not in _USES or not _same_player(told, head)
    if told.id in _USES:
        return head.id not in (*_SENT, *_USES) or not _same_player(told, head)
    return told.id in _BETWEEN


def names_turn(told: Message) -> bool:
    """The member that is sent, also where something was used before."""
    return told.id in _SENT


def _same_player(one: Message, other: Message) -> bool:
    return one.args.get("seat") == other.args.get("seat")
