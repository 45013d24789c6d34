"""Editions: the components of a game as checked data, each entry with its provenance.

An edition is a TOML file of tables. Every mistake is named by its line.
"""

import re
import tomllib
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final, TypeVar

from terrarium.core.reason import BadInput

T = TypeVar("T")

PROVENANCES: Final = ("printed", "reconstructed", "house")
_HEADER: Final = re.compile(r"^\s*\[{1,2}\s*[\"']?([A-Za-z0-9_-]+)")
_KEY: Final = re.compile(r"^\s*([A-Za-z0-9_-]+)\s*=")
_NAME: Final = re.compile(r"[a-z]+(-[a-z]+)*")
_TOML_ERROR: Final = re.compile(r"^(.*?) \(at line (\d+), column \d+\)$")


class Entry:
    """One table of the file: typed reading, and the line of whatever is wrong."""

    def __init__(self, name: str, values: dict[str, object], lines: dict[str, int]) -> None:
        self.name: Final = name
        self._values: Final = values
        self._lines: Final = lines
        self._read: Final[set[str]] = set()

    def line(self, key: str = "") -> int:
        """The line of a key, or of the table itself."""
        return self._lines.get(key, self._lines[""])

    def fail(self, text: str, key: str = "") -> BadInput:
        """What is wrong with a key, or with the table itself."""
        return BadInput(text, self.line(key))

    def integer(self, key: str, least: int, most: int) -> int:
        value = self._value(key)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self._must_be(key, f"a whole number from {least} to {most}")
        return value

    def integers(self, key: str, wanted: int, least: int, most: int) -> list[int]:
        """A list of just so many whole numbers."""
        value = self._value(key)
        if not isinstance(value, list) or len(value) != wanted:
            raise self._must_be(key, f"a list of {wanted} whole numbers")
        for number in value:
            if isinstance(number, bool) or not isinstance(number, int):
                raise self._must_be(key, f"a list of {wanted} whole numbers")
            if not least <= number <= most:
                raise self._must_be(key, f"{wanted} whole numbers from {least} to {most}")
        return value

    def word(self, key: str, words: Sequence[str]) -> str:
        value = self._value(key)
        if not isinstance(value, str) or value not in words:
            raise self._must_be(key, f"one of {', '.join(words)}")
        return value

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str) or not value.strip():
            raise self._must_be(key, "a text")
        if not value.isprintable():
            raise self.fail(f"{self.name}.{key} must be one line of letters", key)
        return value.strip()

    def texts(self, key: str) -> list[str]:
        """A list of texts, at least one."""
        value = self._value(key)
        if not isinstance(value, list) or not value or not all(map(_is_text, value)):
            raise self._must_be(key, 'a list of texts, such as ["…", "…"]')
        return [str(text).strip() for text in value]

    def parsed(self, key: str, parse: Callable[[str], T]) -> list[T]:
        """Each text of a list as what it stands for."""
        return [self._as(key, text, parse) for text in self.texts(key)]

    def parsed_text(self, key: str, parse: Callable[[str], T]) -> T:
        return self._as(key, self.text(key), parse)

    def flag(self, key: str) -> bool:
        value = self._value(key)
        if not isinstance(value, bool):
            raise self._must_be(key, "true or false")
        return value

    def has(self, key: str) -> bool:
        """Whether a key that may be left out is there."""
        self._read.add(key)
        return key in self._values

    def names(self) -> list[str]:
        """Whatever stands in it, where anything may."""
        return list(self._values)

    def finish(self, *parts: str) -> str:
        """Every entry ends with its provenance, and that of parts which have another.

        What nobody asked for is refused.
        """
        for part in parts:
            self.word(f"{part}_provenance", PROVENANCES)
        provenance = self.word("provenance", PROVENANCES)
        self.refuse_the_rest()
        return provenance

    def refuse_the_rest(self) -> None:
        for key in self._values:
            if key not in self._read:
                known = ", ".join(sorted(self._read))
                raise self.fail(f"unknown key {key!r} in {self.name}; known: {known}", key)

    def _value(self, key: str) -> object:
        self._read.add(key)
        if key not in self._values:
            raise self.fail(f"{self.name} has no {key!r}")
        return self._values[key]

    def _must_be(self, key: str, wanted: str) -> BadInput:
        return self.fail(f"{self.name}.{key} must be {wanted}, not {self._values[key]!r}", key)

    def _as(self, key: str, text: str, parse: Callable[[str], T]) -> T:
        """What a text stands for; ValueError says what is wrong with it."""
        try:
            return parse(text)
        except ValueError as error:
            raise self.fail(f"{self.name}.{key}: {error}", key) from None


