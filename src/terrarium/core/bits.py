"""Masks of bits in one integer, right in compiled and in plain Python."""

from typing import Final

from mypy_extensions import i64

_HIGHEST_PLACE: Final = 62
_HIGHEST: Final = 1 << _HIGHEST_PLACE


def bit(place: i64) -> i64:
    """The mask with one bit set.

    mypyc writes a small constant as a C int, so `1 << n` would lose every bit from the 32nd on;
    a large one shifted down is right everywhere.
    """
    return _HIGHEST >> (_HIGHEST_PLACE - place)


def bits_in(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
