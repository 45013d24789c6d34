"""What one seat holds and may do, and why not the rest."""

from typing import Final

from terrarium.core.reason import Message, Reason, WhyNot
from terrarium.games.terra.cards import cards_in
from terrarium.games.terra.moves import NOTATION
from terrarium.games.terra.page.explained import means_of_hand
from terrarium.games.terra.page.named import move_in_words
from terrarium.games.terra.picture.offers import Offer
from terrarium.games.terra.picture.prompt import prompt_of, rule_of
from terrarium.games.terra.picture.reasons import why_not_card, why_not_crises, why_not_hoard
from terrarium.games.terra.picture.things import CardFace, SetFace
from terrarium.games.terra.sets import sets_in
from terrarium.games.terra.view import TerraView


class HandCard(CardFace):
    """A card in hand: it lifts when it can be played, and says why when it cannot."""

    def __init__(self, card: int, copy: int, reason: Reason | None) -> None:
        super().__init__(card)
        self.id: Final = f"hand-{self.key}-{copy}"
        self.reason: Final = reason


class PageMove(Offer):
    """A legal move as a button: what it says, and what must be picked for it."""

    def __init__(self, view: TerraView, number: int) -> None:
        super().__init__(view, number)
        self.words: Final[Message] = move_in_words(number)

    @property
    def picks(self) -> str:
        """The things to point at, one after the other, in any order."""
        keys = [self.card.key] if self.card else []
        return " ".join([*keys, self.crisis] if self.crisis else keys)

    @property
    def region(self) -> str:
        """Where its crisis is."""
        return self.crisis.rpartition("-")[0]


class Own:
    """The part of the page that is one seat's alone."""

    def __init__(self, view: TerraView, why_not: WhyNot) -> None:
        self.seat: Final = view.seat
        self.to_move: Final = view.seat == view.actor
        self.prompt: Final[Message] = prompt_of(view)
        self.rule: Final = rule_of(view)
        self.hand: Final = _hand(view, why_not)
        self.moves: Final = [PageMove(view, move) for move in view.legal]
        self.reasons: Final = _reasons(view, self.hand, why_not)
        self.hoard: Final = [SetFace(number) for number in view.hoards[view.seat]]
        self.hoarded: Final = sum(face.points for face in self.hoard)
        self.sets_in_hand: Final = _sets_to_come(view)
        self.means: Final = means_of_hand(view)
        self.hoard_reason: Final = why_not_hoard(view, why_not)


def own_of(view: TerraView, why_not: WhyNot) -> Own:
    return Own(view, why_not)


def _hand(view: TerraView, why_not: WhyNot) -> list[HandCard]:
    cards = cards_in(view.hand)
    return [
        HandCard(card, cards[:place].count(card), why_not_card(view, card, why_not))
        for place, card in enumerate(cards)
    ]


def _reasons(view: TerraView, hand: list[HandCard], why_not: WhyNot) -> dict[str, Reason]:
    """For each card in hand and each crisis that nothing can be done with: why not."""
    reasons = {card.key: card.reason for card in hand} | why_not_crises(view, why_not)
    return {thing: reason for thing, reason in reasons.items() if reason is not None}


def _sets_to_come(view: TerraView) -> list[SetFace]:
    """The sets in hand while they cannot be hoarded yet: the best first."""
    if NOTATION.among(view.legal, "hoard") or view.over:
        return []
    faces = [SetFace(number) for number in sets_in(view.hand)]
    return sorted(faces, key=lambda face: -face.points)
