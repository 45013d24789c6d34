"""Which sentences of the log begin a turn, so that what follows stands under them."""

from typing import Final

from terrarium.core.reason import Message

_DISCARDED: Final = "terra_futura-discarded"
_TAKEN: Final = ("terra_futura-took", "terra_futura-took-unseen")
_BETWEEN: Final = tuple(
    f"terra_futura-{told}"
    for told in (
        "began",
        "final-began",
        "pattern",
        "pattern-chosen",
        "pattern-hidden",
        "set",
        "set-chosen",
        "set-hidden",
        "scored",
    )
)


def begins_turn(told: Message, head: Message) -> bool:
    """The card that is discarded first, or that is taken; later what is chosen or counted."""
    if told.id in _TAKEN:
        return head.id != _DISCARDED or head.args.get("seat") != told.args.get("seat")
    return told.id == _DISCARDED or told.id in _BETWEEN


def names_turn(told: Message) -> bool:
    """The card that is taken, also where another was discarded before it."""
    return told.id in _TAKEN
