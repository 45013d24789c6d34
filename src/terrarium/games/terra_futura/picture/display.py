"""The display as it is drawn: rows, decks and discard piles."""

from terrarium.core.picture import Cell, Phrase, Row, Section, Strip
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.cards import LEVELS, NO_CARD
from terrarium.games.terra_futura.picture.drawing import card_strip
from terrarium.games.terra_futura.state import IN_ROW
from terrarium.games.terra_futura.view import TerraFuturaView


def display(view: TerraFuturaView) -> Section:
    """Who takes a card finds the rows among the choices, and for the others they can wait."""
    rows = [_row(view, level) for level in range(len(LEVELS))]
    piles = [_pile(view, level) for level in range(len(LEVELS)) if view.discards[level]]
    return Section("display", Message("terra_futura-title-display"), rows + piles)


def row_card(view: TerraFuturaView, level: int, place: int) -> int:
    """The card on a place of a row, counted from 1 next to the deck."""
    return view.rows[level * IN_ROW + place - 1]


def farthest_card(view: TerraFuturaView, level: int) -> int:
    """The oldest card of a row (3.1)."""
    cards = [row_card(view, level, place) for place in range(1, IN_ROW + 1)]
    return next(card for card in reversed(cards) if card != NO_CARD)


def _row(view: TerraFuturaView, level: int) -> Row:
    label = Phrase(Message("terra_futura-picture-level", {"level": LEVELS[level]}))
    cards: list[Cell] = [_card(view, level, place) for place in range(1, IN_ROW + 1)]
    return Row(label, [_deck(view, level), *cards], quiet=True)


def _pile(view: TerraFuturaView, level: int) -> Row:
    """Discard piles lie open (4.13)."""
    label = Phrase(Message("terra_futura-picture-pile", {"level": LEVELS[level]}))
    names = [view.rules.names[card] for card in view.discards[level]]
    cards = [Phrase(Message("terra_futura-picture-card", {"card": name})) for name in names]
    return Row(label, [*cards], quiet=True)


def _deck(view: TerraFuturaView, level: int) -> Phrase:
    args: Args = {
        "deck": view.decks[level],
        "discarded": len(view.discards[level]),
    }
    short = Message("terra_futura-picture-deck-short", args)
    return Phrase(Message("terra_futura-picture-deck", args), short=short)


def _card(view: TerraFuturaView, level: int, place: int) -> Strip:
    card = row_card(view, level, place)
    number = Phrase(Message("terra_futura-picture-place", {"place": place}))
    if card == NO_CARD:
        gap = Message("terra_futura-picture-gap")
        return Strip(gap, [number, Phrase(gap)])
    strip = card_strip(view.rules, card)
    return Strip(strip.words, [number, strip])
