"""How the things of Terra Futura are named in messages: each in the reader's own language."""

from typing import Final

from terrarium.core.reason import Message
from terrarium.games.terra_futura.effects import ARROW, ASSISTANCE, EFFECT_KINDS, GAIN, TRANSFER

_GAIN: Final = EFFECT_KINDS[GAIN]
_TRANSFER: Final = EFFECT_KINDS[TRANSFER]
_ASSISTANCE: Final = EFFECT_KINDS[ASSISTANCE]
_SUM: Final = "terra_futura-sum"
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
    if name in _BUNDLES and _are_amounts(value):
        return _amounts(value, _LIST)
    return effect_words(value) if name in _EFFECTS else None


def _names(text: str) -> Message:
    """From `bank, grain-import`: the names of cards, one after another."""
    first, more, rest = text.partition(", ")
    name = Message("terra_futura-card", {"name": titled(first)})
    return Message(_LIST, {}, {"first": name, "rest": _names(rest)}) if more else name


def titled(name: str) -> str:
    """A card's name as a title: `grain-import` is Grain Import."""
    return " ".join(word.capitalize() for word in name.split("-"))


def effect_words(text: str) -> Message | None:
    """An effect, as the edition writes it, in words; None for any other text."""
    cost, arrow, reward = text.partition(f" {ARROW} ")
    if arrow and _are_amounts(cost) and _are_amounts(reward):
        parts = {"cost": _amounts(cost, _SUM), "reward": _amounts(reward, _SUM)}
        return Message("terra_futura-effect-exchange", {}, parts)
    verb, _, rest = text.partition(" ")
    if verb == _GAIN and _are_amounts(rest):
        return Message("terra_futura-effect-gain", {}, {"reward": _amounts(rest, _SUM)})
    if verb == _TRANSFER and rest.isdecimal():
        return Message("terra_futura-effect-transfer", {"cubes": int(rest)})
    return Message("terra_futura-effect-assistance") if text == _ASSISTANCE else None


def _amounts(text: str, joined: str) -> Message:
    """From `2 green, 1 money`: one amount after another, joined by a message."""
    first, more, rest = text.partition(", ")
    amount, what = first.split()
    words = Message("terra_futura-amount", {"amount": int(amount), "what": what})
    if not more:
        return words
    return Message(joined, {}, {"first": words, "rest": _amounts(rest, joined)})


def amounts_in(text: str) -> list[tuple[int, str]]:
    """From `2 green, 1 money`."""
    pairs = [part.split() for part in text.split(", ")]
    return [(int(pair[0]), pair[1]) for pair in pairs]


def _are_amounts(text: str) -> bool:
    pairs = [part.split() for part in text.split(", ")]
    return all(len(pair) == 2 and pair[0].isdecimal() for pair in pairs)
