"""People at the keyboard, for tests: lines typed in advance, or one by one by what is shown."""

import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from textwrap import dedent
from typing import TextIO

from terrarium.core.history import History
from terrarium.tables.match import Match
from terrarium.tables.seat import Seat
from terrarium.terminal.play import run
from terrarium.terminal.request import PlayRequest
from tests.histories import TERRA, TERRA_EDITION

CTRL_C = "\x03"


class Paper(io.StringIO):
    """Keeps what was printed; may pass for a terminal."""

    encoding = "utf-8"

    def __init__(self, is_terminal: bool = False) -> None:
        super().__init__()
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


class Keys(io.StringIO):
    """What somebody types."""


def typist(types: Callable[[], str | None]) -> TextIO:
    """Types a line whenever one is asked for; None is the end of input."""
    keys = Keys()

    def readline() -> str:
        line = types()
        if line == CTRL_C:
            raise KeyboardInterrupt
        return "" if line is None else line + "\n"

    vars(keys)["readline"] = readline
    return keys


class Played:
    """How a run of the program went."""

    def __init__(self, status: int, out: str) -> None:
        self.status = status
        self.out = out

    @property
    def last_line(self) -> str:
        return self.out.rstrip("\n").split("\n")[-1]

    def after(self, typed: str) -> str:
        """What was shown after a line was typed, up to the next prompt."""
        _, _, rest = self.out.partition(f"> {typed}\n")
        return rest.partition("\n> ")[0]


def play(*typed: str, out: Paper | None = None, **request: object) -> Played:
    """Run the program with these lines as its whole input."""
    return play_on(iter(typed), out, **request)


def play_on(lines: Iterator[str], out: Paper | None = None, **request: object) -> Played:
    paper = out or Paper()
    wanted = PlayRequest("terra", stdin=typist(lambda: next(lines, None)), stdout=paper)
    for name, value in request.items():
        setattr(wanted, name, value)
    return Played(run(wanted), paper.getvalue())


def saved(home: Path) -> list[Path]:
    return sorted((home / "saves").glob("*.terrarium"))


def lines_with(words: str, text: str) -> list[str]:
    return [line for line in text.splitlines() if words in line]


def forever(line: str) -> Iterator[str]:
    while True:
        yield line


def chain(*parts: Iterable[str]) -> Iterator[str]:
    for part in parts:
        yield from part


def laid_out(home: Path, position: str, *people: str) -> Path:
    """A saved match that begins from a position; random bots sit at the other seats."""
    names = people or ("You",)
    bots = [Seat("random", bot=True) for _ in range(4 - len(names))]
    history = History(TERRA, TERRA.setup(4, TERRA_EDITION), 1, dedent(position).strip())
    match = Match(history, "test", [*[Seat(name) for name in names], *bots])
    path = home / "laid-out.terrarium"
    path.write_text(match.record().write(), "utf-8")
    return path
