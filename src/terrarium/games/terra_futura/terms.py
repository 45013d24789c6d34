"""How the things of Terra Futura are named in messages: each in the reader's own language."""

from terrarium.core.reason import Message


def term(name: str, value: str) -> Message | None:
    """The message for an argument: a kind of resource, a level; a card keeps its name."""
    if name == "kind":
        return Message("terra_futura-kind", {"kind": value})
    if name == "level":
        return Message("terra_futura-level", {"level": value})
    if name == "card" or name == "to":
        return Message("terra_futura-card", {"name": value.replace("-", " ")})
    return None
