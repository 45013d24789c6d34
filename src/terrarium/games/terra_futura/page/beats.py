"""What matters at a table of Terra Futura: others' cards and deeds, pollution, and the end."""

from typing import Final

from terrarium.core.beat import Beat, Matters
from terrarium.core.needed import needed
from terrarium.core.reason import Message
from terrarium.games.terra_futura.page.spots import at_of
from terrarium.games.terra_futura.resources import KIND_NAMES, MONEY, PRODUCTS

_GAINED: Final = "terra_futura-gained"
_MUCH: Final = 2  # raw materials of a kind at once, or money
_PRODUCTS: Final = KIND_NAMES[PRODUCTS:MONEY]
_MOVED: Final = "terra_futura-transferred-several"
_HALTED: Final = frozenset({"terra_futura-blocked", "terra_futura-polluted-too-much"})

_BY_OTHERS: Final = frozenset(
    {
        "terra_futura-discarded",
        "terra_futura-placed",
        _GAINED,
        _MOVED,
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
    return _MATTERS.beats_in([one for one in told if _matters(one)], reader)


def _matters(told: Message) -> bool:
    """A little is gained all the time, and cubes are moved; a product is what a land is for, and a
    card that works again works for good."""
    if told.id == _GAINED:
        return told.args["kind"] in _PRODUCTS or needed(int, told.args["amount"]) >= _MUCH
    return told.id != _MOVED or told.args["freed"] == "yes"
