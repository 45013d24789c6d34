"""The plain screen, for screen readers and pipes: every line a sentence or `key: value`."""

from typing import TextIO

from terrarium.core.game import Game
from terrarium.core.picture import Card, Cell, Choice, Picture, Row, Section
from terrarium.core.reason import Message
from terrarium.tables.account import LogLine
from terrarium.terminal.keyboard import Keyboard
from terrarium.terminal.screen import Screen
from terrarium.terminal.speech import Speech


class PlainScreen(Screen):
    """No boxes, no colours, no cursor; what lasts is told again only when it has changed."""

    def __init__(self, game: Game, speech: Speech, keyboard: Keyboard, stdout: TextIO) -> None:
        super().__init__(game, speech, keyboard, stdout)
        self._told: dict[int, set[str]] = {}  # reader → lines

    def line(self, text: str) -> None:
        self.stdout.write(f"{text}\n")
        self.stdout.flush()

    def log(self, lines: list[LogLine]) -> None:
        for paragraph in self.speech.paragraphs(lines):
            self.line(" ".join(self.speech.sentence(line) for line in paragraph))

    def table(self, picture: Picture, whole: bool) -> None:
        told = self._told.get(self.speech.reader, set())
        lines: set[str] = set()
        self.line(self.speech.say(picture.caption))
        for section in picture.sections:
            for row in section.rows:
                line = self._row(section, row)
                lines.add(line)
                if whole or not (row.quiet or (_lasts(section) and line in told)):
                    self.line(line)
        self._told[self.speech.reader] = lines

    def offers(self, picture: Picture, undo: int) -> None:
        self.line(self.speech.say(picture.prompt))
        choices = [choice for group in picture.groups for choice in group.choices]
        for number, choice in enumerate(choices, 1):
            self.line(f"{number}: {self.game.spell(choice.move)}{self._remarks(choice)}")
        if undo:
            self.say(Message("terminal-undo-possible", {"moves": undo}))

    def page(self, title: Message, text: Message) -> None:
        self.line(self.speech.say(title) + ":")
        for line in self.speech.say(text).splitlines():
            if line.strip():
                self.line(line.strip().removeprefix("- "))

    def _row(self, section: Section, row: Row) -> str:
        key = f"{self.speech.say(section.title)}, {self.speech.say(row.label.words)}"
        cells = [self._cell(cell) for cell in row.cells]
        if row.active:
            cells.append(self.speech.say(Message("row-active")))
        between = "; " if any(", " in cell for cell in cells) else ", "
        return f"{key}: {between.join(cells)}" if cells else key

    def _cell(self, cell: Cell) -> str:
        words = self.speech.say(cell.words)
        if isinstance(cell, Card) and cell.by is not None:
            return self.speech.say(Message("row-laid", {"what": words, "seat": cell.by}))
        return words

    def _remarks(self, choice: Choice) -> str:
        """What the notation of a move does not say already."""
        remarks = [choice.words] if choice.words is not None else _in_words(choice.cells)
        said = ", ".join(self.speech.say(remark) for remark in remarks)
        return f" ({said})" if said else ""


def _lasts(section: Section) -> bool:
    """Whether it need not be told again as long as nothing has changed there."""
    return section.aside or section.steady


def _in_words(cells: list[Cell]) -> list[Message]:
    return [cell.words for cell in cells if not isinstance(cell, Card)]
