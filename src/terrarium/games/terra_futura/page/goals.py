"""What one is working for: the own Scoring cards, and the points so far."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terra_futura.cards import pattern_rows
from terrarium.games.terra_futura.picture.standing import points_of_seat
from terrarium.games.terra_futura.picture.things import Pile
from terrarium.games.terra_futura.resources import KIND_NAMES, KINDS, MONEY, PRODUCTS, count
from terrarium.games.terra_futura.scoring import kind_points, set_points, times
from terrarium.games.terra_futura.view import TerraFuturaView


class Need(Pile):
    """A part of a set: so many are needed, so many are there that count."""

    def __init__(self, kind: int, needed: int, there: int) -> None:
        super().__init__(KIND_NAMES[kind], needed)
        self.there: Final = there


class GoalFace:
    """A Scoring card: its pattern, its set, and how far its player has come."""

    def __init__(self, view: TerraFuturaView, seat: int, number: int) -> None:
        card = view.rules.scoring[number]
        purse: i64 = view.purse[seat]
        self.number: Final = number + 1
        self.name: Final = card.name
        self.pattern: Final = [sign == "#" for row in pattern_rows(card.pattern) for sign in row]
        self.points: Final = card.points
        self.times: Final = int(times(purse, card.needs))
        self.earned: Final = int(set_points(purse, card))
        self.needs: Final = [
            Need(kind, int(count(card.needs, kind)), int(count(purse, kind)))
            for kind in range(KINDS)
            if count(card.needs, kind)
        ]


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


def goals_of(view: TerraFuturaView, seat: int) -> list[GoalFace]:
    return [GoalFace(view, seat, number) for number in view.scoring[seat]]
