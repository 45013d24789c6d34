"""How amounts are read from text, and what is said of those that cannot be read."""

import re
from typing import Final

MOST: Final = 9  # of one thing in one part
_AMOUNT: Final = re.compile(r"(\d+) (\S.*)")


def amount_of(text: str) -> tuple[int, str] | None:
    """Such as `2 wood`; None for what does not begin with a number."""
    found = _AMOUNT.fullmatch(text)
    if found is None:
        return None
    number, thing = found.groups()
    return number_in(number, 1, MOST, f"the amount of {thing[:40]}"), thing


def number_in(text: str, least: int, most: int, what: str) -> int:
    """A number within bounds; ValueError says which."""
    if not (text.isascii() and text.isdigit() and len(text) < 4 and least <= int(text) <= most):
        raise ValueError(f"{what} is a whole number from {least} to {most}, not {text[:40]!r}")
    return int(text)


def quoted(text: str) -> str:
    return repr(text[:60])
