"""Before round 1: characters, start cards, Land's own tiles, neutral explorers (1.4, M-9)."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terramara.choice import Choice
from terrarium.games.terramara.components import LEFT, RIGHT, tile_number
from terrarium.games.terramara.moves import CROSSROAD, DRAFT, NEUTRAL, OUTPOST, START
from terrarium.games.terramara.spaces import TERRITORY
from terrarium.games.terramara.steps.action import parts_on

_CHARACTERS: Final = (490, 2285, 768, 1335, 1088, 1393, 369)  # what each brings in a match, about
_OUTPOSTS: Final = (300, 500, 400, 300)  # workers, road, river, military


class Drafting(Choice):
    """A character by what it brings in a match, a start card by what it shows."""

    def of_move(self, move: i64) -> i64:
        if move < START:
            return _CHARACTERS[move - DRAFT]
        return self.scales.of_parts(self.scales.table.rules.start_cards[move - START].parts)


class OwnLand(Choice):
    """Land's own crossroad is visited in every round, its outpost scores once."""

    def of_move(self, move: i64) -> i64:
        tiles = self.scales.table.rules.tiles
        if move < OUTPOST:
            parts = tiles[tile_number(RIGHT, 1, int(move) - CROSSROAD)].crossroad
            return self.scales.of_parts_plainly(parts)
        return _OUTPOSTS[tiles[tile_number(LEFT, 1, int(move) - OUTPOST)].outpost]


class Neutrals(Choice):
    """On the space that would bring least to oneself."""

    def of_move(self, move: i64) -> i64:
        parts = parts_on(self.scales.table, TERRITORY + move - NEUTRAL)
        return -self.scales.of_parts_plainly(parts)
