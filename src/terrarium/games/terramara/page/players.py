"""What everybody can see of each player, and of the neutral ones."""

from typing import Final

from terrarium.core.points import Points
from terrarium.games.terramara.characters import BONUS
from terrarium.games.terramara.components import LEVELS
from terrarium.games.terramara.members import NEUTRAL_NAMES
from terrarium.games.terramara.page.camp import Camp
from terrarium.games.terramara.page.sight import Sight, laid_out
from terrarium.games.terramara.page.worth import parts_of
from terrarium.games.terramara.scoring import final_points
from terrarium.games.terramara.state import TerramaraState


class PlayerPlace:
    """A clan; `points`: what it would score if the match ended now, and `worth` for what."""

    def __init__(self, table: TerramaraState, seat: int, score: dict[str, Points]) -> None:
        self._table: Final = table
        self.seat: Final = seat
        self.score: Final = score
        self.points: Final = score["total"]
        self.worth: Final = parts_of(score)
        self.is_first: Final = bool(table.first == seat)
        self.sight: Final = _sight(table, seat)

    def camp(self) -> Camp:
        return Camp(self._table, self.seat)


class NeutralPlace:
    """A neutral player: swords on the military track and explorers, and nobody behind them."""

    def __init__(self, number: int, strength: int) -> None:
        self.name: Final = NEUTRAL_NAMES[number]
        self.number: Final = number
        self.strength: Final = strength


def players_of(table: TerramaraState) -> list[PlayerPlace]:
    points = final_points(table)
    return [PlayerPlace(table, seat, score) for seat, score in enumerate(points)]


def neutrals_of(table: TerramaraState) -> list[NeutralPlace]:
    return [NeutralPlace(number, strength) for number, strength in enumerate(table.neutral)]


def _sight(table: TerramaraState, seat: int) -> Sight:
    """All that a camp is drawn from."""
    staff = slice(seat * LEVELS, (seat + 1) * LEVELS)
    cards = table.artefacts[seat]
    return (
        *laid_out(table),
        seat,
        *(table.goods[seat], table.points[seat], table.strength[seat], table.culture[seat]),
        *(table.explorers[seat], table.chiefs[seat], table.warriors[seat]),
        *(*table.hut_of(seat), *table.workers[staff], *table.ready[staff]),
        *(cards, table.reserved[seat], table.flags[seat], table.start_of[seat]),
        *(bool(table.turned >> card & 1) for card in cards),
        *(table.character[seat], table.is_adult(seat), table.character_used, table.first == seat),
        int(table.private) if table.character[seat] == BONUS else 0,
    )
