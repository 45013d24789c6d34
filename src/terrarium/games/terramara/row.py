"""The artefacts under the river: eight in a row from the left, and the deck they come from."""

from mypy_extensions import i64

from terrarium.games.terramara.components import IN_ROW
from terrarium.games.terramara.events import members as events
from terrarium.games.terramara.state import TerramaraState


def take_from_row(state: TerramaraState, place: i64) -> i64:
    """The card is gone, and the rest closes up to the left (M-21)."""
    card = state.row[place]
    state.row = state.row[:place] + state.row[place + 1 :]
    return card


def fill_row(state: TerramaraState) -> None:
    """New cards at the right until there are eight, or the deck is empty (M-21)."""
    while len(state.row) < IN_ROW and state.deck_left():
        card = state.deck[state.drawn]
        state.drawn += 1
        state.row += (card,)
        events.turned_up(state, card)


def remove_from_deck(state: TerramaraState, level: i64) -> None:
    """All that is left of a level goes to the box (1.21)."""
    state.deck = _without(state, state.deck[state.drawn :], level)
    state.drawn = 0
    events.level_left(state, level, False)


def remove_from_row(state: TerramaraState, level: i64) -> None:
    """Its cards leave the row, which is filled again (1.21)."""
    state.row = _without(state, state.row, level)
    events.level_left(state, level, True)
    fill_row(state)


def _without(state: TerramaraState, cards: tuple[int, ...], level: i64) -> tuple[int, ...]:
    return tuple([card for card in cards if state.rules.artefacts[card].level != level])
