"""What somebody did, in things: cards, crises, points."""

from collections.abc import Callable
from typing import Final

from terrarium.core.needed import needed
from terrarium.core.picture import Chip
from terrarium.core.reason import Args, Message

_Chips = Callable[[Args], list[Chip]]


def chips_of(told: Message) -> list[Chip]:
    make = _CHIPS.get(told.id.removeprefix("terra-"))
    return make(told.args) if make else []


def _thing(what: str) -> _Chips:
    """Something that is not seen, or has no name."""
    return lambda args: [Chip(what)]


def _seen(what: str) -> _Chips:
    return lambda args: [Chip(what, of=str(args["card"]))]


_card: Final = _seen("card")


def _crisis(what: str) -> _Chips:
    return lambda args: [Chip(what, of=str(args["crisis"]))]


def _helped(args: Args) -> list[Chip]:
    return [*_card(args), *_crisis("at")(args)]


def _points(args: Args) -> list[Chip]:
    return [Chip("points", needed(int, args["points"]))]


_CHIPS: Final[dict[str, _Chips]] = {
    "drew": _seen("drawn"),
    "drew-hidden": _thing("drawn"),
    "crisis": _crisis("crisis"),
    "passed": _thing("pass"),
    "played": _card,
    "sealed": _card,
    "sealed-hidden": _thing("back"),
    "unsealed": _card,
    "averted": _crisis("averted"),
    "scored-first": _points,
    "scored-highest": _points,
    "broke-out": _crisis("broke-out"),
    "helped": _helped,
    "solved": _points,
    "hoarded": _thing("set"),
    "hoarded-hidden": _thing("set"),
    "discarded": _seen("discarded"),
    "discarded-hidden": _thing("back"),
}
