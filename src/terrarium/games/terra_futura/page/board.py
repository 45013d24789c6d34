"""What lies on the table for everybody to see: the display and all territories."""

from typing import Final

from terrarium.games.terra_futura.cards import LEVELS, NO_CARD
from terrarium.games.terra_futura.page.goals import Sheet
from terrarium.games.terra_futura.page.result import Result
from terrarium.games.terra_futura.picture.copyable import copyable
from terrarium.games.terra_futura.picture.standing import TURNS, turn_number
from terrarium.games.terra_futura.picture.territory import Territory
from terrarium.games.terra_futura.picture.things import CardFace
from terrarium.games.terra_futura.state import IN_ROW
from terrarium.games.terra_futura.view import TerraFuturaView


class Slot:
    """A place of a row; 1 is next to the deck, and a gap has no card."""

    def __init__(self, level: str, place: int, card: CardFace | None) -> None:
        self.place: Final = place
        self.card: Final = card
        self.key: Final = f"take-{level}-{place}"


class DisplayRow:
    """A row of four cards between its deck and its discard pile."""

    def __init__(self, view: TerraFuturaView, level: int) -> None:
        cards = view.rows[level * IN_ROW : (level + 1) * IN_ROW]
        self.level: Final = LEVELS[level]
        self.deck: Final = view.decks[level]
        self.slots: Final = [
            Slot(self.level, place + 1, CardFace(view.rules, card) if card != NO_CARD else None)
            for place, card in enumerate(cards)
        ]
        self.discards: Final = [CardFace(view.rules, card) for card in view.discards[level]]
        filled = [slot.place for slot in self.slots if slot.card]
        self.farthest: Final = max(filled, default=0)


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
        self.result: Final[Result | None] = Result(view) if view.over else None


def board_of(view: TerraFuturaView) -> Board:
    return Board(view)
