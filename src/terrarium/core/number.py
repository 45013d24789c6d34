"""Whole numbers as people and files write them: plain digits, and not too many of them."""

from typing import Final

_MOST_DIGITS: Final = 18  # so that each fits into 64 bits


def is_number(text: str, digits: int = _MOST_DIGITS) -> bool:
    """Whether a text is a whole number of at most so many digits, without a sign."""
    return text.isascii() and text.isdigit() and len(text) <= digits


def number_in(text: str, digits: int = _MOST_DIGITS) -> int | None:
    """The whole number that a text is, if it is one."""
    return int(text) if is_number(text, digits) else None
