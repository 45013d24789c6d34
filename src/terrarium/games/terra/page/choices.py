"""What one seat holds and may do, and why not the rest."""

from collections.abc import Callable
from typing import Final

from terrarium.core.notation import Decoded
from terrarium.core.player import Seated
from terrarium.core.reason import Message, Reason
from terrarium.games.terra.cards import (
    COLOURS,
    VALUES,
    card_of,
    cards_in,
    crises_in,
    holds,
    spell_crisis,
    value_of,
)
from terrarium.games.terra.moves import NOTATION
from terrarium.games.terra.page.named import move_in_words
from terrarium.games.terra.page.things import CardFace, SetFace
from terrarium.games.terra.picture.table import picture_of
from terrarium.games.terra.sets import sets_in
from terrarium.games.terra.state import DISCARDING, HELPING, IMPENDING
from terrarium.games.terra.view import TerraView

WhyNot = Callable[[int], Reason | None]

_CRISES_OF_A_REGION: Final = len(COLOURS)


class HandCard(CardFace):
    """A card in hand: it lifts when it can be played, and says why when it cannot."""

    def __init__(self, card: int, copy: int, reason: Reason | None) -> None:
        super().__init__(card)
        self.id: Final = f"hand-{self.key}-{copy}"
        self.reason: Final = reason


class PageMove:
    """A legal move as a button: what must be picked for it, and what it brings."""

    def __init__(self, view: TerraView, move: int) -> None:
        decoded = NOTATION.decoded(move)
        card, set, crisis = decoded.get("card"), decoded.get("set"), _crisis_of(view, decoded)
        self.text: Final = decoded.text
        self.words: Final[Message] = move_in_words(move)
        self.kind: Final = decoded.verb
        self.card: Final = None if card is None else CardFace(card)
        self.crisis: Final = "" if crisis is None else spell_crisis(crisis)
        self.set: Final = None if set is None else SetFace(set)
        self.total: Final = _total_after(view, decoded)
        self.threat: Final = 0 if crisis is None else view.rules.threats[crisis]
        self.solves: Final = 0 < self.threat <= self.total and not view.rules.sealed

    @property
    def picks(self) -> str:
        """The things to point at, one after the other, in any order."""
        keys = [self.card.key] if self.card else []
        return " ".join([*keys, self.crisis] if self.crisis else keys)


class Own:
    """The part of the page that is one seat's alone."""

    def __init__(self, view: TerraView, why_not: WhyNot) -> None:
        self.seat: Final = view.seat
        self.to_move: Final = view.seat == view.actor
        self.prompt: Final[Message] = picture_of(view).prompt
        self.hand: Final = _hand(view, why_not)
        self.moves: Final = [PageMove(view, move) for move in view.legal]
        self.crises: Final = _crises(view, why_not)
        self.hoard: Final = [SetFace(number) for number in view.hoards[view.seat]]
        self.hoarded: Final = sum(face.points for face in self.hoard)
        self.sets_in_hand: Final = _sets_to_come(view)
        self.hoard_reason: Final = _why_not_hoard(view, why_not)


def own_of(view: TerraView, why_not: WhyNot) -> Own:
    return Own(view, why_not)


def _hand(view: TerraView, why_not: WhyNot) -> list[HandCard]:
    cards = cards_in(view.hand)
    return [
        HandCard(card, cards[:place].count(card), _why_not_card(view, card, why_not))
        for place, card in enumerate(cards)
    ]


def _why_not_card(view: TerraView, card: int, why_not: WhyNot) -> Reason | None:
    """None where some move plays this card; else the reason that helps most."""
    if view.seat != view.actor or view.step == IMPENDING:
        return why_not(NOTATION.encoded("play", card))
    if view.step == DISCARDING:
        return why_not(NOTATION.encoded("discard", card))
    colour = card // VALUES
    crises = [c for c in crises_in(view.full_blown) if c % _CRISES_OF_A_REGION == colour]
    reasons = [why_not(NOTATION.encoded("help", crisis, card)) for crisis in crises]
    if not reasons:
        return Reason("terra-page-no-crisis-for", "3a", {"colour": COLOURS[colour]})
    return None if None in reasons else reasons[0]


def _crises(view: TerraView, why_not: WhyNot) -> dict[str, Reason | None]:
    """For each crisis on the table: None where it can be helped, else why not."""
    reasons = {
        spell_crisis(c): _why_not_crisis(view, c, why_not) for c in crises_in(view.full_blown)
    }
    if view.impending >= 0:
        playable = _may("play", view)
        reasons[spell_crisis(int(view.impending))] = None if playable else _no_card(view)
    return reasons


def _why_not_crisis(view: TerraView, crisis: int, why_not: WhyNot) -> Reason | None:
    if any(NOTATION.decoded(move).get("crisis") == crisis for move in view.legal):
        return None
    colour = crisis % _CRISES_OF_A_REGION
    cards = [card_of(colour, value) for value in range(1, VALUES + 1)]
    held = [card for card in cards if holds(view.hand, card)]
    if held or view.seat != view.actor or view.step != HELPING or view.helped >> crisis & 1:
        return why_not(NOTATION.encoded("help", crisis, held[0] if held else cards[0]))
    return Reason("terra-page-no-card-for", "3a", {"colour": COLOURS[colour]})


def _no_card(view: TerraView) -> Reason:
    if view.seat != view.actor:
        return Reason("not-your-decision", "", {"seat": Seated(view.actor)})
    colour = COLOURS[int(view.impending) % _CRISES_OF_A_REGION]
    return Reason("terra-page-no-card-for", "2", {"colour": colour})


def _why_not_hoard(view: TerraView, why_not: WhyNot) -> Reason | None:
    """Why the first set in hand cannot be hoarded in one's own decision, if there is one."""
    sets = sets_in(view.hand)
    is_mine = view.seat == view.actor
    return why_not(NOTATION.encoded("hoard", sets[0])) if sets and is_mine else None


def _sets_to_come(view: TerraView) -> list[SetFace]:
    """The sets in hand while they cannot be hoarded yet: the best first."""
    if _may("hoard", view) or view.over:
        return []
    faces = [SetFace(number) for number in sets_in(view.hand)]
    return sorted(faces, key=lambda face: -face.points)


def _may(verb: str, view: TerraView) -> bool:
    return bool(NOTATION.among(view.legal, verb))


def _crisis_of(view: TerraView, move: Decoded) -> int | None:
    """The crisis that a card is laid on."""
    return int(view.impending) if move.verb == "play" else move.get("crisis")


def _total_after(view: TerraView, move: Decoded) -> int:
    if move.verb == "play":
        return int(view.total_played() + value_of(move["card"]))
    if move.verb == "help":
        return int(view.total_laid(move["crisis"]) + value_of(move["card"]))
    return 0
