"""The impending crisis, and what was answered to it so far."""

from typing import Final

from terrarium.games.terra.picture.things import CardFace, impending
from terrarium.games.terra.state import PASSED
from terrarium.games.terra.view import SEALED, TerraView

CARD: Final = "card"
FACE_DOWN: Final = "sealed"
PASSES: Final = "passed"
ASKED: Final = "asked"
WAITS: Final = "waits"


class Answer:
    """What one seat did about the impending crisis, in the order in which they are asked."""

    def __init__(self, seat: int, kind: str, card: CardFace | None = None) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.card: Final = card

    def is_given(self) -> bool:
        return self.kind in (CARD, FACE_DOWN, PASSES)


class Impending:
    """The crisis that goes round the table."""

    def __init__(self, view: TerraView) -> None:
        self.crisis: Final = impending(view)
        self.answers: Final = [_answer(view, place) for place in range(view.rules.players)]
        self.sealed: Final = view.rules.sealed

    def waits_for(self, seat: int) -> bool:
        """Whether a seat has not been asked yet; each is asked once."""
        return any(answer.seat == seat and answer.kind == WAITS for answer in self.answers)


def _answer(view: TerraView, place: int) -> Answer:
    seat = (int(view.turn) + place) % view.rules.players
    if place >= len(view.played):
        return Answer(seat, ASKED if seat == view.actor else WAITS)
    card = view.played[place]
    if card == PASSED:
        return Answer(seat, PASSES)
    return Answer(seat, FACE_DOWN) if card == SEALED else Answer(seat, CARD, CardFace(card, seat))
