"""Which sentences of the log begin a turn, so that what follows stands under them."""

from typing import Final

from terrarium.core.reason import Message

_BEGIN: Final = frozenset(
    f"terra_futura-{told}"
    for told in (
        "began",
        "discarded",
        "took",
        "took-unseen",
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
    """A card that is discarded or taken; at the end whatever is chosen or counted."""
    return told.id in _BEGIN
