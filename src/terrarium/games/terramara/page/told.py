"""What was told, as icons: what a seat received, and what that took."""

from collections.abc import Callable, Sequence
from typing import Final

from terrarium.core.event import Event
from terrarium.core.needed import needed
from terrarium.core.player import is_seated_at
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.effects.effect import Icon
from terrarium.games.terramara.text.terms import goods_spelt

_Told = tuple[str, Callable[[Args], list[Icon]]]  # whose it is, and what


def gains_of(told: Sequence[Message], seat: int) -> list[Icon]:
    """What a seat received."""
    return summed([icon for event in told for icon in _of(event, seat, _GAINS)])


def costs_of(told: Sequence[Message], seat: int) -> list[Icon]:
    """What that took."""
    return summed([icon for event in told for icon in _of(event, seat, _COSTS)])


def tiles_used(told: list[Event]) -> list[str]:
    """The bonus tiles beside river and road."""
    return [str(event.args["bonus"]) for event in told if event.id == "terramara-used-tile"]


def summed(icons: list[Icon]) -> list[Icon]:
    """Each thing once, where it came first."""
    amounts: dict[str, int] = {}
    for amount, what in icons:
        amounts[what] = amounts.get(what, 0) + amount
    return [(amount, what) for what, amount in amounts.items()]


def _of(event: Message, seat: int, by_name: dict[str, _Told]) -> list[Icon]:
    found = by_name.get(event.id)
    if found is None:
        return []
    whose, icons = found
    return icons(event.args) if is_seated_at(event.args.get(whose), seat) else []


def _bundle(args: Args) -> list[Icon]:
    return goods_spelt(str(args["bundle"]))


def _steps(thing: str) -> Callable[[Args], list[Icon]]:
    return lambda args: [(needed(int, args["steps"]), thing)]


def _good(name: str) -> Callable[[Args], list[Icon]]:
    return lambda args: [(1, str(args[name]))]


def _points(args: Args) -> list[Icon]:
    return [(needed(int, args["points"]), "vp")]


def _one(thing: str) -> Callable[[Args], list[Icon]]:
    return lambda args: [(1, thing)]


def _worker(args: Args) -> list[Icon]:
    return [(1, f"L{args['level']}-worker")]


def _warriors(args: Args) -> list[Icon]:
    return [(needed(int, args["warriors"]), "warriors")]


_GAINS: Final[dict[str, _Told]] = {
    "terramara-gained": ("seat", _bundle),
    "terramara-refined": ("seat", _good("good")),
    "terramara-gave": ("raider", _good("good")),
    "terramara-scored": ("seat", _points),
    "terramara-parked": ("seat", _points),
    "terramara-gained-strength": ("seat", _steps("strength")),
    "terramara-gained-culture": ("seat", _steps("culture")),
    "terramara-hired": ("seat", _worker),
    "terramara-took-warriors": ("seat", _warriors),
    "terramara-gained-explorer": ("seat", _one("explorer")),
    "terramara-recalled": ("seat", _one("explorer")),
    "terramara-placed-flag": ("seat", _one("flag")),
    "terramara-became-first": ("seat", _one("first")),
}
_COSTS: Final[dict[str, _Told]] = {
    "terramara-paid": ("seat", _bundle),
    "terramara-refined": ("seat", _good("raw")),
    "terramara-gave": ("seat", _good("good")),
    "terramara-lost-strength": ("seat", _steps("strength")),
}
