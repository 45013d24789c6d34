"""The display: two rows of four cards beside their decks, and a discard pile for each."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.tuples import replaced
from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.state import IN_ROW, TerraFuturaState

NO_POSITION: Final = -1


def farthest(state: TerraFuturaState, level: i64) -> i64:
    """The position (0 … 3) of the card farthest from the deck; NO_POSITION in an empty row."""
    position: i64 = IN_ROW - 1
    while position >= 0 and state.rows[level * IN_ROW + position] == NO_CARD:
        position -= 1
    return position


def take_from_row(state: TerraFuturaState, level: i64, position: i64) -> None:
    """The cards nearer to the deck move one step away from it, a new one is added (3.2)."""
    _slide(state, level, position)


def take_from_deck(state: TerraFuturaState, level: i64) -> None:
    """The unseen top card; nothing slides (3.2)."""
    _draw(state, level)
    restock(state, level)


def discard_farthest(state: TerraFuturaState, level: i64) -> None:
    """The farthest card goes to its pile, the others move on, a new one is added (3.1)."""
    position = farthest(state, level)
    card = state.rows[level * IN_ROW + position]
    state.discards = replaced(state.discards, level, (*state.discards[level], card))
    events.discarded(state, level, card)
    restock(state, level)
    _slide(state, level, position)


def fill_rows(state: TerraFuturaState) -> None:
    """Four cards beside each deck (2.2)."""
    for level in range(2):
        for position in range(IN_ROW):
            state.rows[level * IN_ROW + IN_ROW - 1 - position] = _draw(state, level)


def restock(state: TerraFuturaState, level: i64) -> None:
    """As soon as a deck is empty its discard pile is shuffled into a new one (3.6)."""
    if state.deck_left(level) == 0 and state.discards[level]:
        cards = list(state.discards[level])
        state.chance().shuffle(cards)
        state.decks = replaced(state.decks, level, tuple(cards))
        state.drawn = replaced(state.drawn, level, 0)
        state.discards = replaced(state.discards, level, ())
        events.reshuffled(state, level)


def _slide(state: TerraFuturaState, level: i64, position: i64) -> None:
    """A new card fills the row; without one there is a gap next to the deck (3.6)."""
    place: i64 = level * IN_ROW + position
    while place > level * IN_ROW:
        state.rows[place] = state.rows[place - 1]
        place -= 1
    card = _draw(state, level)
    state.rows[place] = card
    if card != NO_CARD:
        events.turned_up(state, level)
        restock(state, level)


def _draw(state: TerraFuturaState, level: i64) -> int:
    drawn = state.drawn[level]
    deck = state.decks[level]
    if drawn == len(deck):
        return NO_CARD
    state.drawn = replaced(state.drawn, level, drawn + 1)
    return deck[drawn]
