"""The display: rows of cards between decks and discard piles, and how a terminal draws them."""

from typing import Final

from terrarium.core.picture import Cell, Phrase, Row, Section, Strip
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.cards import LEVELS, NO_CARD
from terrarium.games.terra_futura.picture.drawing import card_strip
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
        self.level: Final = LEVELS[level]
        self.deck: Final = view.decks[level]
        self.slots: Final = [_slot(view, level, place) for place in range(1, IN_ROW + 1)]
        self.discards: Final = [CardFace(view.rules, card) for card in view.discards[level]]
        self.farthest: Final = _farthest(view, level)


def row_card(view: TerraFuturaView, level: int, place: int) -> int:
    """The card on a place of a row, counted from 1 next to the deck."""
    return view.rows[level * IN_ROW + place - 1]


def farthest_card(view: TerraFuturaView, level: int) -> int:
    """The oldest card of a row (3.1)."""
    return row_card(view, level, _farthest(view, level))


def _farthest(view: TerraFuturaView, level: int) -> int:
    """Its place; 0 where all are gaps."""
    places = range(1, IN_ROW + 1)
    return max((at for at in places if row_card(view, level, at) != NO_CARD), default=0)


def _slot(view: TerraFuturaView, level: int, place: int) -> Slot:
    card = row_card(view, level, place)
    return Slot(LEVELS[level], place, CardFace(view.rules, card) if card != NO_CARD else None)


# As a terminal draws it.


def display(view: TerraFuturaView) -> Section:
    """Who takes a card finds the rows among the choices, and for the others they can wait."""
    rows = [DisplayRow(view, level) for level in range(len(LEVELS))]
    piles = [_pile(row) for row in rows if row.discards]
    drawn = [_row(view, row) for row in rows]
    return Section("display", Message("terra_futura-title-display"), drawn + piles)


def _row(view: TerraFuturaView, row: DisplayRow) -> Row:
    label = Phrase(Message("terra_futura-picture-level", {"level": row.level}))
    cards: list[Cell] = [_card(view, slot) for slot in row.slots]
    return Row(label, [_deck(row), *cards], quiet=True)


def _pile(row: DisplayRow) -> Row:
    """Discard piles lie open (4.13)."""
    label = Phrase(Message("terra_futura-picture-pile", {"level": row.level}))
    names = [Message("terra_futura-picture-card", {"card": card.name}) for card in row.discards]
    return Row(label, [Phrase(name) for name in names], quiet=True)


def _deck(row: DisplayRow) -> Phrase:
    args: Args = {"deck": row.deck, "discarded": len(row.discards)}
    short = Message("terra_futura-picture-deck-short", args)
    return Phrase(Message("terra_futura-picture-deck", args), short=short)


def _card(view: TerraFuturaView, slot: Slot) -> Strip:
    number = Phrase(Message("terra_futura-picture-place", {"place": slot.place}))
    if slot.card is None:
        gap = Message("terra_futura-picture-gap")
        return Strip(gap, [number, Phrase(gap)])
    strip = card_strip(view.rules, slot.card.number)
    return Strip(strip.words, [number, strip])
