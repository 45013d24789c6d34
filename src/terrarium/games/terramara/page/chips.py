"""What somebody did, in things: where members went, artefacts, and what all that brought."""

from collections.abc import Callable
from typing import Final

from terrarium.core.needed import needed
from terrarium.core.picture import Chip
from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.page.told import costs_of, gains_of
from terrarium.games.terramara.text.terms import titled

_Chips = Callable[[Args], list[Chip]]
_LOSSES: Final = ("terramara-gave", "terramara-lost-strength")  # what is paid goes without saying


def chips_of(told: Message) -> list[Chip]:
    make = _CHIPS.get(told.id.removeprefix("terramara-"))
    return make(told.args) if make else _goods(told)


def _goods(told: Message) -> list[Chip]:
    """What came and went."""
    of = told.args.get("seat")
    if not isinstance(of, Seated):
        return []
    lost = costs_of([told], of.number) if told.id in _LOSSES else []
    pairs = [*((-amount, what) for amount, what in lost), *gains_of([told], of.number)]
    return [Chip(what, amount) for amount, what in pairs]


def _sent(args: Args) -> list[Chip]:
    return [Chip(str(args["member"]), of=str(args["space"]))]


def _drafted(args: Args) -> list[Chip]:
    return [Chip("character", of=str(args["character"]))]


def _named(what: str, name: str) -> _Chips:
    return lambda args: [Chip(what, of=titled(str(args[name])))]


def _thing(what: str) -> _Chips:
    return lambda args: [Chip(what)]


_CHIPS: Final[dict[str, _Chips]] = {
    "drafted": _drafted,
    "took-start-card": _named("hut", "start-card"),
    "sent": _sent,
    "raided": _thing("raid"),
    "crafted": _named("artefact", "artefact"),
    "reserved": _named("reserve", "artefact"),
    "travelled": _thing("movement"),
    "parked": lambda args: [Chip("movement"), Chip("vp", needed(int, args["points"]))],
}
