"""What matters at a table of Terra Futura: others' cards and deeds, pollution, and the end."""

from typing import Final

from terrarium.core.beat import Beat, Matters
from terrarium.core.needed import needed
from terrarium.core.reason import Message
from terrarium.games.terra_futura.page.spots import at_of

_GAINED: Final = "terra_futura-gained"
_MUCH: Final = 2  # resources of a kind at once
_HALTED: Final = frozenset({"terra_futura-blocked", "terra_futura-polluted-too-much"})

_BY_OTHERS: Final = frozenset(
    {
        "terra_futura-discarded",
        "terra_futura-placed",
        _GAINED,
        "terra_futura-copied",
        "terra_futura-pattern",
        *_HALTED,
    }
)
_SET: Final = frozenset({"terra_futura-set"})

_MATTERS: Final = Matters(
    at_of,
    begins=_BY_OTHERS | _SET | {"terra_futura-final-began", "terra_futura-kept"},
    together=_SET,
    counts=_SET,
    by_others=_BY_OTHERS,
    grave=_HALTED,
)


def beats_of(told: list[Message], reader: int) -> list[Beat]:
    return _MATTERS.beats_in([one for one in told if _is_much(one)], reader)


def _is_much(told: Message) -> bool:
    """A little is gained all the time."""
    return told.id != _GAINED or needed(int, told.args["amount"]) >= _MUCH
