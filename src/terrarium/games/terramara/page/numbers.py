"""A finished match in numbers, from what was told in it."""

from collections.abc import Iterator
from typing import Final

from terrarium.core.event import Event
from terrarium.core.needed import needed
from terrarium.core.player import Player, is_seated_at
from terrarium.games.terramara.page.joins import joins_in
from terrarium.games.terramara.text.terms import goods_spelt

_TRAVELLED: Final = ("terramara-travelled", "terramara-parked")
_TILES: Final = ("terramara-used-tile", "terramara-used-own-tile")

# What is counted of each player, in the order in which it is shown.
COUNTED: Final = (
    "sent",
    "joined",
    "goods",
    "refined",
    "strength",
    "culture",
    "road",
    "tiles",
    "workers",
    "raided",
    "lost",
)


class Deeds:
    """What one player did in the whole match."""

    def __init__(self, seat: int, events: list[Event], joins: list[Player]) -> None:
        mine = [event for event in events if is_seated_at(event.args.get("seat"), seat)]
        told = [event.id for event in mine]
        raided = [event for event in events if is_seated_at(event.args.get("raider"), seat)]
        self.seat: Final = seat
        self.counts: Final[dict[str, int]] = {
            "sent": told.count("terramara-sent"),
            "joined": sum(is_seated_at(who, seat) for who in joins),
            "goods": sum(_goods(mine)),
            "refined": told.count("terramara-refined"),
            "strength": _steps(mine, "terramara-gained-strength"),
            "culture": _steps(mine, "terramara-gained-culture"),
            "road": sum(id in _TRAVELLED for id in told),
            "tiles": sum(id in _TILES for id in told),
            "workers": told.count("terramara-hired"),
            "raided": len(raided),
            "lost": told.count("terramara-gave"),
        }


class Numbers:
    """Counted from what was told, without what was taken back."""

    def __init__(self, events: list[Event], players: int) -> None:
        joins = joins_in(events, players)
        self.counted: Final = COUNTED
        self.deeds: Final = [Deeds(seat, events, joins) for seat in range(players)]

    def most(self, what: str) -> int:
        """Of all players."""
        return max(deed.counts[what] for deed in self.deeds)


def numbers_of(events: list[Event], players: int) -> Numbers:
    return Numbers(events, players)


def _goods(events: list[Event]) -> Iterator[int]:
    """How many goods were gained each time, gifts to raiders aside."""
    for event in events:
        if event.id == "terramara-gained":
            bundle = needed(str, event.args["bundle"])
            yield sum(amount for amount, _ in goods_spelt(bundle))


def _steps(events: list[Event], id: str) -> int:
    return sum(needed(int, event.args["steps"]) for event in events if event.id == id)
