"""What steps on the military track and on the river are worth (1.13, 1.18)."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terramara.aims import Aims
from terrarium.bots.terramara.outlook import POINT, TURN, Outlook
from terrarium.games.terramara.components import BY_RIVER, BY_STRENGTH
from terrarium.games.terramara.crafting import MAY_RESERVE, RESERVED_FOR_LESS
from terrarium.games.terramara.state import MOST_CULTURE, MOST_STRENGTH
from terrarium.games.terramara.steps.culture import EXPLORER_JOINS, FIRST_TILE, SECOND_TILE
from terrarium.games.terramara.traits import EXTRA_CULTURE, GAINS_CULTURE

_A_RANK: Final = 541  # eight points for three ranks
_STRENGTH: Final = 31  # a step by itself: whom one may join
_SHIELD: Final = 21
_SHIELD_A_ROUND: Final = 24
_CARD: Final = 46  # one more artefact in reach
_CARD_A_ROUND: Final = 26
_RESERVING: Final = 33
_RESERVING_A_ROUND: Final = 22
_TILES: Final = (647, 595, 1377)  # what the tiles at 6, 10 and 14 bring, about
_CHEAPER: Final = 39
_NEAR: Final = (100, 79, 61, 32, 21, 8)  # percent of what is so many steps away


class Tracks:
    """Where the seat stands, and what it would be worth to stand elsewhere."""

    def __init__(self, outlook: Outlook, aims: Aims) -> None:
        self._outlook: Final = outlook
        self._aims: Final = aims
        self._strength: Final[i64] = outlook.table.strength[outlook.seat]
        self._culture: Final[i64] = outlook.table.culture[outlook.seat]

    def of_strength(self, steps: i64) -> i64:
        """Beyond the end each step is a point."""
        end: i64 = min(self._strength + steps, MOST_STRENGTH)
        beyond: i64 = self._strength + steps - end
        return self._at_strength(end) - self._at_strength(self._strength) + beyond * POINT

    def _at_strength(self, strength: i64) -> i64:
        worth: i64 = strength * _STRENGTH + self._aims.of(BY_STRENGTH, strength)
        shield: i64 = _SHIELD + _SHIELD_A_ROUND * self._outlook.rounds
        for least in self._outlook.table.rules.shields:
            if strength >= least:
                worth += shield
        return worth + self._rank(strength)

    def _rank(self, strength: i64) -> i64:
        """Whoever is far behind may still come up, the more rounds there are to come."""
        table = self._outlook.table
        spread: i64 = 2 + 2 * self._outlook.rounds
        worth: i64 = 0
        for seat in range(table.players):
            if seat != self._outlook.seat:
                worth += _ahead(strength - table.strength[seat], spread)
        for other in table.neutral:
            worth += _ahead(strength - other, spread)
        return worth

    def of_culture(self, steps: i64) -> i64:
        """With what answers a gain; beyond the end each step is a point."""
        traits: i64 = self._outlook.table.traits[self._outlook.seat]
        if traits & EXTRA_CULTURE:
            steps += 1
        end: i64 = min(self._culture + steps, MOST_CULTURE)
        beyond: i64 = self._culture + steps - end
        worth = self._at_culture(end) - self._at_culture(self._culture) + beyond * POINT
        return worth + (POINT if traits & GAINS_CULTURE else 0)

    def _at_culture(self, culture: i64) -> i64:
        rounds: i64 = self._outlook.rounds
        card: i64 = _CARD + _CARD_A_ROUND * rounds
        worth: i64 = min(culture + 1, MOST_CULTURE - 2) * card // 2
        worth += near(MAY_RESERVE - culture) * (_RESERVING + _RESERVING_A_ROUND * rounds)
        worth += near(FIRST_TILE - culture) * _TILES[0]
        worth += near(EXPLORER_JOINS - culture) * (TURN * (rounds + 1))
        worth += near(SECOND_TILE - culture) * _TILES[1]
        worth += near(RESERVED_FOR_LESS - culture) * _CHEAPER
        worth += near(MOST_CULTURE - culture) * _TILES[2]
        return worth // 100 + self._aims.of(BY_RIVER, culture)


def _ahead(difference: i64, spread: i64) -> i64:
    """A rank for whoever is stronger, by how surely that stays so."""
    if difference >= spread:
        return _A_RANK
    if difference <= -spread:
        return 0
    return _A_RANK * (difference + spread) // (2 * spread)


def near(steps: i64) -> i64:
    """Percent of what is so many steps away; all of it where one is there already."""
    if steps <= 0:
        return 100
    return _NEAR[steps] if steps < len(_NEAR) else 0
