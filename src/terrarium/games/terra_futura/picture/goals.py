"""What one is working for: a Scoring card, and how far its player has come."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terra_futura.cards import pattern_rows
from terrarium.games.terra_futura.cells import cells_in, pattern_mask
from terrarium.games.terra_futura.picture.things import Pile
from terrarium.games.terra_futura.resources import KIND_NAMES, KINDS, count
from terrarium.games.terra_futura.scoring import missing, set_points, times
from terrarium.games.terra_futura.view import TerraFuturaView


class Need(Pile):
    """A part of a set: so many are needed, so many are there that count."""

    def __init__(self, kind: int, needed: int, there: int) -> None:
        super().__init__(KIND_NAMES[kind], needed)
        self.there: Final = there


class GoalFace:
    """A Scoring card: its pattern, its set, and how often that is there.

    `activates` are the cells that its pattern would activate, `lacking` is what its set needs to be
    there once more.
    """

    def __init__(self, view: TerraFuturaView, seat: int, number: int) -> None:
        card = view.rules.scoring[number]
        purse: i64 = view.purse[seat]
        self.card: Final = card
        self.number: Final = number + 1
        self.name: Final = card.name
        self.pattern: Final = [sign == "#" for row in pattern_rows(card.pattern) for sign in row]
        self.activates: Final = cells_in(pattern_mask(card.pattern, view.places[seat]))
        self.points: Final = card.points
        self.times: Final = int(times(purse, card.needs))
        self.earned: Final = int(set_points(purse, card))
        self.lacking: Final = int(missing(purse, card.needs))
        self.needs: Final = [
            Need(kind, int(count(card.needs, kind)), int(count(purse, kind)))
            for kind in range(KINDS)
            if count(card.needs, kind)
        ]


def goals_of(view: TerraFuturaView, seat: int) -> list[GoalFace]:
    return [GoalFace(view, seat, number) for number in view.scoring[seat]]
