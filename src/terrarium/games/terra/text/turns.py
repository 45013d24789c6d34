"""Which sentences of the log begin a turn or a crisis, so that what follows stands under them."""

from typing import Final

from terrarium.core.reason import Message

# The answers to a crisis, what they scored, and how a turn ended.
_FOLLOWING: Final = (
    "terra-passed",
    "terra-played",
    "terra-sealed",
    "terra-sealed-hidden",
    "terra-unsealed",
    "terra-scored-first",
    "terra-scored-highest",
    "terra-scored-both",
    "terra-hoarded",
    "terra-hoarded-hidden",
    "terra-discarded",
    "terra-discarded-hidden",
    "terra-ended-turn",
    "terra-hoard-turned-up",
)


def begins_turn(told: Message, head: Message) -> bool:
    """What is drawn, how a crisis ends, and help: these are looked for."""
    return told.id not in _FOLLOWING
