"""The sections of a picture as rows and columns that line up from one section to the next."""

from rich.table import Table
from rich.text import Text

from terrarium.core.picture import Card, Cell, Gauge, Row, Section, Strip
from terrarium.terminal.ink import IDLE, Ink, join, pack

_GAP = 2
_MOST_COLUMNS = 3
_WIDEST_LABEL = 28


def section_grid(ink: Ink, sections: list[Section], whole: bool, room: int) -> Table:
    """Titles in a column of their own, labels lined up, gauges side by side."""
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    titles = [ink.speech.say(section.title) for section in sections]
    room -= max(map(len, titles), default=0) + _GAP
    width = _label_width(ink, sections)
    for section, title in zip(sections, titles):
        rows = _shown(section, whole)
        if rows:
            drawn = _lined_up(ink, section, rows) if section.lined_up else None
            grid.add_row(Text(title), drawn or _rows(ink, rows, width, room))
    return grid


def _shown(section: Section, whole: bool) -> list[Row]:
    return [row for row in section.rows if whole or not row.quiet]


def _rows(ink: Ink, rows: list[Row], width: int, room: int) -> Table | Text:
    if not any(row.cells for row in rows):
        return join([_label(ink, row) for row in rows], "\n")
    if all(len(row.cells) == 1 and isinstance(row.cells[0], Gauge) for row in rows):
        return _side_by_side(ink, rows, room)
    columns = _columns(rows)
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
    for _ in range(columns):
        grid.add_column(no_wrap=True, justify="right")
    grid.add_column()
    lined_up = [[ink.cell(cell) for cell in row.cells[:columns]] for row in rows]
    taken = [max(map(len, column)) + _GAP for column in zip(*lined_up)]
    room -= width + _GAP + sum(taken)
    for row, first in zip(rows, lined_up):
        grid.add_row(_label(ink, row), *first, _tail(ink, row.cells[columns:], room))
    return grid


def _lined_up(ink: Ink, section: Section, rows: list[Row]) -> Table:
    """Each cell under the one above it; the labels are as narrow as they can be."""
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    grid.add_column(width=_label_width(ink, [section]), no_wrap=True, overflow="ellipsis")
    for row in rows:
        grid.add_row(_label(ink, row), *[ink.cell(cell) for cell in row.cells])
    return grid


def _tail(ink: Ink, cells: list[Cell], room: int) -> Text:
    """Cards stand close together; whatever ends in words is set off. Lines end between cells."""
    lines = [Text()]
    for cell, before in zip(cells, [None, *cells]):
        text, between = ink.cell(cell), _between(before, cell)
        if lines[-1].cell_len + between.cell_len + text.cell_len > room and before is not None:
            lines.append(text)
        else:
            lines[-1] = lines[-1] + between + text
    return join(lines, "\n")


def _between(before: Cell | None, cell: Cell) -> Text:
    if before is None:
        return Text()
    close = isinstance(before, Card) and before.by is None and not isinstance(cell, Strip)
    return Text(" ") if close else Text(" · ", "dim")


def _side_by_side(ink: Ink, rows: list[Row], room: int) -> Text:
    """Short gauges share lines."""
    gauges = [join([ink.phrase(row.label), ink.cell(row.cells[0])], " ") for row in rows]
    lines = pack(gauges, room - len(IDLE), _GAP + 1)
    return join([Text(IDLE) + line for line in lines], "\n")


def _columns(rows: list[Row]) -> int:
    """How many cells of each row line up: those before its first card."""
    if len(rows) == 1 and not any(isinstance(cell, Gauge) for cell in rows[0].cells):
        return 0
    return min(_before_first_card(row) for row in rows)


def _before_first_card(row: Row) -> int:
    before = 0
    most = min(len(row.cells), _MOST_COLUMNS)
    while before < most and not isinstance(row.cells[before], (Card, Strip)):
        before += 1
    return before


def _label(ink: Ink, row: Row) -> Text:
    label = ink.label(row.label, row.active)
    if row.active:
        label.stylize("bold")
    return label


def _label_width(ink: Ink, sections: list[Section]) -> int:
    """Of the rows that have more than a label."""
    widths = [
        ink.phrase(row.label).cell_len + len(IDLE)
        for section in sections
        for row in section.rows
        if row.cells
    ]
    return min(max(widths, default=0), _WIDEST_LABEL)
