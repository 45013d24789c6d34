"""The choices at the end: a pattern or a set, each with what it would activate or bring."""

from typing import Final

from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.page.buttons import PageMove
from terrarium.games.terra_futura.picture.goals import GoalFace
from terrarium.games.terra_futura.picture.things import CardFace
from terrarium.games.terra_futura.state import BLOCKED
from terrarium.games.terra_futura.view import TerraFuturaView

_KINDS: Final = ("pattern", "set")


class Planned:
    """A card of the territory under a pattern; `on`: it would be activated, unless it is idle."""

    def __init__(self, view: TerraFuturaView, cell: int, on: bool) -> None:
        place = view.seat * CELLS + cell
        self.cell: Final = CELL_NAMES[cell]
        self.card: Final = CardFace(view.rules, view.cards[place])
        self.on: Final = on
        self.idle: Final = view.spare[place] == BLOCKED


class FinalChoice:
    """A Scoring card to choose: its pattern over the nine cards, row by row, and its set."""

    def __init__(self, view: TerraFuturaView, offer: PageMove) -> None:
        number = NOTATION.decoded(offer.move)["scoring-card"]
        self.offer: Final = offer
        self.goal: Final = GoalFace(view, view.seat, number)
        cells, activated = sorted(view.places[view.seat]), self.goal.activates
        self.plan: Final = [Planned(view, cell, cell in activated) for cell in cells]

    def activates(self, cell: str) -> bool:
        """Whether pointing at this choice lights up the card on a cell."""
        return self.offer.kind == "pattern" and any(
            planned.on and planned.cell == cell for planned in self.plan
        )


def finals_of(view: TerraFuturaView, offers: list[PageMove]) -> list[FinalChoice]:
    return [FinalChoice(view, offer) for offer in offers if offer.kind in _KINDS]
