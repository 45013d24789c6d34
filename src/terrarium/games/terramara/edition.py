"""Terramara's edition: every tile and card with its effects, by line."""

from typing import Final

from terrarium.core.edition import Edition, Source
from terrarium.games.terramara.components import Artefact, BonusTile, Character, StartCard, Tile

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


class TerramaraEdition(Edition):
    """The components as typed values."""

    def __init__(self, text: str) -> None:
        source = Source(text, _TABLES)
        super().__init__(source.heading("terramara"), source)
        self.shields: Final[tuple[int, ...]] = ()
        self.tiles: Final[list[Tile]] = []
        self.bonus_tiles: Final[list[BonusTile]] = []
        self.characters: Final[list[Character]] = []
        self.start_cards: Final[list[StartCard]] = []
        self.artefacts: Final[list[Artefact]] = []
