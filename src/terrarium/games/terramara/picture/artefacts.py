"""The artefacts under the river, as a terminal draws them."""

from typing import Final

from terrarium.core.picture import Cell, Phrase, Row, Section, Strip
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.crafting import available
from terrarium.games.terramara.picture.drawing import artefact_strip
from terrarium.games.terramara.state import TerramaraState

_ON_A_LINE: Final = 2


def artefacts(table: TerramaraState, seat: int) -> Section:
    """Two on a line; those are marked that the reader's culture reaches."""
    most = int(available(table.culture[seat])) if seat >= 0 else 0
    rows: list[Row] = []
    for first in range(0, len(table.row), _ON_A_LINE):
        places = range(first, min(first + _ON_A_LINE, len(table.row)))
        cells: list[Cell] = [_card(table, place, place < most, seat) for place in places]
        several = "yes" if len(places) > 1 else "no"
        args: Args = {"first": first + 1, "last": places[-1] + 1, "several": several}
        rows.append(Row(Phrase(Message("terramara-picture-places", args)), cells))
    return Section("artefacts", Message("terramara-title-artefacts"), rows, steady=True)


def _card(table: TerramaraState, place: int, available: bool, reader: int) -> Strip:
    args: Args = {"number": place + 1, "reach": "yes" if available else "no"}
    strip = artefact_strip(table, table.row[place], reader)
    return Strip(strip.words, [Phrase(Message("terramara-picture-number", args)), strip])
