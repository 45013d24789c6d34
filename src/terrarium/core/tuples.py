"""Tuples that change seldom, so that many copies of a state can share them."""

from typing import TypeVar

from mypy_extensions import i64

T = TypeVar("T")


def replaced(items: tuple[T, ...], place: i64, item: T) -> tuple[T, ...]:
    """The same with another item in one place."""
    changed = list(items)
    changed[place] = item
    return tuple(changed)
