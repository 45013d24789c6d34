"""Pictures: a view as page and terminal draw it. Plain data, no I/O, no words but message ids.

A picture has sections, a section rows, a row cells. A tint names a colour and never carries
meaning alone: whatever has a tint also has words and, where space is short, a mark.
"""

from dataclasses import dataclass, field
from typing import Final

from terrarium.core.player import Player
from terrarium.core.points import Points
from terrarium.core.reason import Message

CALM: Final = "calm"
TENSE: Final = "tense"
ALARM: Final = "alarm"

Means = dict[str, list[Message]]  # what things mean: a few sentences, by the keys that they name


@dataclass(frozen=True)
class Cell:
    """One thing to be drawn; `words` say it in full."""

    words: Message


@dataclass(frozen=True)
class Phrase(Cell):
    """Words; where space is short the mark in its tint, and `short` instead of the words.

    A mark that is `short` as well stands there alone.
    """

    tint: str = ""
    mark: Message | None = None
    short: Message | None = None


@dataclass(frozen=True)
class Card(Cell):
    """A card: what is written on it, and who laid it down, where that matters."""

    face: Message
    tint: str = ""
    by: Player | None = None


@dataclass(frozen=True)
class Sign(Cell):
    """A letter or a number in its colour, lighter than a card."""

    face: Message
    tint: str = ""


@dataclass(frozen=True)
class Gauge(Cell):
    """So much of so much; the level says how that stands."""

    filled: int
    of: int
    level: str
    tint: str = ""


@dataclass(frozen=True)
class Strip(Cell):
    """Several things drawn as one, close together."""

    cells: list[Cell]


@dataclass(frozen=True)
class Chip:
    """So many of a thing that somebody gained, lost or laid; `of`: which one, where that matters.

    It has no words of its own: a sentence beside it says what was done.
    """

    what: str
    amount: Points = 1
    of: str = ""


@dataclass(frozen=True)
class Tile(Cell):
    """A card in a grid: its title and what stands under it, line by line.

    `ready`: something can be done with it now; `shut`: it is out of use.
    """

    title: Message
    lines: list[list[Cell]]
    ready: bool = False
    shut: bool = False


@dataclass(frozen=True)
class Grid:
    """Tiles in named rows and columns; None is an empty place. `active`: it is this one's turn."""

    label: Phrase
    notes: list[Cell]
    columns: list[Message]
    rows: list[Message]
    tiles: list[list[Tile | None]]
    active: bool = False


@dataclass(frozen=True)
class Row:
    """A label and its cells; `active`: it is this one's turn; `quiet`: of no interest as yet."""

    label: Phrase
    cells: list[Cell]
    active: bool = False
    quiet: bool = False


@dataclass(frozen=True)
class Section:
    """A part of the table. `aside`: it may stand beside the others where there is room.
    `lined_up`: the cells of its rows stand under each other. `steady`: it is long and seldom
    changes, so that those who read line by line are told only what has changed.

    Where there are grids they are drawn, and the rows say the same to those who read line by line.
    """

    name: str
    title: Message
    rows: list[Row]
    aside: bool = False
    lined_up: bool = False
    steady: bool = False
    grids: list[Grid] = field(default_factory=list)


@dataclass(frozen=True)
class Choice:
    """A legal move and what to know about it; `words` say it where the label is not read.

    `called`: the name of the thing, by which one may choose it too.
    """

    move: int
    cells: list[Cell]
    words: Message | None = None
    called: Message | None = None


@dataclass(frozen=True)
class Group:
    """Choices of one kind, under the words they share."""

    label: Phrase
    choices: list[Choice]


@dataclass(frozen=True)
class Picture:
    """The table as one seat sees it: what is asked of it, what lies there, what it may choose."""

    caption: Message
    prompt: Message
    sections: list[Section]
    groups: list[Group]

    def moves(self) -> list[int]:
        """Every move offered, in the order in which it is offered."""
        return [choice.move for group in self.groups for choice in group.choices]
