"""What matters at a table of Terra: crises, hoards, and the end of the world."""

from typing import Final

from terrarium.core.beat import Beat, Matters
from terrarium.core.reason import Message
from terrarium.games.terra.page.spots import at_of

_SCORED: Final = frozenset({"terra-scored-first", "terra-scored-highest", "terra-scored-both"})
_HOARDED: Final = frozenset({"terra-hoarded-hidden"})
_SAVED: Final = "terra-saved"
_TURNED_UP: Final = "terra-hoard-turned-up"
_ENDS: Final = frozenset({"terra-lost-region", "terra-lost-colour", "terra-lost-total", _SAVED})
_CRISES: Final = frozenset({"terra-crisis", "terra-averted", "terra-broke-out", "terra-solved"})
_NEAR: Final = frozenset({"terra-near-region", "terra-near-colour", "terra-near-total"})

_MATTERS: Final = Matters(
    at_of,
    begins=_CRISES | _HOARDED | _ENDS,
    adds=_SCORED | _NEAR,
    counts=_SCORED | {"terra-solved", _TURNED_UP},
    grave=_ENDS - {_SAVED} | {"terra-broke-out"},
)


def beats_of(told: list[Message], reader: int) -> list[Beat]:
    """Hoards that are turned up in a lost world count for nothing."""
    saved = any(message.id == _SAVED for message in told)
    counted = [message for message in told if saved or message.id != _TURNED_UP]
    return _MATTERS.beats_in(counted, reader)
