"""What matters at a table of Terramara: raids, outposts, artefacts, points, rounds and the end."""

from typing import Final

from terrarium.core.beat import Beat, Matters
from terrarium.core.reason import Message
from terrarium.games.terramara.page.spots import at_of

_CRAFTED: Final = frozenset(
    {
        "terramara-crafted",
        "terramara-crafted-for",
        "terramara-crafted-saving",
        "terramara-crafted-for-less",
    }
)
_RAIDS: Final = frozenset({"terramara-raided", "terramara-gave", "terramara-gave-several"})
_SCORED: Final = frozenset({"terramara-scored", "terramara-exchanged-points"})
_BY_OTHERS: Final = (
    _CRAFTED | _RAIDS | {"terramara-flipped", "terramara-placed-flag", "terramara-parked"}
)
_ENDS: Final = frozenset({"terramara-final-points"})

_MATTERS: Final = Matters(
    at_of,
    begins=_BY_OTHERS | _SCORED | _ENDS | {"terramara-row-flipped"},
    adds=frozenset({"terramara-round-began"}),
    together=_ENDS | {"terramara-scored"},
    counts=_SCORED,
    by_others=_BY_OTHERS,
    grave=_RAIDS,
)


def beats_of(told: list[Message], reader: int) -> list[Beat]:
    return _MATTERS.beats_in(told, reader)
