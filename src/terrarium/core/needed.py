"""A thing of one game among those of all: the core knows a view, its game knows which."""

from typing import TypeVar

T = TypeVar("T")


def needed(kind: type[T], thing: object) -> T:
    """The thing as what the game needs it to be."""
    if not isinstance(thing, kind):
        raise TypeError(f"needed: {kind.__name__}, given: {type(thing).__name__}")
    return thing
