"""The things of Terra as they are shown: cards, sets and crises."""

from typing import Final

from terrarium.core.state import NOBODY
from terrarium.games.terra.cards import COLOURS, REGIONS, VALUES, spell_card, spell_crisis
from terrarium.games.terra.sets import SET_POINTS, SETS, spell_set
from terrarium.games.terra.state import laid_by, laid_card
from terrarium.games.terra.view import TerraView

RING: Final = 100  # the length of a ring round its whole circle


class CardFace:
    """A solution card: its colour, its value, and the seat that laid it (or NOBODY)."""

    def __init__(self, card: int, seat: int = NOBODY) -> None:
        self.name: Final = spell_card(card)
        self.colour: Final = COLOURS[card // VALUES]
        self.value: Final = card % VALUES + 1
        self.seat: Final = seat
        self.is_laid: Final = seat != NOBODY
        self.key: Final = f"{self.colour}-{self.value}"


class SetFace:
    """Three cards that can be hoarded together, and what they are worth."""

    def __init__(self, number: int) -> None:
        self.name: Final = spell_set(number)
        self.cards: Final = [CardFace(card) for card in SETS[number]]
        self.points: Final = SET_POINTS[number]


class CrisisFace:
    """A crisis with the cards on it; the ring shows how much of its threat is met."""

    def __init__(self, view: TerraView, crisis: int, total: int, cards: list[CardFace]) -> None:
        self.number: Final = crisis
        self.name: Final = spell_crisis(crisis)
        self.region: Final = REGIONS[crisis // len(COLOURS)]
        self.colour: Final = COLOURS[crisis % len(COLOURS)]
        self.threat: Final = view.rules.threats[crisis]
        self.total: Final = total
        self.missing: Final = max(self.threat - total, 0)
        self.cards: Final = cards
        self.helped: Final = bool(view.helped >> crisis & 1)
        self.filled: Final = RING * min(total, self.threat) // max(self.threat, 1)


def impending(view: TerraView) -> CrisisFace:
    return CrisisFace(view, int(view.impending), int(view.total_played()), [])


def full_blown(view: TerraView, crisis: int) -> CrisisFace:
    cards = [CardFace(int(laid_card(laid)), int(laid_by(laid))) for laid in view.laid[crisis]]
    return CrisisFace(view, crisis, int(view.total_laid(crisis)), cards)
