"""What each seat was told."""

from terrarium.core.event import Event, Listener
from terrarium.core.reason import Args
from terrarium.core.state import SPECTATOR

Heard = tuple[str, Args]


class Ears(Listener):
    """Keeps the events of each seat, and of a spectator."""

    def __init__(self, players: int) -> None:
        self.heard: dict[int, list[Event]] = {seat: [] for seat in (*range(players), SPECTATOR)}

    def hear(self, event: Event) -> None:
        for events in self.heard.values():
            events.append(event)

    def hear_only(self, seat: int, event: Event, others: Event) -> None:
        for ear, events in self.heard.items():
            events.append(event if ear == seat else others)

    def before_news(self, seat: int) -> list[Heard]:
        """What the seat was told before the first thing that it could not have known."""
        events: list[Heard] = []
        for event in self.heard[seat]:
            if event.news:
                break
            events.append((event.id, event.args))
        return events

    def news(self, seat: int) -> bool:
        return any(event.news for event in self.heard[seat])
