"""What lies on the table for everybody to see."""

from typing import Final

from terrarium.games.terramara.page.players import neutrals_of, players_of
from terrarium.games.terramara.page.result import Result
from terrarium.games.terramara.picture.table import picture_of
from terrarium.games.terramara.state import ROUNDS
from terrarium.games.terramara.view import TerramaraView


class Board:
    """The table as a spectator sees it."""

    def __init__(self, view: TerramaraView) -> None:
        self.picture: Final = picture_of(view)
        self.over: Final = view.over
        self.phase: Final = view.phase()
        self.actor: Final = view.actor
        self.turn: Final = int(view.table.turn)
        self.round: Final = int(view.table.round)
        self.rounds: Final = ROUNDS
        self.first: Final = int(view.table.first)
        self.players: Final = players_of(view.table)
        self.neutrals: Final = neutrals_of(view.table)
        self.result: Final[Result | None] = Result(view.table) if view.over else None


def board_of(view: TerramaraView) -> Board:
    return Board(view)
