"""The artefacts under the river, and the deck they come from."""

from typing import Final

from terrarium.games.terramara.components import IN_ROW, LEVELS
from terrarium.games.terramara.crafting import available
from terrarium.games.terramara.page.faces import ArtefactFace
from terrarium.games.terramara.page.sight import Sight
from terrarium.games.terramara.state import MOST_CULTURE, TerramaraState


class Slot:
    """A place under the river, from the left, with the culture that reaches it (1.10)."""

    def __init__(self, table: TerramaraState, place: int) -> None:
        self.place: Final = place + 1
        self.culture: Final = _NEEDED[place]
        there = place < len(table.row)
        self.face: Final = ArtefactFace(table.rules, table.row[place]) if there else None
        self.key: Final = f"card-{self.face.name}" if self.face else ""
        self.sight: Final[Sight] = (table.rules.edition.digest, place, table.row[place : place + 1])


class Row:
    """Eight places; of the deck everybody knows how many of each level are left (M-18)."""

    def __init__(self, table: TerramaraState) -> None:
        self.slots: Final = [Slot(table, place) for place in range(IN_ROW)]
        levels = [int(table.rules.artefacts[card].level) for card in table.deck]
        self.deck: Final = [(level, levels.count(level)) for level in range(1, LEVELS + 1)]


_NEEDED: Final = [
    next(culture for culture in range(MOST_CULTURE + 1) if available(culture) > place)
    for place in range(IN_ROW)
]
