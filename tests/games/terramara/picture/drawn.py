"""A picture of Terramara in words, for tests."""

from terrarium.core.picture import Cell, Picture, Row, Sign, Strip
from terrarium.core.reason import Message
from terrarium.core.state import SPECTATOR
from terrarium.text.words import Words
from tests.games.terramara.tables import GAME, Table

WORDS = Words(GAME)
NAMES = ["Ada", "Ben", "Cy", "Di"]


def seen(table: Table, reader: int = SPECTATOR) -> Picture:
    return GAME.picture(table.state.view(reader))


def said(message: Message, reader: int = SPECTATOR) -> str:
    return WORDS.say(message, NAMES, reader)


def asked(table: Table, reader: int | None = None) -> str:
    """What is asked of the one who decides, or said to somebody else."""
    who = table.actor() if reader is None else reader
    return said(seen(table, who).prompt, who)


def rows(table: Table, section: str, reader: int = SPECTATOR) -> dict[str, Row]:
    """The rows of a section, by their labels."""
    (found,) = [part for part in seen(table, reader).sections if part.name == section]
    return {said(row.label.words, reader): row for row in found.rows}


def read_aloud(row: Row, reader: int = SPECTATOR) -> list[str]:
    return [said(cell.words, reader) for cell in row.cells]


def faces(cell: Cell) -> str:
    """As it is drawn, letter by letter."""
    if isinstance(cell, Strip):
        return "".join(faces(part) for part in cell.cells)
    if isinstance(cell, Sign):
        return said(cell.face)
    face = getattr(cell, "face", None) or getattr(cell, "short", None) or cell.words
    return said(face)


def offered(table: Table) -> dict[str, list[str]]:
    """What is offered, by the words it is under, as it is drawn."""
    picture, actor = seen(table, table.actor()), table.actor()
    return {
        said(group.label.words, actor): [
            " ".join(faces(cell) for cell in choice.cells) for choice in group.choices
        ]
        for group in picture.groups
    }
