"""What one seat holds and may do, and why not the rest."""

from collections.abc import Callable
from typing import Final

from terrarium.core.reason import Message, Reason
from terrarium.games.terra.cards import COLOURS, VALUES, cards_in, crises_in, holds, spell_crisis
from terrarium.games.terra.moves import (
    DISCARD,
    END,
    HELP,
    HOARD,
    PLAY,
    helped_crisis,
    helping_card,
    spell,
)
from terrarium.games.terra.page.named import move_in_words
from terrarium.games.terra.page.things import CardFace, SetFace
from terrarium.games.terra.picture import picture_of
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
        self.text: Final = spell(move)
        self.words: Final[Message] = move_in_words(move)
        self.kind: Final = self.text.split()[0]
        self.card: Final[CardFace | None] = _card_of(move)
        self.crisis: Final = _crisis_of(view, move)
        self.set: Final = SetFace(move - HOARD) if HOARD <= move < END else None
        self.total: Final = _total_after(view, move)
        self.threat: Final = _threat(view, move)
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
        return why_not(PLAY + card)
    if view.step == DISCARDING:
        return why_not(DISCARD + card)
    colour = card // VALUES
    crises = [c for c in crises_in(view.full_blown) if c % _CRISES_OF_A_REGION == colour]
    reasons = [why_not(HELP + crisis * VALUES + card % VALUES) for crisis in crises]
    if not reasons:
        return Reason("terra-page-no-crisis-for", "3a", {"colour": COLOURS[colour]})
    return None if None in reasons else reasons[0]


def _crises(view: TerraView, why_not: WhyNot) -> dict[str, Reason | None]:
    """For each crisis on the table: None where it can be helped, else why not."""
    reasons = {
        spell_crisis(c): _why_not_crisis(view, c, why_not) for c in crises_in(view.full_blown)
    }
    if view.impending >= 0:
        playable = any(PLAY <= move < HELP for move in view.legal)
        reasons[spell_crisis(int(view.impending))] = None if playable else _no_card(view)
    return reasons


def _why_not_crisis(view: TerraView, crisis: int, why_not: WhyNot) -> Reason | None:
    first = HELP + crisis * VALUES
    if any(first <= move < first + VALUES for move in view.legal):
        return None
    colour = crisis % _CRISES_OF_A_REGION
    held = [v for v in range(VALUES) if holds(view.hand, colour * VALUES + v)]
    if held or view.seat != view.actor or view.step != HELPING or view.helped >> crisis & 1:
        return why_not(first + (held[0] if held else 0))
    return Reason("terra-page-no-card-for", "3a", {"colour": COLOURS[colour]})


def _no_card(view: TerraView) -> Reason:
    if view.seat != view.actor:
        return Reason("not-your-decision", "", {"seat": view.actor})
    colour = COLOURS[int(view.impending) % _CRISES_OF_A_REGION]
    return Reason("terra-page-no-card-for", "2", {"colour": colour})


def _why_not_hoard(view: TerraView, why_not: WhyNot) -> Reason | None:
    """Why the first set in hand cannot be hoarded in one's own decision, if there is one."""
    sets = sets_in(view.hand)
    return why_not(HOARD + sets[0]) if sets and view.seat == view.actor else None


def _sets_to_come(view: TerraView) -> list[SetFace]:
    """The sets in hand while they cannot be hoarded yet: the best first."""
    if any(HOARD <= move < END for move in view.legal) or view.over:
        return []
    faces = [SetFace(number) for number in sets_in(view.hand)]
    return sorted(faces, key=lambda face: -face.points)


def _card_of(move: int) -> CardFace | None:
    if PLAY <= move < HELP:
        return CardFace(move - PLAY)
    if HELP <= move < HOARD:
        return CardFace(int(helping_card(move)))
    return CardFace(move - DISCARD) if move >= DISCARD else None


def _crisis_of(view: TerraView, move: int) -> str:
    if PLAY <= move < HELP:
        return spell_crisis(int(view.impending))
    return spell_crisis(int(helped_crisis(move))) if HELP <= move < HOARD else ""


def _total_after(view: TerraView, move: int) -> int:
    card = _card_of(move)
    if card is None or move >= DISCARD:
        return 0
    before = view.total_played() if move < HELP else view.total_laid(helped_crisis(move))
    return int(before) + card.value


def _threat(view: TerraView, move: int) -> int:
    if PLAY <= move < HELP:
        return view.rules.threats[view.impending]
    return view.rules.threats[int(helped_crisis(move))] if HELP <= move < HOARD else 0
