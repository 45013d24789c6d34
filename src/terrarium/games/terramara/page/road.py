"""The road: six segments with their stops, caravans, outposts with flags, and its end."""

from typing import Final

from terrarium.games.terramara.bonus import tile_place
from terrarium.games.terramara.components import BY_ROAD, LEFT
from terrarium.games.terramara.page.faces import BonusFace, OutpostFace
from terrarium.games.terramara.page.goals import goals_at
from terrarium.games.terramara.page.sight import Sight, laid_out
from terrarium.games.terramara.road import (
    END_OF_ROAD,
    PLACE_NAMES,
    SEGMENTS,
    START,
    is_outpost,
)
from terrarium.games.terramara.spaces import ROWS
from terrarium.games.terramara.state import CARAVANS, TerramaraState


class Caravan:
    """A seat has two: 0 is the one behind."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number


class Place:
    """Somewhere on the road, with the caravans that are there."""

    def __init__(self, table: TerramaraState, place: int) -> None:
        self.name: Final = PLACE_NAMES[place]
        self.key: Final = f"to-{self.name}"
        self.goals: Final = goals_at(table, BY_ROAD, place)
        self.caravans: Final = [
            Caravan(*divmod(number, CARAVANS))
            for number, at in enumerate(table.caravans)
            if at == place
        ]


class Stop(Place):
    """A bonus tile, or an outpost, which is open once its row has flipped (1.14)."""

    def __init__(self, table: TerramaraState, place: int, row: int) -> None:
        super().__init__(table, place)
        self.row: Final = row
        self.open: Final = not is_outpost(place) or table.has_flipped(row)
        outpost = table.tiles[LEFT * ROWS + row - 1]
        self.outpost: Final = OutpostFace(table.rules, outpost) if is_outpost(place) else None
        self.bonus: Final = None if self.outpost else _tile(table, place)


class Segment:
    """Two stops, and the crossroad that closes it; the last leads to the end."""

    def __init__(self, table: TerramaraState, number: int) -> None:
        last = number * 3
        self.number: Final = number
        self.left: Final = Stop(table, last - 2, number)
        self.right: Final = Stop(table, last - 1, number)
        self.crossing: Final = Place(table, last) if last != END_OF_ROAD else None


class Parking:
    """A place at the end: what it is worth, and whose caravan is there."""

    def __init__(self, points: int, seat: int | None) -> None:
        self.points: Final = points
        self.seat: Final = seat


class Road:
    """From the homeland to the river."""

    def __init__(self, table: TerramaraState) -> None:
        self._table: Final = table
        there = (tuple(table.caravans), tuple(table.flags), table.parked, int(table.round))
        self.sight: Final[Sight] = (*laid_out(table), *there)

    def start(self) -> Place:
        return Place(self._table, START)

    def segments(self) -> list[Segment]:
        return [Segment(self._table, number) for number in range(1, SEGMENTS + 1)]

    def end(self) -> Place:
        return Place(self._table, END_OF_ROAD)

    def parking(self) -> list[Parking]:
        """As many places as there are caravans, from the best."""
        places = CARAVANS * self._table.rules.players
        parked = [*self._table.parked, *[None] * places][:places]
        ends = self._table.rules.road_ends[:places]
        return [Parking(*there) for there in zip(ends, parked, strict=True)]


def _tile(table: TerramaraState, stop: int) -> BonusFace:
    return BonusFace(table.rules, table.bonus[tile_place(stop)])
