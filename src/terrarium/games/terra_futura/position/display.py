"""Rows, decks and discard piles in a position of Terra Futura."""

from terrarium.core.position import NONE
from terrarium.core.tuples import replaced
from terrarium.games.terra_futura.cards import CARDS, LEVELS, NO_CARD, STARTING, level_of
from terrarium.games.terra_futura.display import restock
from terrarium.games.terra_futura.position.box import PositionBox
from terrarium.games.terra_futura.state import IN_ROW


def read_row(box: PositionBox, level: int) -> bool:
    """Whether the row was said."""
    key = f"row {LEVELS[level].lower()}"
    text = box.lines.get(key)
    names = [item.strip() for item in (text or "").split(",")] if text else []
    if len(names) > IN_ROW:
        raise box.lines.fail(f"a row has {IN_ROW} places, not {len(names)}", key)
    for position, name in enumerate(names):
        if name != NONE:
            card = box.take_of(key, name, level)
            box.state.rows[level * IN_ROW + position] = card
    return text is not None


def read_deck(box: PositionBox, level: int) -> int | None:
    """How many more cards there are than were named; None: all that are left."""
    key = f"deck {LEVELS[level].lower()}"
    if box.lines.get(key) is None:
        return None
    names, more = box.lines.pile(key, "a deck has a number of cards")
    cards = tuple(box.take_of(key, name, level) for name in names)
    box.state.decks = replaced(box.state.decks, level, cards)
    return more


def read_discards(box: PositionBox) -> None:
    for level, name in enumerate(LEVELS):
        key = f"discard {name.lower()}"
        cards = [box.take_of(key, item, level) for item in box.lines.items(key)]
        box.state.discards = replaced(box.state.discards, level, tuple(cards))


def fill_display(box: PositionBox, level: int, row_said: bool, more: int | None) -> None:
    """A row that is not said is full; a deck that is not said has the rest."""
    state = box.state
    key = f"deck {LEVELS[level].lower()}"
    rest = [c for c in range(STARTING, CARDS) if box.box[c] and level_of(c) == level]
    state.chance().shuffle(rest)
    if not row_said:
        for position in range(IN_ROW):
            if rest:
                state.rows[level * IN_ROW + position] = rest.pop()
    wanted = len(rest) if more is None else more
    if wanted > len(rest):
        raise box.lines.fail(f"only {len(rest)} cards are left for the deck", key)
    deck = state.decks[level] + tuple(rest[:wanted])
    state.decks = replaced(state.decks, level, deck)
    left = rest[wanted:]
    if left and box.lines.get(f"discard {LEVELS[level].lower()}") is not None:
        raise box.lines.fail(f"{len(left)} cards of the box are nowhere", key)
    pile = state.discards[level] + tuple(left)
    state.discards = replaced(state.discards, level, pile)
    restock(state, level)
    _check_gaps(box, level)


def _check_gaps(box: PositionBox, level: int) -> None:
    """A row keeps a gap only while there is no card to fill it (3.6)."""
    row = box.state.rows[level * IN_ROW : (level + 1) * IN_ROW]
    if NO_CARD in row and box.state.deck_left(level):
        name = LEVELS[level]
        keys = [f"{what} {name.lower()}" for what in ("row", "deck", "discard")]
        wrong = f"row {name} has no gap while deck {name} has cards"
        raise box.lines.fail(wrong, *keys)
