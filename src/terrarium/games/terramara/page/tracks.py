"""Military track and river: who is how far, and what is to be had on the way."""

from typing import Final

from terrarium.games.terramara.components import BY_RIVER, BY_STRENGTH
from terrarium.games.terramara.crafting import MAY_RESERVE, RESERVED_FOR_LESS
from terrarium.games.terramara.page.faces import BonusFace
from terrarium.games.terramara.page.goals import goals_at
from terrarium.games.terramara.page.sight import Sight, laid_out
from terrarium.games.terramara.state import (
    MOST_CULTURE,
    MOST_STRENGTH,
    TerramaraState,
)
from terrarium.games.terramara.steps.culture import CULTURE_OF_TILE, EXPLORER_JOINS

_OPENS: Final = {MAY_RESERVE: "reserve", EXPLORER_JOINS: "explorer", RESERVED_FOR_LESS: "less"}


class Strength:
    """One of 21 places of the military track."""

    def __init__(self, table: TerramaraState, number: int) -> None:
        shields = table.rules.shields
        self.number: Final = number
        self.zone: Final = sum(shield <= number for shield in shields)
        self.shield: Final = self.zone if number in shields else 0
        self.goals: Final = goals_at(table, BY_STRENGTH, number)
        self.seats: Final = [seat for seat, come in enumerate(table.strength) if come == number]
        self.neutrals: Final = [who for who, come in enumerate(table.neutral) if come == number]


class Culture:
    """One of 15 places of the river."""

    def __init__(self, table: TerramaraState, number: int) -> None:
        self.number: Final = number
        self.key: Final = f"culture-{number}"
        self.opens: Final = _OPENS.get(number, "")
        tiles = [table.bonus[place] for place, at in CULTURE_OF_TILE.items() if at == number]
        self.tiles: Final = [BonusFace(table.rules, tile) for tile in tiles]
        self.goals: Final = goals_at(table, BY_RIVER, number)
        self.seats: Final = [seat for seat, come in enumerate(table.culture) if come == number]


class Military:
    """The track on top of the board."""

    def __init__(self, table: TerramaraState) -> None:
        self._table: Final = table
        strengths = (tuple(table.strength), tuple(table.neutral))
        self.sight: Final[Sight] = (*laid_out(table), *strengths)

    def places(self) -> list[Strength]:
        return [Strength(self._table, number) for number in range(MOST_STRENGTH + 1)]


class River:
    """Below the land."""

    def __init__(self, table: TerramaraState) -> None:
        self._table: Final = table
        self.sight: Final[Sight] = (*laid_out(table), tuple(table.culture))

    def places(self) -> list[Culture]:
        return [Culture(self._table, number) for number in range(MOST_CULTURE + 1)]
