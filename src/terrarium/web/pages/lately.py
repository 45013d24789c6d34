"""What others did since a reader did the like: so that a board can mark it."""

from collections.abc import Callable

from terrarium.core.event import Event
from terrarium.core.history import History
from terrarium.core.player import is_seated_at

Lately = Callable[[str], list[Event]]


def lately(history: History, seat: int) -> Lately:
    """For one kind of event: those that were told since the last one of the seat itself."""

    def found(id: str) -> list[Event]:
        events: list[Event] = []
        for told in reversed(history.told):
            event = told.to(seat)
            if event.id == id and is_seated_at(event.args.get("seat"), seat):
                break
            events += [event] if event.id == id else []
        return events

    return found
