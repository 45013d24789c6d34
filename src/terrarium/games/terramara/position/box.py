"""The box that a position of Terramara is laid out from: each tile and card comes from it once."""

from typing import Final

from terrarium.core.position import PositionText, is_count, items_of
from terrarium.games.terramara.components import TILES_IN_SET, tile_number
from terrarium.games.terramara.goods import GOOD_NAMES, MOST_OF_A_KIND, NOTHING, count, one
from terrarium.games.terramara.state import TerramaraState


class PositionBox:
    """The text, the table it is laid out on, and what is still in the box."""

    def __init__(self, text: str, state: TerramaraState) -> None:
        self.lines: Final = PositionText(text)
        self.state: Final = state
        self.rules: Final = state.rules
        self.players: Final = int(state.players)
        self._artefacts: Final = {card.name: n for n, card in enumerate(self.rules.artefacts)}
        self._tiles: Final = {tile.name: n for n, tile in enumerate(self.rules.tiles)}
        self._bonus: Final = {tile.name: n for n, tile in enumerate(self.rules.bonus_tiles)}
        self.cards_left: Final = set(self._artefacts.values())
        self.tiles_left: Final = set(self._tiles.values())
        self.bonus_left: Final = set(self._bonus.values())

    def artefact(self, key: str, text: str) -> int:
        """A card that nobody has yet."""
        card = self.artefact_named(key, text)
        if card not in self.cards_left:
            raise self.lines.fail(f"the artefact {text.strip()!r} is used already", key)
        self.cards_left.remove(card)
        return card

    def artefact_named(self, key: str, text: str) -> int:
        return self.lines.thing(key, text, self._artefacts, "an artefact")

    def tile(self, key: str, text: str, side: int, level: int) -> int:
        """A territory tile of one set."""
        tile = self.lines.thing(key, text, self._tiles, "a territory tile")
        if tile not in tiles_of(side, level):
            raise self.lines.fail(f"{text.strip()!r} is not of level {level} on that side", key)
        if tile not in self.tiles_left:
            raise self.lines.fail(f"the tile {text.strip()!r} is used already", key)
        self.tiles_left.remove(tile)
        return tile

    def bonus_tile(self, key: str, text: str) -> int:
        tile = self.lines.thing(key, text, self._bonus, "a bonus tile")
        if tile not in self.bonus_left:
            raise self.lines.fail(f"the bonus tile {text.strip()!r} is used already", key)
        self.bonus_left.remove(tile)
        return tile

    def bundle(self, key: str, text: str | None) -> int:
        """Goods such as `2 cattle, 1 metal`."""
        bundle = NOTHING
        for item in items_of(text):
            number, word = counted(item)
            if word not in GOOD_NAMES:
                goods = f"goods such as `2 cattle`: {', '.join(GOOD_NAMES)}"
                raise self.lines.fail(f"{item[:40]!r} is not {goods}", key)
            good = GOOD_NAMES.index(word)
            if not is_count(number) or not 0 < int(number) <= MOST_OF_A_KIND:
                wrong = f"there are 1 to {MOST_OF_A_KIND} of one good, not {number[:40]!r}"
                raise self.lines.fail(wrong, key)
            if count(bundle, good):
                raise self.lines.fail(f"{word!r} is said twice", key)
            bundle += one(good) * int(number)
        return int(bundle)

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        """Such as seats: `0, 2`."""
        items = self.lines.items(key)
        for item in items:
            if not is_count(item) or not least <= int(item) <= most:
                wrong = f"{key} has numbers from {least} to {most}, not {item[:40]!r}"
                raise self.lines.fail(wrong, key)
        return [int(item) for item in items]


def counted(item: str) -> tuple[str, str]:
    """The number and the word of `2 cattle`, however it is spaced."""
    number, _, word = " ".join(item.lower().split()).partition(" ")
    return number, word


def tiles_of(side: int, level: int) -> range:
    """A set, by the numbers of its tiles."""
    first = tile_number(side, level, 0)
    return range(first, first + TILES_IN_SET)
