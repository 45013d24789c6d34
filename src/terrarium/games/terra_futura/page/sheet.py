"""The points so far, as they stand on the pad."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terra_futura.picture.standing import points_of_seat
from terrarium.games.terra_futura.resources import KIND_NAMES, KINDS, MONEY, PRODUCTS, count
from terrarium.games.terra_futura.scoring import kind_points
from terrarium.games.terra_futura.view import TerraFuturaView


class Sheet:
    """The points of one seat as on the pad: everybody may know all but the set (`open`)."""

    def __init__(self, view: TerraFuturaView, seat: int) -> None:
        purse: i64 = view.purse[seat]
        points = points_of_seat(view, seat)
        worth = [int(kind_points(view.rules, purse, kind)) for kind in range(KINDS)]
        self.seat: Final = seat
        self.kinds: Final = [
            (KIND_NAMES[kind], int(count(purse, kind)), worth[kind]) for kind in range(MONEY)
        ]
        self.raw: Final = sum(worth[:PRODUCTS])
        self.products: Final = sum(worth[PRODUCTS : MONEY - 1])
        self.goods: Final = worth[MONEY - 1]
        self.money: Final = worth[MONEY]
        self.pollution: Final = points["pollution"]
        self.cubes: Final = points["cubes"]
        self.total: Final = points["total"]
        self.open: Final = self.total - points["set"]

    def with_set(self, points: int) -> int:
        return self.open + points
