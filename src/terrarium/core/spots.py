"""Where something that was told is to be seen: keys that pages have on the things of a board."""

from collections.abc import Callable
from typing import Final

from terrarium.core.player import Player
from terrarium.core.reason import Arg, Message

Patterns = dict[str, tuple[str, ...]]  # by the ids of messages: keys, with arguments to be filled
AtOf = Callable[[Message], tuple[str, ...]]  # a game's own way to say it

PLACE: Final = "place-{seat}"


def spots_in(patterns: Patterns, told: Message) -> tuple[str, ...]:
    """The keys of a message; where its game says nothing of it, the place of whoever did it."""
    args = {name: _spelt(value) for name, value in told.args.items()}
    usual = (PLACE,) if "seat" in args else ()
    return tuple(key.format_map(args) for key in patterns.get(told.id, usual))


def _spelt(value: Arg) -> str:
    return str(value.number) if isinstance(value, Player) else str(value)
