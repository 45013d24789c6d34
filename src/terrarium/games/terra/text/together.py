"""What happened and what followed at once, in one sentence of the log."""

from typing import Final

from terrarium.core.needed import needed
from terrarium.core.reason import Message

# A turn in which nothing else was done.
_DREW_ONLY: Final = {"terra-drew": "terra-drew-only", "terra-drew-hidden": "terra-drew-only-hidden"}
_BOTH: Final = ("terra-scored-first", "terra-scored-highest")


def told_together(first: Message, then: Message) -> Message | None:
    """Only what is told of the same player."""
    if first.args.get("seat") != then.args.get("seat"):
        return None
    if first.id in _DREW_ONLY and then.id == "terra-ended-turn":
        return Message(_DREW_ONLY[first.id], first.args)
    return _scored_both(first, then) if (first.id, then.id) == _BOTH else None


def _scored_both(first: Message, then: Message) -> Message:
    """For the first card, which is the highest too."""
    of_first, of_highest = (needed(int, told.args["points"]) for told in (first, then))
    args = {**first.args, "first": of_first, "highest": of_highest}
    return Message("terra-scored-both", {**args, "points": of_first + of_highest})
