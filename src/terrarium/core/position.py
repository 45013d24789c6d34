"""Position texts: one `key: value` a line, in any order, each key once.

`#` begins a comment; so does a bracket at the end of a line. `-` is nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from terrarium.core.edition import Edition
from terrarium.core.game import Game
from terrarium.core.number import is_number, number_in
from terrarium.core.option import Options
from terrarium.core.reason import BadInput
from terrarium.core.setup import Setup
from terrarium.core.state import NOBODY, State
from terrarium.core.view import OVER

NONE: Final = "-"
_OPTION: Final = "option "
_MOST_DIGITS: Final = 3
_CARDS: Final = (["cards"], ["card"])


class PositionText:
    """The lines of a position, to be asked for one by one; what nobody asks for is refused."""

    def __init__(self, text: str) -> None:
        self._values: Final[dict[str, tuple[int, str]]] = {}
        self._asked: Final[set[str]] = set()
        for number, raw in enumerate(text.splitlines(), 1):
            line = without_comment(raw)
            if not line:
                continue
            key, colon, value = line.partition(":")
            if not colon:
                raise BadInput(f"a position has lines `key: value`, not {line[:40]!r}", number)
            name = " ".join(key.lower().split())
            if name in self._values:
                raise BadInput(f"{name!r} stands here twice", number)
            self._values[name] = (number, value.strip())

    def get(self, key: str) -> str | None:
        """The value of a key, or None where the text does not say."""
        self._asked.add(key)
        return self._values[key][1] if key in self._values else None

    def has(self, key: str) -> bool:
        """Whether the text says anything of it."""
        return self.get(key) is not None

    def line(self, key: str) -> int:
        return self._values[key][0] if key in self._values else 0

    def where(self, *keys: str) -> int:
        """The line of the first key that the text has; its last line where it has none of them."""
        said = [self.line(key) for key in keys if key in self._values]
        lines = [number for number, _ in self._values.values()]
        return said[0] if said else max(lines, default=0)

    def fail(self, text: str, *keys: str) -> BadInput:
        """What is wrong with a key, or with several together."""
        return BadInput(text, self.where(*keys))

    def number(self, key: str, least: int, most: int, otherwise: int) -> int:
        text = self.get(key)
        if text is None:
            return otherwise
        number = number_in(text, 6)
        if number is None or not least <= number <= most:
            wanted = f"a number from {least} to {most}" if least < most else str(least)
            raise self.fail(f"{key} is {wanted}, not {text[:40]!r}", key)
        return number

    def word(self, key: str, words: Sequence[str], otherwise: str) -> str:
        text = self.get(key) or otherwise
        if text not in words:
            raise self.fail(f"{key} is one of {', '.join(words)}, not {text[:40]!r}", key)
        return text

    def flag(self, key: str) -> bool:
        text = self.get(key) or "no"
        if text not in ("yes", "no"):
            raise self.fail(f"{key} is yes or no, not {text[:40]!r}", key)
        return text == "yes"

    def items(self, key: str, separator: str = ",") -> list[str]:
        return items_of(self.get(key), separator)

    def thing(self, key: str, text: str, known: Mapping[str, int], wanted: str) -> int:
        """The number of a thing that is called by its name."""
        name = " ".join(text.lower().split())
        if name not in known:
            raise self.fail(f"{name[:40]!r} is not {wanted}", key)
        return known[name]

    def pile(self, key: str, wanted: str) -> tuple[list[str], int]:
        """The cards named from the top, and how many more: the last item may be `N cards`."""
        items = self.items(key)
        if not items or items[-1].split()[1:] not in _CARDS:
            return items, 0
        number = items.pop().split()[0]
        if not is_count(number):
            raise self.fail(f"{wanted}, not {number[:40]!r}", key)
        return items, int(number)

    def options(self) -> dict[str, str]:
        """What lines `option NAME: VALUE` say."""
        found = [key for key in self._values if key.startswith(_OPTION)]
        return {key[len(_OPTION) :]: self.get(key) or "" for key in found}

    def refuse_the_rest(self, known: str) -> None:
        """Nobody asked for them; players and options belong to the setup."""
        for key, (number, _) in self._values.items():
            if key not in self._asked and key != "players" and not key.startswith(_OPTION):
                raise BadInput(f"unknown key {key!r}; known: {known}", number)


def without_comment(line: str) -> str:
    return line.split("#")[0].split(" (")[0].strip()


def items_of(text: str | None, separator: str = ",") -> list[str]:
    """The parts of a value; `-` is none."""
    items = [item.strip() for item in (text or "").split(separator)]
    return [item for item in items if item and item != NONE]


def is_count(text: str) -> bool:
    """Whether it is a number of things on a table: more than 999 there never are."""
    return is_number(text, _MOST_DIGITS)


def first_lines(state: State) -> list[str]:
    """How every position begins: the setup."""
    lines = [f"players: {state.players}"]
    return lines + [f"option {name}: {value}" for name, value in state.setup.options.all().items()]


def phase_of(state: State, phases: Sequence[str]) -> str:
    return OVER if state.seat == NOBODY else phases[state.step]


def position_setup(
    game: Game, text: str, edition: Edition, players: int = 0, chosen: dict[str, str] | None = None
) -> Setup:
    """The setup that a position text names, together with what was chosen besides."""
    lines = PositionText(text)
    named = lines.number("players", game.least, game.most, players or game.usual)
    if players and named != players:
        raise BadInput(f"the position is for {named} players, not {players}", lines.line("players"))
    options = lines.options()
    for name, value in options.items():
        _check_option(game, name, value, lines.line(f"{_OPTION}{name}"))
    for name, value in (chosen or {}).items():
        if options.setdefault(name, value) != value:
            raise BadInput(f"the position has option {name} {options[name]}, not {value}")
    try:
        return game.setup(named, edition, options)
    except BadInput as error:
        said = [lines.line(f"{_OPTION}{name}") for name in options]
        raise BadInput(str(error), max([lines.line("players"), *said])) from None


def _check_option(game: Game, name: str, value: str, line: int) -> None:
    try:
        Options(game.options, {name: value})
    except BadInput as error:
        raise BadInput(str(error), line) from None
