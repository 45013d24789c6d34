"""How the things of Terra are named in messages: each in the reader's own language."""

from terrarium.core.reason import Message
from terrarium.games.terra.cards import CRISIS_BY_NAME


def term(name: str, value: str) -> Message | None:
    """The message for an argument: a card, a crisis, a set, a region or a colour."""
    if name == "card":
        colour, _, number = value.partition(" ")
        return Message("terra-card", {"colour": colour, "value": number})
    if name == "crisis" and value in CRISIS_BY_NAME:
        region, _, colour = value.rpartition("-")
        return Message("terra-crisis-name", {"region": region, "colour": colour})
    if name == "set":
        return Message("terra-set", {"cards": value})
    if name == "region":
        return Message("terra-region", {"region": value})
    return Message("terra-colour", {"colour": value}) if name == "colour" else None
