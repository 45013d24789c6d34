"""What lies on the table for everybody to see."""

from typing import Final

from terrarium.games.terramara.picture.table import picture_of
from terrarium.games.terramara.view import TerramaraView


class Board:
    """The table as a spectator sees it."""

    def __init__(self, view: TerramaraView) -> None:
        self.picture: Final = picture_of(view)
        self.over: Final = view.over
        self.phase: Final = view.phase()
        self.actor: Final = view.actor
        self.turn: Final = int(view.table.turn)
        self.players: Final[list[object]] = []


def board_of(view: TerramaraView) -> Board:
    return Board(view)
