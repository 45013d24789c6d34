"""What somebody did, in things: a card, resources, pollution."""

from collections.abc import Callable
from typing import Final

from terrarium.core.needed import needed
from terrarium.core.picture import Chip
from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message

_Chips = Callable[[Args], list[Chip]]


def chips_of(told: Message) -> list[Chip]:
    make = _CHIPS.get(told.id.removeprefix("terra_futura-"))
    return make(told.args) if make else []


def _thing(what: str, amount: int = 1) -> _Chips:
    return lambda args: [Chip(what, amount)]


def _card(what: str) -> _Chips:
    return lambda args: [Chip(what, of=str(args["card"]))]


def _resource(amount: int) -> _Chips:
    return lambda args: [Chip(str(args["kind"]), amount)]


def _gained(args: Args) -> list[Chip]:
    return [Chip(str(args["kind"]), needed(int, args["amount"]))]


def _copied(args: Args) -> list[Chip]:
    return [Chip("copied", of=str(needed(Seated, args["owner"]).number))]


_CHIPS: Final[dict[str, _Chips]] = {
    "discarded": _card("discarded"),
    "took": _card("card"),
    "took-unseen": _card("card"),
    "gained": _gained,
    "copied": _copied,
    "paid": _resource(-1),
    "polluted": _thing("pollution"),
    "blocked": _thing("blocked"),
    "transferred": _thing("transfer"),
    "kept": _resource(1),
    "removed": _thing("pollution", -1),
    "pattern": _card("goal"),
    "pattern-hidden": _thing("goal"),
    "set-hidden": _thing("goal"),
}
