"""A finished match in numbers, from what was told in it."""

from terrarium.core.event import Event


def numbers_of(events: list[Event], players: int) -> None:
    return None
