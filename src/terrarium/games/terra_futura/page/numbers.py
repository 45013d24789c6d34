"""A finished match in numbers, from what was told in it."""

from typing import Final

from terrarium.core.event import Event
from terrarium.core.needed import needed
from terrarium.core.player import seated

_WHOLE: Final = 100


class Deeds:
    """What one player did: resources gained and paid, cubes laid, cards copied."""

    def __init__(self, seat: int, events: list[Event]) -> None:
        mine = [event for event in events if event.args.get("seat") == seated(seat)]
        told = [event.id for event in mine]
        gained = [event for event in mine if event.id == "terra_futura-gained"]
        self.seat: Final = seat
        self.gained: Final = sum(needed(int, event.args["amount"]) for event in gained)
        self.paid: Final = told.count("terra_futura-paid")
        self.cubes: Final = told.count("terra_futura-polluted")
        self.copies: Final = told.count("terra_futura-copied")

    def bar(self, most: int) -> int:
        return _WHOLE * self.gained // max(most, 1)


class Numbers:
    """Counted from what was told, without what was taken back."""

    def __init__(self, events: list[Event], players: int) -> None:
        told = [event.id for event in events]
        self.deeds: Final = [Deeds(seat, events) for seat in range(players)]
        self.most: Final = max(deed.gained for deed in self.deeds)
        self.gained: Final = sum(deed.gained for deed in self.deeds)
        self.cubes: Final = sum(deed.cubes for deed in self.deeds)
        self.copies: Final = sum(deed.copies for deed in self.deeds)
        self.blocked: Final = told.count("terra_futura-blocked")
        self.freed: Final = told.count("terra_futura-freed")
        self.discarded: Final = told.count("terra_futura-discarded")


def numbers_of(events: list[Event], players: int) -> Numbers:
    return Numbers(events, players)
