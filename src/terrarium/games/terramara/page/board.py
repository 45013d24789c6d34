"""What lies on the table for everybody to see."""

from typing import Final

from terrarium.games.terramara.page.land import Land
from terrarium.games.terramara.page.players import neutrals_of, players_of
from terrarium.games.terramara.page.result import Result
from terrarium.games.terramara.page.road import Road
from terrarium.games.terramara.page.rounds import RoundTrack
from terrarium.games.terramara.page.row import Row
from terrarium.games.terramara.page.tracks import Military, River
from terrarium.games.terramara.page.worth import means_of_board
from terrarium.games.terramara.state import ROUNDS
from terrarium.games.terramara.view import TerramaraView

# The part of the board that a decision is about, where only one has room; the others: the land.
_SHOWN: Final = {
    "move": "road",
    "culture": "river",
    "tiles": "river",
    "craft": "river",
    "less": "river",
    "after": "river",
}


class Board:
    """The table as a spectator sees it."""

    def __init__(self, view: TerramaraView) -> None:
        table = view.table
        self.over: Final = view.over
        self.phase: Final = view.phase()
        self.actor: Final = view.actor
        self.turn: Final = int(table.turn)
        self.round: Final = int(table.round)
        self.rounds: Final = ROUNDS
        self.first: Final = int(table.first)
        self.players: Final = players_of(table)
        self.neutrals: Final = neutrals_of(table)
        self.result: Final[Result | None] = Result(table) if view.over else None
        self.military: Final = Military(table)
        self.land: Final = Land(table)
        self.road: Final = Road(table)
        self.river: Final = River(table)
        self.row: Final = Row(table)
        self.track: Final = RoundTrack(table)
        self.means: Final = means_of_board(table, [player.score for player in self.players])

    def shown_for(self, phase: str) -> str:
        """Which part of the board a decision needs first: land, road or river."""
        return _SHOWN.get(phase, "land")


def board_of(view: TerramaraView) -> Board:
    return Board(view)
