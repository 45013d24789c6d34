"""The box that a position of Terra Futura is laid out from: each card comes from it once."""

from typing import Final

from terrarium.core.position import PositionText
from terrarium.games.terra_futura.cards import CARDS, LEVELS, level_of
from terrarium.games.terra_futura.cells import CELL_BY_NAME
from terrarium.games.terra_futura.effects.amounts import amounts
from terrarium.games.terra_futura.state import TerraFuturaState


class PositionBox:
    """The text, the table it is laid out on, and which cards are still in the box."""

    def __init__(self, text: str, state: TerraFuturaState) -> None:
        self.lines: Final = PositionText(text)
        self.state: Final = state
        self.box: Final = [True] * CARDS

    def take(self, key: str, text: str) -> int:
        name = text.strip().lower()
        known = self.state.rules.card_by_name
        if name not in known:
            raise self.lines.fail(f"there is no card {name[:40]!r}", key)
        card = known[name]
        if not self.box[card]:
            raise self.lines.fail(f"the card {name!r} is used already", key)
        self.box[card] = False
        return card

    def take_of(self, key: str, text: str, level: int) -> int:
        card = self.take(key, text)
        if level_of(card) != level:
            raise self.lines.fail(f"{text.strip()[:40]!r} is not of Level {LEVELS[level]}", key)
        return card

    def cell(self, key: str, text: str) -> int:
        return self.lines.thing(key, text, CELL_BY_NAME, "a cell such as `c3`")

    def bundle(self, key: str, text: str) -> int:
        try:
            found = amounts(text)
        except ValueError as error:
            raise self.lines.fail(str(error), key) from None
        if not found.is_named():
            raise self.lines.fail(f"{text[:40]!r} is no resource", key)
        return found.bundle
