"""How the things of Terra Futura are named in messages: each in the reader's own language."""

import re
from typing import Final

from terrarium.core.reason import Arg, Message
from terrarium.games.terra_futura.effects.amounts import LISTED, Icon, in_words
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.effects.several import Several

_CARDS: Final = ("card", "to", "other")
_SEVERAL: Final = ("unused", "with")
_LIST: Final = "terra_futura-list"
_BUNDLES: Final = ("bundle", "paid", "set")
_SPELT: Final = re.compile(r"[0-9]+ \w+(, [0-9]+ \w+)*")


def term(name: str, value: Arg) -> Message | None:
    """The message for an argument: effects, resources, a level or a card."""
    return value.words() if isinstance(value, Effect | Several) else _spelt(name, str(value))


def _spelt(name: str, value: str) -> Message | None:
    if name == "kind":
        return Message("terra_futura-kind", {"kind": value})
    if name == "level":
        return Message("terra_futura-level", {"level": value})
    if name in _CARDS:
        return Message("terra_futura-card", {"name": titled(value)})
    if name in _SEVERAL:
        return _names(value)
    return _bundle(value) if name in _BUNDLES else None


def _names(text: str) -> Message:
    """From `bank, grain-import`: the names of cards, one after another."""
    first, more, rest = text.partition(", ")
    name = Message("terra_futura-card", {"name": titled(first)})
    return Message(_LIST, {}, {"first": name, "rest": _names(rest)}) if more else name


def titled(name: str) -> str:
    """A card's name as a title: `grain-import` is Grain Import."""
    return " ".join(word.capitalize() for word in name.split("-"))


def _bundle(text: str) -> Message | None:
    """Resources, as they are spelt, one after another; None for any other text."""
    return in_words(kinds_spelt(text), LISTED) if _SPELT.fullmatch(text) else None


def kinds_spelt(bundle: str) -> list[Icon]:
    """How many of which: `2 green, 1 money`."""
    pairs = [part.partition(" ") for part in bundle.split(", ")]
    return [(int(amount), kind) for amount, _, kind in pairs]
