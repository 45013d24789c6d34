"""Why a move cannot be made, or a text cannot be understood: a message and the rule behind it."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from terrarium.core.player import Player
from terrarium.core.points import Points

_LONGEST: Final = 40  # letters of a stranger's words that are repeated


class Thing:
    """What a game has and messages name, such as an effect: two are the same that are spelt so."""

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thing) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"


Arg = Points | str | Player | Thing
Args = dict[str, Arg]

_NO_PARTS: Final[dict[str, "Message"]] = {}  # one for all: most messages have none


@mypyc_attr(acyclic=True)
class Message:
    """Words for a reader in any language: an id, its arguments, and messages within it by name."""

    def __init__(
        self, id: str, args: Args | None = None, parts: "dict[str, Message] | None" = None
    ) -> None:
        self.id: Final = id
        self.args: Final[Args] = args or {}
        self.parts: Final[dict[str, Message]] = parts or _NO_PARTS


@mypyc_attr(acyclic=True)
class Reason(Message):
    """A message, and the paragraph of the rules that it rests on."""

    def __init__(self, id: str, rule: str = "", args: Args | None = None) -> None:
        super().__init__(id, args)
        self.rule: Final = rule

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.id == other.id
            and self.rule == other.rule
            and self.args == other.args
        )

    def __hash__(self) -> int:
        return hash((self.id, self.rule))

    def __repr__(self) -> str:
        return f"Reason({self.id!r}, {self.rule!r}, {self.args!r})"


WhyNot = Callable[[int], Reason | None]  # why a seat cannot make a move

OVER: Final = "over"
NOT_YOUR_DECISION: Final = "not-your-decision"


class Refused(Exception):
    """Something asked for cannot be done; the reason says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id)
        self.reason: Final = reason


class BadInput(Exception):
    """A file, an option or an argument is wrong; the text says where and what would be right."""

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.line: Final = line


def clipped(text: str) -> str:
    """A stranger's words, short enough to repeat."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
