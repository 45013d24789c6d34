"""How the things of Terramara are named in messages: each in the reader's own language."""

from typing import Final

from terrarium.core.reason import Arg, Message
from terrarium.games.terramara.effects.effect import (
    NO_SOURCE,
    SUM,
    Effect,
    amount_in_words,
    joined,
)

_NAMED: Final = ("artefact", "tile", "bonus", "start-card")  # by names of the edition
_GOODS: Final = ("good", "raw")
_WORDS: Final = ("character", "space", "condition")  # messages with an argument of their own name
BUNDLES: Final = ("bundle", "missing", "own", "got")
_SMALL: Final = ("and", "of", "the")


def term(name: str, value: Arg) -> Message | None:
    """The message for an argument: an effect, a name, goods, a place."""
    if isinstance(value, Effect):
        return value.words()
    return _spelt(name, value) if isinstance(value, str) else None


def _spelt(name: str, value: str) -> Message | None:
    if name in _NAMED:
        return _named(value)
    if name in _GOODS:
        return Message("terramara-good", {"good": value})
    if name in _WORDS:
        return Message(f"terramara-{name}", {name: value})
    if name in ("place", "origin"):
        return Message("terramara-place", {"kind": value[0], "number": value[1:], "place": value})
    if name == "source":
        return _source(value)
    if name == "artefacts":
        return joined(SUM, [_named(card) for card in value.split(", ")])
    return bundle_in_words(value) if value and name in BUNDLES else None


def _named(name: str) -> Message:
    return Message("terramara-named", {"name": titled(name)})


def _source(value: str) -> Message | None:
    """What brought points, by sources.py."""
    if value == NO_SOURCE:
        return None
    kind, _, which = value.partition(" ")
    named = _spelt(kind, which)
    return Message("terramara-source", {"kind": kind}, {"name": named} if named else {})


def titled(name: str) -> str:
    """A name of the edition as a title: `calf-and-lode` is Calf and Lode."""
    return " ".join(word if word in _SMALL else word.capitalize() for word in name.split("-"))


def bundle_in_words(text: str) -> Message:
    """Goods, as they are spelt, one after another."""
    return joined(SUM, [amount_in_words(amount, good) for amount, good in goods_spelt(text)])


def goods_spelt(bundle: str) -> list[tuple[int, str]]:
    """How many of which: `2 cattle, 1 metal`."""
    pairs = [part.partition(" ") for part in bundle.split(", ")]
    return [(int(amount), good) for amount, _, good in pairs]
