"""How the things of Terra Futura are named in messages: each in the reader's own language."""

from typing import Final

from terrarium.core.reason import Message
from terrarium.games.terra_futura.effects import ARROW, EFFECT_KINDS

_GAIN, _, _TRANSFER, _ASSISTANCE = EFFECT_KINDS
_CARDS: Final = ("card", "to")
_EFFECTS: Final = ("effect", "effect1", "effect2", "effect3", "effect4", "text")


def term(name: str, value: str) -> Message | None:
    """The message for an argument: a kind of resource, a level, a card or an effect."""
    if name == "kind":
        return Message("terra_futura-kind", {"kind": value})
    if name == "level":
        return Message("terra_futura-level", {"level": value})
    if name in _CARDS:
        return Message("terra_futura-card", {"name": titled(value)})
    return effect_words(value) if name in _EFFECTS else None


def titled(name: str) -> str:
    """A card's name as a title: `grain-import` is Grain Import."""
    return " ".join(word.capitalize() for word in name.split("-"))


def effect_words(text: str) -> Message | None:
    """An effect, as the edition writes it, in words; None for any other text."""
    cost, arrow, reward = text.partition(f" {ARROW} ")
    if arrow and _are_amounts(cost) and _are_amounts(reward):
        args: dict[str, int | str] = {"cost": _listed(cost), "reward": _listed(reward)}
        return Message("terra_futura-effect-exchange", args)
    verb, _, rest = text.partition(" ")
    if verb == _GAIN and _are_amounts(rest):
        return Message("terra_futura-effect-gain", {"reward": _listed(rest)})
    if verb == _TRANSFER and rest.isdecimal():
        return Message("terra_futura-effect-transfer", {"cubes": int(rest)})
    return Message("terra_futura-effect-assistance") if text == _ASSISTANCE else None


def amounts_in(text: str) -> list[tuple[int, str]]:
    """From `2 green, 1 money`."""
    pairs = [part.split() for part in text.split(", ")]
    return [(int(pair[0]), pair[1]) for pair in pairs]


def _are_amounts(text: str) -> bool:
    pairs = [part.split() for part in text.split(", ")]
    return all(len(pair) == 2 and pair[0].isdecimal() for pair in pairs)


def _listed(amounts: str) -> str:
    return amounts.replace(", ", " + ")
