"""Cases of one test, written down by what is true of them."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

Truth = TypeVar("Truth")


def each(cases: Mapping[Truth, Iterable[str]]) -> list[tuple[Truth, str]]:
    """Every case, behind what is true of it."""
    return [(truth, case) for truth, texts in cases.items() for case in texts]
