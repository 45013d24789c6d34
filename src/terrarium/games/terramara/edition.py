"""Terramara's edition: every tile and card with its effects, by line.

What contradicts the rules is refused; what only leaves the balance of the standard set is not.
"""

from typing import Final

from terrarium.core.edition import Edition, Names, Source
from terrarium.games.terramara.box import tracks
from terrarium.games.terramara.box.cards import CardReader
from terrarium.games.terramara.box.sources import name_cards, name_tiles
from terrarium.games.terramara.box.tiles import TileReader
from terrarium.games.terramara.characters import CHARACTERS
from terrarium.games.terramara.components import ARTEFACTS, BONUS_TILES, START_CARDS, TILES
from terrarium.games.terramara.state import MOST_CULTURE, MOST_STRENGTH

_TABLES: Final = (
    "military",
    "road",
    "river",
    "workers",
    "outposts",
    "tile",
    "bonus",
    "character",
    "start",
    "artefact",
)
_MOST_LEVELS: Final = 99  # of workers together


class TerramaraEdition(Edition):
    """The components as typed values; `lines` says where each of a kind stands."""

    def __init__(self, text: str) -> None:
        source = Source(text, _TABLES)
        super().__init__(source.heading("terramara"), source)
        military, road = source.single("military"), source.single("road")
        river, workers = source.single("river"), source.single("workers")
        self.shields: Final = tracks.shields(military)
        self.road_ends: Final = tracks.road_ends(road)
        self.worker_tiles: Final = tracks.worker_tiles(workers)
        self.outpost_points: Final = tracks.outpost_points(source.single("outposts"))
        # By condition: easy, medium and hard for outposts, then that of the special space.
        self.marks: Final = (
            tracks.marks(workers, 1, _MOST_LEVELS),
            tracks.road_marks(road),
            tracks.marks(river, 1, MOST_CULTURE),
            tracks.marks(military, 1, MOST_STRENGTH),
        )
        names = Names()
        tiles, cards = TileReader(names), CardReader(names)
        self.tiles: Final = tiles.read(source.entries("tile", TILES))
        self.bonus_tiles: Final = cards.read_bonus(source.entries("bonus", BONUS_TILES))
        self.characters: Final = cards.read_characters(source.entries("character", CHARACTERS))
        self.start_cards: Final = cards.read_starts(source.entries("start", START_CARDS))
        self.artefacts: Final = cards.read_artefacts(source.entries("artefact", ARTEFACTS))
        name_tiles(self.tiles, self.bonus_tiles)
        name_cards(self.characters, self.start_cards, self.artefacts)
        self.lines: Final = {"tile": tiles.lines, **cards.lines}
