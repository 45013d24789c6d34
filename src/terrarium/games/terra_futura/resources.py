"""The seven kinds of resources, and how many of each are counted in one integer.

    0 green · 1 red · 2 yellow      raw materials
    3 food · 4 construction · 5 goods      products
    6 money

A **bundle** counts resources, as they lie on a card: eight bits for each kind, so that bundles
are added and subtracted as they are. No seat ever has more than 124 resources (edition.py and
position/check.py see to that), so the highest of the eight bits stays free to compare bundles.

    bits 0–7: how many green · bits 8–15: red · … · bits 48–55: money
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.bits import bit

KIND_NAMES: Final = ("green", "red", "yellow", "food", "construction", "goods", "money")
KINDS: Final = 7
PRODUCTS: Final = 3  # the first of them
MONEY: Final = 6

NOTHING: Final[i64] = 0
_BITS: Final = 8
_COUNT: Final = 0xFF
_RAW: Final = 0xFFFFFF
_TO_PRODUCTS: Final = 24
_GUARD: Final[i64] = 0x80808080808080


def one(kind: i64) -> i64:
    """A bundle of a single resource."""
    return bit(kind * _BITS)


def count(bundle: i64, kind: i64) -> i64:
    """How many of one kind there are."""
    return (bundle >> (kind * _BITS)) & _COUNT


def raws_in(bundle: i64) -> i64:
    """How many raw materials of any kind."""
    return (bundle & _COUNT) + ((bundle >> 8) & _COUNT) + ((bundle >> 16) & _COUNT)


def products_in(bundle: i64) -> i64:
    """How many products of any kind."""
    return raws_in((bundle >> _TO_PRODUCTS) & _RAW)


def total(bundle: i64) -> i64:
    return raws_in(bundle) + products_in(bundle) + count(bundle, MONEY)


def covers(bundle: i64, wanted: i64) -> bool:
    """Whether there is at least as much of every kind as wanted."""
    return ((bundle | _GUARD) - wanted) & _GUARD == _GUARD


def counts(bundle: i64) -> list[int]:
    return [int(count(bundle, kind)) for kind in range(KINDS)]


def kinds_in(bundle: i64) -> list[tuple[int, str]]:
    """How many there are of each kind that is there."""
    return [(amount, KIND_NAMES[kind]) for kind, amount in enumerate(counts(bundle)) if amount]


def spell_bundle(bundle: i64) -> str:
    """Such as `2 green, 1 money`; empty for nothing."""
    return ", ".join(f"{amount} {kind}" for amount, kind in kinds_in(bundle))
