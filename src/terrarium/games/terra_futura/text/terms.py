"""How the things of Terra Futura are named in messages: each in the reader's own language."""

from typing import Final

from terrarium.core.reason import Message
from terrarium.games.terra_futura.effects.amounts import in_words
from terrarium.games.terra_futura.effects.registry import effect_spelt

_CARDS: Final = ("card", "to")
_ASLEEP: Final = "asleep"
_LIST: Final = "terra_futura-list"
_BUNDLES: Final = ("bundle", "paid", "set")
_EFFECTS: Final = ("effect", "effect1", "effect2", "effect3", "effect4")


def term(name: str, value: str) -> Message | None:
    """The message for an argument: resources, a level, a card or an effect."""
    if name == "kind":
        return Message("terra_futura-kind", {"kind": value})
    if name == "level":
        return Message("terra_futura-level", {"level": value})
    if name in _CARDS:
        return Message("terra_futura-card", {"name": titled(value)})
    if name == _ASLEEP:
        return _names(value)
    if name in _BUNDLES:
        return _bundle(value)
    effect = effect_spelt(value) if name in _EFFECTS else None
    return effect.words() if effect is not None else None


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
    pairs = [part.split() for part in text.split(", ")]
    if not all(len(pair) == 2 and pair[0].isdecimal() for pair in pairs):
        return None
    return in_words([(int(amount), kind) for amount, kind in pairs], _LIST)
