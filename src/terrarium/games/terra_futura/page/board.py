"""What lies on the table for everybody to see: the display and all territories."""

from typing import Final

from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.page.explained import means_of_board
from terrarium.games.terra_futura.page.result import Result
from terrarium.games.terra_futura.page.sheet import Sheet
from terrarium.games.terra_futura.picture.copyable import copyable
from terrarium.games.terra_futura.picture.display import DisplayRow
from terrarium.games.terra_futura.picture.standing import TURNS, turn_number
from terrarium.games.terra_futura.picture.territory import Territory
from terrarium.games.terra_futura.picture.things import CardFace
from terrarium.games.terra_futura.view import TerraFuturaView


class PlayerPlace:
    """What everybody can see of one player; until the end the points are without a set."""

    def __init__(self, view: TerraFuturaView, seat: int) -> None:
        self.seat: Final = seat
        self.sheet: Final = Sheet(view, seat)
        self.points: Final = self.sheet.total if view.over else self.sheet.open
        self.cards: Final = len(view.places[seat])


class Board:
    """The table as a spectator sees it."""

    def __init__(self, view: TerraFuturaView) -> None:
        self.over: Final = view.over
        self.phase: Final = view.phase()
        self.final: Final = view.final
        self.actor: Final = view.actor
        self.turn: Final = int(view.turn)
        self.rows: Final = [DisplayRow(view, level) for level in range(2)]
        self.taken: Final = CardFace(view.rules, int(view.taken)) if view.taken != NO_CARD else None
        self.territories: Final = [Territory(view, seat) for seat in range(view.rules.players)]
        self.copyable: Final = copyable(view)
        self.players: Final = [PlayerPlace(view, seat) for seat in range(view.rules.players)]
        self.round: Final = turn_number(view)
        self.turns: Final = TURNS
        self.means: Final = means_of_board(view, self.rows, self.taken, self.territories)
        self.result: Final[Result | None] = Result(view) if view.over else None


def board_of(view: TerraFuturaView) -> Board:
    return Board(view)
