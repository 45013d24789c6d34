"""The screen with colours and columns, for a terminal of any size."""

from typing import TextIO

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from terrarium.core.game import Game
from terrarium.core.picture import Choice, Picture, Section
from terrarium.core.reason import Message
from terrarium.tables.account import LogLine
from terrarium.terminal.grids import side_by_side
from terrarium.terminal.ink import Ink, join, pack
from terrarium.terminal.keyboard import Keyboard
from terrarium.terminal.screen import Screen
from terrarium.terminal.sections import section_grid
from terrarium.terminal.speech import Speech

_WIDE = 140
_SIDE = 64
_CLEAR = "\x1b[H\x1b[2J"
_GAP = 3
_BULLET = "- "
_LEAST_LOG = 3
_PROMPT_LINES = 1
_FAREWELL_LINES = 3
_GREETING_LINES = 3


class PrettyScreen(Screen):
    """Each decision on a fresh screen: what happened, the table, what may be chosen."""

    def __init__(
        self, game: Game, speech: Speech, keyboard: Keyboard, stdout: TextIO, console: Console
    ) -> None:
        super().__init__(game, speech, keyboard, stdout)
        self.console = console
        self.ink = Ink(speech)
        self._greeted = False

    def line(self, text: str) -> None:
        self.console.print(Text(text))

    def refuse(self, text: str) -> None:
        self.console.print(Text(text, style="bold yellow"))

    def log(self, lines: list[LogLine]) -> None:
        for text in self._told(lines):
            self.console.print(text)

    def table(self, picture: Picture, whole: bool) -> None:
        self.console.print(self._table(picture, whole))

    def offers(self, picture: Picture, undo: int) -> None:
        self.console.print(self._offers(picture, undo))

    def decision(self, lines: list[LogLine], picture: Picture, undo: int) -> None:
        """On one screen where it fits; for that the log is cut, and grids are folded."""
        table, offers = self._table(picture, whole=False), self._offers(picture, undo)
        room = self._room(picture, offers)
        if self._height(table) + _LEAST_LOG > room:
            table = self._table(picture, whole=False, folded=True)
        room -= self._height(table)
        if self._greeted and self.console.is_terminal:
            self.stdout.write(_CLEAR)
        self._greeted = True
        for text in self._last(lines, max(room, _LEAST_LOG)):
            self.console.print(text)
        self.console.print(table)
        self.console.print(offers)

    def _room(self, picture: Picture, offers: RenderableType) -> int:
        """The lines that are left for the table and the log."""
        taken = self._height(offers) + (_PROMPT_LINES if picture.groups else _FAREWELL_LINES)
        return self.console.height - taken - (0 if self._greeted else _GREETING_LINES)

    def page(self, title: Message, text: Message) -> None:
        self.console.print(Rule(Text(self.speech.say(title), "bold"), align="left", style="dim"))
        lines = self.speech.say(text).splitlines()
        if all(": " in line for line in lines):
            self.console.print(_in_columns(lines))
        else:
            self.console.print(Group(*[_with_bullet(line) for line in lines]))

    def legend(self, title: Message, text: Message) -> None:
        self.page(title, text)

    # The log.

    def _told(self, lines: list[LogLine]) -> list[Text]:
        """Short paragraphs share a line."""
        told = [
            join([self.ink.pieces(self.speech.drawn_sentence(line)) for line in paragraph], " ")
            for paragraph in self.speech.paragraphs(lines)
        ]
        return pack(told, self.console.width, _GAP)

    def _last(self, lines: list[LogLine], room: int) -> list[Text]:
        """As many of the latest sentences as there is room for."""
        texts = self._told(lines)
        if self._height(Group(*texts)) <= room:
            return texts
        more = Text(self.speech.say(Message("terminal-more-log")), "dim")
        first, last = 0, len(lines)
        while first < last:
            middle = (first + last) // 2
            if self._height(Group(*self._told(lines[middle:]))) < room:
                last = middle
            else:
                first = middle + 1
        return [more, *self._told(lines[first:])]

    def _height(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what, pad=False))

    # The table.

    def _table(self, picture: Picture, whole: bool, folded: bool = False) -> RenderableType:
        rule = Rule(self.ink.message(picture.caption), align="left", style="dim")
        if any(section.grids for section in picture.sections):
            return Group(rule, *self._with_grids(picture.sections, whole, folded))
        beside = [section for section in picture.sections if section.aside]
        if self.console.width < _WIDE or not beside:
            return Group(rule, section_grid(self.ink, picture.sections, whole, self.console.width))
        rest = [section for section in picture.sections if not section.aside]
        grid = Table.grid(padding=(0, 4, 0, 0))
        grid.add_row(
            section_grid(self.ink, rest, whole, self.console.width - _SIDE),
            section_grid(self.ink, beside, whole, _SIDE),
        )
        return Group(rule, grid)

    def _with_grids(
        self, sections: list[Section], whole: bool, folded: bool
    ) -> list[RenderableType]:
        """All grids together, between the sections before and after them."""
        width = self.console.width
        grids = [grid for section in sections for grid in section.grids]
        first = next(place for place, section in enumerate(sections) if section.grids)
        after = [section for section in sections[first:] if not section.grids]
        return [
            section_grid(self.ink, sections[:first], whole, width),
            side_by_side(self.ink, grids, width, folded),
            section_grid(self.ink, after, whole, width),
        ]

    # What may be chosen.

    def _offers(self, picture: Picture, undo: int) -> RenderableType:
        prompt = self.ink.message(picture.prompt)
        prompt.stylize("bold")
        parts: list[RenderableType] = [Rule(style="dim"), prompt, *self._choices(picture)]
        if undo:
            possible = Message("terminal-undo-possible", {"moves": undo})
            parts.append(Text(self.speech.say(possible), "dim"))
        return Group(*parts)

    def _choices(self, picture: Picture) -> list[RenderableType]:
        """A line for each group, its choices numbered on; groups of one word share a line."""
        labels = [self.ink.message(group.label.words) for group in picture.groups]
        widest = max((label.cell_len for label in labels), default=0)
        grid = Table.grid(padding=(0, 2, 0, 0))
        single: list[Text] = []
        number = 1
        for group, label in zip(picture.groups, labels):
            drawn = [self._choice(number + place, c) for place, c in enumerate(group.choices)]
            number += len(drawn)
            if group.choices[0].cells:
                room = self.console.width - widest - _GAP
                grid.add_row(label, join(pack(drawn, room, _GAP), "\n"))
            else:
                single.append(join([*drawn, label], " "))
        return [*([grid] if grid.rows else []), *pack(single, self.console.width, _GAP)]

    def _choice(self, number: int, choice: Choice) -> Text:
        cells = [self.ink.cell(cell) for cell in choice.cells]
        return join([Text(str(number), "bold cyan"), *cells], " ")


def _in_columns(lines: list[str]) -> Table:
    """Lines `key: value`, the values lined up."""
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    for line in lines:
        key, _, value = line.partition(": ")
        grid.add_row(Text(key, "bold"), Text(value))
    return grid


def _with_bullet(line: str) -> RenderableType:
    """A line that begins with a dash hangs from it."""
    if not line.startswith(_BULLET):
        return Text(line)
    grid = Table.grid()
    grid.add_row(Text(_BULLET), Text(line.removeprefix(_BULLET)))
    return grid
