"""Before round 1: characters, start cards, Land's own tiles, neutral explorers (1.4, M-9)."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terramara.choice import Choice
from terrarium.bots.terramara.scales import Scales
from terrarium.games.terramara.components import LEFT, RIGHT, tile_number
from terrarium.games.terramara.effects.tracks import Culture
from terrarium.games.terramara.moves import CROSSROAD, DRAFT, NEUTRAL, OUTPOST, START
from terrarium.games.terramara.spaces import TERRITORY
from terrarium.games.terramara.steps.action import parts_on

_CHARACTERS: Final = (1500, 2400, 750, 600, 700, 1450, 300)  # what each brings in a match, about
_EARLY_CULTURE: Final = 450  # a step of it before the first round, beyond what it brings at once
_OUTPOSTS: Final = (450, 400, 550, 350)  # workers, road, river, military


class Drafting(Choice):
    """What a card brings more than those of its kind that are open with it."""

    def __init__(self, scales: Scales) -> None:
        super().__init__(scales)
        table = scales.table
        characters = [_CHARACTERS[character] for character in table.open_characters]
        starts = [self._of_start(card) for card in table.open_starts]
        self._usual_character: Final[i64] = sum(characters) // max(len(characters), 1)
        self._usual_start: Final[i64] = sum(starts) // max(len(starts), 1)

    def of_move(self, move: i64) -> i64:
        if move < START:
            return _CHARACTERS[move - DRAFT] - self._usual_character
        return self._of_start(int(move) - START) - self._usual_start

    def _of_start(self, card: int) -> int:
        """What it shows; who is soon far down the river has its explorer and tiles for longer."""
        parts = self.scales.table.rules.start_cards[card].parts
        worth: i64 = self.scales.of_parts(parts)
        for part in parts:
            if isinstance(part, Culture):
                worth += part.amount * _EARLY_CULTURE
        return int(worth)


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
