"""Whether the adult side of the character brings more than the young one (1.20)."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terramara.choice import FIRST, NOT_NOW
from terrarium.bots.terramara.scales import Scales

_FROM: Final = (1, 3, 5, 3, 1, 5, 5)  # the round from which on each character is better adult


def of_flip(scales: Scales) -> i64:
    """Before everything else, or not at all."""
    character = scales.table.character[scales.seat]
    return FIRST if scales.table.round >= _FROM[character] else NOT_NOW
