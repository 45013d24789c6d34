"""Table options: each has a name, a default and a check that says what would be right."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from terrarium.core.number import is_number
from terrarium.core.reason import BadInput

YES: Final = "yes"
NO: Final = "no"
_WORDS_FOR_YES: Final = ("yes", "true", "on", "1")
_WORDS_FOR_NO: Final = ("no", "false", "off", "0")


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing a table may choose; its value is kept as its canonical text.

    A match that was stored without the option was begun when `unsaid` was what all played by.
    """

    def __init__(self, name: str, default: str, unsaid: str = "") -> None:
        self.name: Final = name
        self.default: Final = default
        self.unsaid: Final = unsaid or default

    def choices(self) -> str:
        """What may be chosen, in words."""
        raise NotImplementedError

    def read(self, text: str) -> str | None:
        """The canonical text, or None where it is not a choice."""
        raise NotImplementedError

    def check(self, text: str) -> str:
        """The canonical text, or an error that says what would be right."""
        value = self.read(text.strip().lower())
        if value is None:
            raise BadInput(f"option {self.name} is {self.choices()}, not {text.strip()!r}")
        return value


class Flag(Option):
    """Yes or no."""

    def choices(self) -> str:
        return "yes or no"

    def read(self, text: str) -> str | None:
        if text in _WORDS_FOR_YES:
            return YES
        return NO if text in _WORDS_FOR_NO else None


class Number(Option):
    """A whole number in a range; the default may be a word, such as `edition`."""

    def __init__(self, name: str, default: str, least: int, most: int) -> None:
        super().__init__(name, default)
        self.least: Final = least
        self.most: Final = most

    def choices(self) -> str:
        span = f"a whole number from {self.least} to {self.most}"
        return span if is_whole(self.default) else f"{self.default} or {span}"

    def read(self, text: str) -> str | None:
        if text == self.default:
            return text
        if is_whole(text) and self.least <= int(text) <= self.most:
            return str(int(text))
        return None


class Choice(Option):
    """One of a few words."""

    def __init__(self, name: str, default: str, words: tuple[str, ...]) -> None:
        super().__init__(name, default)
        self.words: Final = words

    def choices(self) -> str:
        return ", ".join(self.words[:-1]) + " or " + self.words[-1]

    def read(self, text: str) -> str | None:
        return text if text in self.words else None


class Beginning(Choice):
    """How a match begins, which whoever makes a table is asked before all else."""


class Options:
    """The options of one match: every name that the game has, with its canonical text."""

    def __init__(self, known: Iterable[Option], chosen: dict[str, str] | None = None) -> None:
        self.known: Final = tuple(known)
        self._values: Final = {option.name: option.default for option in self.known}
        for name, text in (chosen or {}).items():
            self._values[name] = self._named(name).check(text)

    def _named(self, name: str) -> Option:
        for option in self.known:
            if option.name == name:
                return option
        names = ", ".join(option.name for option in self.known) or "none"
        raise BadInput(f"unknown option {name!r}; the options are: {names}")

    def text(self, name: str) -> str:
        return self._values[name]

    def flag(self, name: str) -> bool:
        return self._values[name] == YES

    def number(self, name: str, otherwise: int = 0) -> int:
        """The number chosen; `otherwise` where the value is a word."""
        text = self._values[name]
        return int(text) if is_whole(text) else otherwise

    def all(self) -> dict[str, str]:
        return dict(self._values)


def as_stored(known: Iterable[Option], said: dict[str, str]) -> dict[str, str]:
    """Every option of a stored match, which keeps what it was begun with."""
    return {option.name: option.unsaid for option in known} | said


def is_whole(text: str) -> bool:
    """Whether it is a whole number as options have them, with a sign or without."""
    digits = text[1:] if text[:1] in ("-", "+") else text
    return is_number(digits, 6)
