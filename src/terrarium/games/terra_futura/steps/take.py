"""Steps 1 and 2: the player may discard one farthest card, then takes a card."""

from mypy_extensions import i64

from terrarium.core.reason import Args, Reason
from terrarium.core.step import Step
from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cards import LEVELS, NO_CARD
from terrarium.games.terra_futura.display import (
    NO_POSITION,
    discard_farthest,
    farthest,
    take_from_deck,
    take_from_row,
)
from terrarium.games.terra_futura.moves import DISCARD, PLACE, PLACES, TAKE
from terrarium.games.terra_futura.state import IN_ROW, PLACING, TerraFuturaState


class Take(Step[TerraFuturaState]):
    """Any `discard` once, then any face-up card or the unseen top of a deck (3.1, 3.2)."""

    def legal(self, state: TerraFuturaState) -> list[int]:
        moves: list[int] = []
        if not state.discarded:
            for level in range(2):
                if farthest(state, level) != NO_POSITION:
                    moves.append(DISCARD + level)
        for level in range(2):
            if state.deck_left(level):
                moves.append(TAKE + level * PLACES)
            for position in range(IN_ROW):
                if state.rows[level * IN_ROW + position] != NO_CARD:
                    moves.append(TAKE + level * PLACES + position + 1)
        return moves

    def why_not(self, state: TerraFuturaState, move: int) -> Reason | None:
        if move < TAKE:
            return _why_not_discard(state, move - DISCARD)
        if move < PLACE:
            return _why_not_take(state, (move - TAKE) // PLACES, (move - TAKE) % PLACES)
        return Reason("terra_futura-take-first", "3.2")

    def play(self, state: TerraFuturaState, move: int) -> None:
        if move < TAKE:
            state.discarded = True
            discard_farthest(state, move - DISCARD)
        else:
            _take(state, (move - TAKE) // PLACES, (move - TAKE) % PLACES)


def _why_not_discard(state: TerraFuturaState, level: int) -> Reason | None:
    if state.discarded:
        return Reason("terra_futura-one-discard", "3.1")
    if farthest(state, level) == NO_POSITION:
        return Reason("terra_futura-row-empty", "3.1", {"level": LEVELS[level]})
    return None


def _why_not_take(state: TerraFuturaState, level: int, place: int) -> Reason | None:
    if place == 0 and not state.deck_left(level):
        return Reason("terra_futura-deck-empty", "3.6", {"level": LEVELS[level]})
    if place > 0 and state.rows[level * IN_ROW + place - 1] == NO_CARD:
        args: Args = {"level": LEVELS[level], "place": place}
        return Reason("terra_futura-gap", "3.6", args)
    return None


def _take(state: TerraFuturaState, level: i64, place: i64) -> None:
    """A card from the deck is seen only after the choice; whatever it is must be placed (3.2)."""
    if place == 0:
        state.taken = state.decks[level][state.drawn[level]]
        events.took(state, level, True)
        take_from_deck(state, level)
    else:
        state.taken = state.rows[level * IN_ROW + place - 1]
        events.took(state, level, False)
        take_from_row(state, level, place - 1)
    state.ask(PLACING, state.turn)
