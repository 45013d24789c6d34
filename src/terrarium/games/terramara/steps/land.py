"""Land takes tiles of its own, of the L1 ones that are left over (1.20)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Reason
from terrarium.games.terramara.components import LEFT, RIGHT, TILES_IN_SET, tile_number
from terrarium.games.terramara.events import members as events
from terrarium.games.terramara.moves import CROSSROAD, OUTPOST
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.step import TerramaraStep


def left_over(state: TerramaraState, side: int) -> list[int]:
    """The L1 tiles of one side that do not lie on the board."""
    tiles = [int(tile_number(side, 1, place)) for place in range(TILES_IN_SET)]
    return [tile for tile in tiles if tile not in state.tiles]


class OwnLand(TerramaraStep):
    """A tile of one side; `first` is the move for the first of its set."""

    def __init__(self, side: int, first: int, asked: str) -> None:
        self.side: Final = side
        self.first: Final = first
        self.asked: Final = asked

    def legal(self, state: TerramaraState) -> list[int]:
        first_tile = tile_number(self.side, 1, 0)
        return [self.first + tile - first_tile for tile in left_over(state, self.side)]

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if not self.first <= move < self.first + TILES_IN_SET:
            return Reason(self.asked, "1.20")
        return None if move in self.legal(state) else Reason("terramara-tile-on-board", "1.20")

    def play(self, state: TerramaraState, move: int) -> None:
        tile = tile_number(self.side, 1, move - self.first)
        self.keep(state, tile)
        events.took_land(state, state.seat, tile)

    def keep(self, state: TerramaraState, tile: i64) -> None:
        raise NotImplementedError


class OwnCrossroad(OwnLand):
    """First the crossroad, on the back of a right tile."""

    def __init__(self) -> None:
        super().__init__(RIGHT, CROSSROAD, "terramara-asked-crossroad")

    def keep(self, state: TerramaraState, tile: i64) -> None:
        state.own_crossroad = tile


class OwnOutpost(OwnLand):
    """Then the outpost, on the back of a left one."""

    def __init__(self) -> None:
        super().__init__(LEFT, OUTPOST, "terramara-asked-outpost")

    def keep(self, state: TerramaraState, tile: i64) -> None:
        state.own_outpost = tile
