"""The eight kinds of goods, and how many of each are counted in one integer.

    0 cattle · 1 stone · 2 wood · 3 ore              raw
    4 leather · 5 brick · 6 timber · 7 metal         refined: the raw kind and 4

A **bundle** counts goods: seven bits for each kind, so that bundles are added and subtracted as
they are. Nobody ever has more than 62 of one kind (position/ sees to that for positions; a match
brings far fewer), so the highest of the seven bits stays free to compare bundles.

    bits 0–6: how many cattle · bits 7–13: stone · … · bits 49–55: metal
"""

from typing import Final

from mypy_extensions import i64

GOOD_NAMES: Final = ("cattle", "stone", "wood", "ore", "leather", "brick", "timber", "metal")
GOODS: Final = 8
RAWS: Final = 4  # so many kinds are raw; the refined ones follow
RAW_KINDS: Final = 0x0F  # masks of goods
REFINED_KINDS: Final = 0xF0
MOST_OF_A_KIND: Final = 62

BEFORE_THE_FIRST: Final = -1  # in place of the least kind, before the first unit is refined

NOTHING: Final[i64] = 0
_BITS: Final = 7
_COUNT: Final = 0x7F
_TO_REFINED: Final = RAWS * _BITS
_ALL_RAW: Final = 0xFFFFFFF
_GUARD: Final[i64] = 0x81020408102040  # the highest bit of every kind
_ONE_OF_EACH: Final[i64] = 0x2040810204081
_EVERY_OTHER: Final[i64] = 0x1FC07F01FC07F  # the counts of kinds 0, 2, 4, 6
_TWO_COUNTS: Final = 0x3FFF

_BEYOND_ALL: Final = 1 << (GOODS * _BITS)


def one(good: i64) -> i64:
    """A bundle of a single good."""
    return _BEYOND_ALL >> ((GOODS - good) * _BITS)


def count(bundle: i64, good: i64) -> i64:
    """How many of one kind there are."""
    return (bundle >> (good * _BITS)) & _COUNT


def raws_in(bundle: i64) -> i64:
    """How many raw goods of any kind."""
    raw = bundle & _ALL_RAW
    return (raw & _COUNT) + ((raw >> 7) & _COUNT) + ((raw >> 14) & _COUNT) + (raw >> 21)


def refined_in(bundle: i64) -> i64:
    """How many refined goods of any kind."""
    return raws_in(bundle >> _TO_REFINED)


def total(bundle: i64) -> i64:
    """Of all kinds: two are added in place, then four, then eight."""
    twos = (bundle & _EVERY_OTHER) + ((bundle >> 7) & _EVERY_OTHER)
    fours = twos + (twos >> 28)
    return (fours + (fours >> 14)) & _TWO_COUNTS


def covers(bundle: i64, wanted: i64) -> bool:
    """Whether there is at least as much of every kind as wanted."""
    return ((bundle | _GUARD) - wanted) & _GUARD == _GUARD


def together(bundle: i64, more: i64) -> i64:
    """Both together, at most MOST_OF_A_KIND of each kind."""
    both = bundle + more
    over = (both + _ONE_OF_EACH) & _GUARD
    if over == 0:  # as in every match with a set that makes sense
        return both
    every_bit = over + over - (over >> (_BITS - 1))
    return (both & ~every_bit) + over - (over >> (_BITS - 2))


def beyond(bundle: i64, less: i64) -> i64:
    """What is left of each kind when so much is taken away, never below nothing."""
    left = (bundle | _GUARD) - less
    enough = left & _GUARD  # the guards of the kinds of which there was enough
    return left & (enough - (enough >> (_BITS - 1)))


def raws(bundle: i64) -> i64:
    """The raw goods of a bundle."""
    return bundle & _ALL_RAW


def as_refined(bundle: i64) -> i64:
    """With the refined goods in place of its raw ones."""
    return bundle - raws(bundle) + (raws(bundle) << _TO_REFINED)


def as_raw(refined: i64) -> i64:
    """Refined goods as their raw ones."""
    return refined >> _TO_REFINED


def counts(bundle: i64) -> list[int]:
    return [int(count(bundle, good)) for good in range(GOODS)]


def kinds_in(bundle: i64) -> list[tuple[int, str]]:
    """How many there are of each kind that is there."""
    return [(amount, GOOD_NAMES[good]) for good, amount in enumerate(counts(bundle)) if amount]


def spell_bundle(bundle: i64) -> str:
    """Such as `2 cattle, 1 metal`; empty for nothing."""
    return ", ".join(f"{amount} {good}" for amount, good in kinds_in(bundle))
