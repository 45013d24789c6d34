"""What one match is played by: the edition's components, with the table's options over them."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.bits import bit
from terrarium.core.edition import Edition
from terrarium.core.needed import needed
from terrarium.core.option import Options
from terrarium.core.setup import Setup
from terrarium.games.terramara.components import Artefact
from terrarium.games.terramara.edition import TerramaraEdition


class Rules(Setup):
    """Shared by all states of a match."""

    def __init__(self, players: int, edition: Edition, options: Options) -> None:
        super().__init__(players, edition, options)
        box = needed(TerramaraEdition, edition)
        self.shields: Final = box.shields
        self.marks: Final = box.marks
        self.road_ends: Final = box.road_ends
        self.outpost_points: Final = box.outpost_points
        self.worker_tiles: Final = box.worker_tiles
        self.tiles: Final = box.tiles
        self.bonus_tiles: Final = box.bonus_tiles
        self.characters: Final = box.characters
        self.start_cards: Final = box.start_cards
        self.artefacts: Final = box.artefacts
        self.used_each_round: Final[i64] = _used_each_round(box.artefacts)
        self.neutrals: Final = max(0, 4 - players)
        self.drafts: Final = options.text("start") == "draft"
        self.counts_printed: Final = options.text("craft_vp_counts") == "printed"
        self.neutrals_are_players: Final = options.flag("neutrals_count_as_players")


def _used_each_round(artefacts: list[Artefact]) -> i64:
    """A bit for each artefact that can be used once a round."""
    found: i64 = 0
    for number, artefact in enumerate(artefacts):
        if artefact.powers.each_round:
            found |= bit(number)
    return found
