"""Pictures: a view as page and terminal draw it. Plain data, no I/O, no words but message ids.

A picture has sections, a section rows, a row cells. A tint names a colour and never carries
meaning alone: whatever has a tint also has words and, where space is short, a mark.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from terrarium.core.reason import Message
from terrarium.core.state import NOBODY

CALM: Final = "calm"
TENSE: Final = "tense"
ALARM: Final = "alarm"


@mypyc_attr(allow_interpreted_subclasses=True)
class Cell:
    """One thing to be drawn; `words` say it in full."""

    def __init__(self, words: Message, tint: str = "") -> None:
        self.words: Final = words
        self.tint: Final = tint


class Phrase(Cell):
    """Words; where space is short the mark in its tint, and `short` instead of the words."""

    def __init__(
        self,
        words: Message,
        tint: str = "",
        mark: Message | None = None,
        short: Message | None = None,
    ) -> None:
        super().__init__(words, tint)
        self.mark: Final = mark
        self.short: Final = short or words


class Card(Cell):
    """A card: what is written on it, and the seat that laid it down, where that matters."""

    def __init__(self, words: Message, face: Message, tint: str = "", seat: int = NOBODY) -> None:
        super().__init__(words, tint)
        self.face: Final = face
        self.seat: Final = seat


class Sign(Cell):
    """A letter or a number in its colour, lighter than a card."""

    def __init__(self, words: Message, face: Message, tint: str = "") -> None:
        super().__init__(words, tint)
        self.face: Final = face


class Gauge(Cell):
    """So much of so much; the level says how that stands."""

    def __init__(self, words: Message, filled: int, of: int, level: str, tint: str = "") -> None:
        super().__init__(words, tint)
        self.filled: Final = filled
        self.of: Final = of
        self.level: Final = level


class Strip(Cell):
    """Several things drawn as one, close together."""

    def __init__(self, words: Message, cells: list[Cell], tint: str = "") -> None:
        super().__init__(words, tint)
        self.cells: Final = cells


class Tile(Cell):
    """A card in a grid: its title and what stands under it, line by line.

    `ready`: something can be done with it now; `shut`: it is out of use.
    """

    def __init__(
        self,
        words: Message,
        title: Message,
        lines: list[list[Cell]],
        ready: bool = False,
        shut: bool = False,
    ) -> None:
        super().__init__(words)
        self.title: Final = title
        self.lines: Final = lines
        self.ready: Final = ready
        self.shut: Final = shut


class Grid:
    """Tiles in named rows and columns; None is an empty place. `active`: it is this one's turn."""

    def __init__(
        self,
        label: Phrase,
        notes: list[Cell],
        columns: list[Message],
        rows: list[Message],
        tiles: list[list[Tile | None]],
        active: bool = False,
    ) -> None:
        self.label: Final = label
        self.notes: Final = notes
        self.columns: Final = columns
        self.rows: Final = rows
        self.tiles: Final = tiles
        self.active: Final = active


class Row:
    """A label and its cells; `active`: it is this one's turn; `quiet`: of no interest as yet."""

    def __init__(
        self, label: Phrase, cells: list[Cell], active: bool = False, quiet: bool = False
    ) -> None:
        self.label: Final = label
        self.cells: Final = cells
        self.active: Final = active
        self.quiet: Final = quiet


class Section:
    """A part of the table. `aside`: it may stand beside the others where there is room.

    Where there are grids they are drawn, and the rows say the same to those who read line by line.
    """

    def __init__(
        self,
        name: str,
        title: Message,
        rows: list[Row],
        aside: bool = False,
        grids: list[Grid] | None = None,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.rows: Final = rows
        self.aside: Final = aside
        self.grids: Final[list[Grid]] = grids or []


class Choice:
    """A legal move and what to know about it; `words` say it where the label is not read.

    `called`: the name of the thing, by which one may choose it too.
    """

    def __init__(
        self,
        move: int,
        cells: list[Cell],
        words: Message | None = None,
        called: Message | None = None,
    ) -> None:
        self.move: Final = move
        self.cells: Final = cells
        self.words: Final = words
        self.called: Final = called


class Group:
    """Choices of one kind, under the words they share."""

    def __init__(self, label: Phrase, choices: list[Choice]) -> None:
        self.label: Final = label
        self.choices: Final = choices


class Picture:
    """The table as one seat sees it: what is asked of it, what lies there, what it may choose."""

    def __init__(
        self, caption: Message, prompt: Message, sections: list[Section], groups: list[Group]
    ) -> None:
        self.caption: Final = caption
        self.prompt: Final = prompt
        self.sections: Final = sections
        self.groups: Final = groups

    def moves(self) -> list[int]:
        """Every move offered, in the order in which it is offered."""
        return [choice.move for group in self.groups for choice in group.choices]