class Names:
    """What the things of an edition are called in moves: each by a name of its own."""

    def __init__(self) -> None:
        self._taken: Final[set[str]] = set()

    def read(self, entry: Entry) -> str:
        name = entry.text("name")
        if not _NAME.fullmatch(name):
            raise entry.fail(f"a name is small letters and hyphens, not {name[:40]!r}", "name")
        if name in self._taken:
            raise entry.fail(f"the name {name!r} stands here twice", "name")
        self._taken.add(name)
        return name


class Source:
    """The text of an edition, read as tables with line numbers."""

    def __init__(self, text: str, kinds: Sequence[str], what: str = "the edition") -> None:
        self.text: Final = text.replace("\r\n", "\n")
        self.digest: Final = sha256(self.text.encode()).hexdigest()
        places = _Places(self.text)
        top: dict[str, object] = {}
        self._entries: Final[dict[str, list[Entry]]] = {kind: [] for kind in kinds}
        for name, value in _parse(self.text).items():
            rows = _rows(value)
            if rows is None:
                top[name] = value
            elif name not in kinds:
                known = ", ".join(kinds)
                raise BadInput(f"unknown table {name!r}; known: {known}", places.of(name, 0)[""])
            else:
                self._entries[name] = [
                    Entry(name, row, places.of(name, number)) for number, row in enumerate(rows)
                ]
        self.top: Final = Entry(what, top, places.top)

    def heading(self, game: str) -> str:
        """What stands above the tables: the game, and the edition's name."""
        self.top.word("game", (game,))
        name = self.top.text("name")
        self.top.refuse_the_rest()
        return name

    def single(self, kind: str) -> Entry:
        return self.entries(kind, 1)[0]

    def all(self, kind: str) -> list[Entry]:
        """All tables of a kind, however many."""
        return self._entries[kind]

    def entries(self, kind: str, wanted: int) -> list[Entry]:
        """All tables of a kind, of which there must be just so many."""
        found = self._entries[kind]
        if len(found) != wanted:
            line = found[-1].line() if found else 1
            raise BadInput(f"there must be {wanted} [[{kind}]] tables, not {len(found)}", line)
        return found


def game_named_in(text: str) -> str:
    """The game that an edition says it is for; nothing else of it is read."""
    game = _parse(text).get("game")
    if not isinstance(game, str):
        raise BadInput('an edition says which game it is for: game = "…"', 1)
    return game


class Edition:
    """A game's components: a name, the text they were read from, and its digest."""

    def __init__(self, name: str, source: Source) -> None:
        self.name: Final = name
        self.text: Final = source.text
        self.digest: Final = source.digest


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip()) and value.isprintable()


def _parse(text: str) -> dict[str, object]:
    try:
        tables: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _TOML_ERROR.match(str(error))
        if found is None:
            raise BadInput(f"not TOML: {error}", text.count("\n") + 1) from None
        raise BadInput(f"not TOML: {found.group(1)}", int(found.group(2))) from None
    except (RecursionError, ValueError):
        raise BadInput("not TOML: something in it is far too long or too deep", 1) from None
    return tables


def _rows(value: object) -> list[dict[str, object]] | None:
    """The tables under one name, whether written [once] or [[often]]; None for a plain value."""
    if isinstance(value, dict):
        return [value]
    if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        return value
    return None


class _Places:
    """Where things stand: for each table its header and its keys, for plain values their keys."""

    def __init__(self, text: str) -> None:
        self.top: Final[dict[str, int]] = {"": 1}
        self._tables: Final[dict[str, list[dict[str, int]]]] = {}
        current = self.top
        for number, line in enumerate(text.split("\n"), 1):
            header = _HEADER.match(line)
            key = _KEY.match(line)
            if header:
                current = {"": number}
                self._tables.setdefault(header.group(1), []).append(current)
            elif key:
                current.setdefault(key.group(1), number)

    def of(self, name: str, number: int) -> dict[str, int]:
        """The lines of one table; one that is written in a single line has only that."""
        tables = self._tables.get(name, [])
        return tables[number] if number < len(tables) else {"": self.top.get(name, 1)}
