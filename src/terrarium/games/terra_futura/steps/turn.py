"""From turn to turn, and from the eighth turns to the end of the game."""

from mypy_extensions import i64

from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cells import pattern_mask
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    PATTERN,
    SET,
    TAKING,
    TerraFuturaState,
)


def end_turn(state: TerraFuturaState) -> None:
    """The next player; after eight turns each the end of the game (3.5, 5.1)."""
    events.ended_turn(state)
    state.line = 0
    state.turn = (state.turn + 1) % state.players
    if state.final:
        _next_in_final(state)
    elif state.is_full(state.turn):
        _begin_final(state)
    else:
        state.discarded = False
        state.ask(TAKING, state.turn)


def _begin_final(state: TerraFuturaState) -> None:
    """Each names a pattern and activates it, in turn order (5.1)."""
    state.final = True
    state.discarded = False
    events.final_began(state)
    state.ask(PATTERN, state.turn)


def _next_in_final(state: TerraFuturaState) -> None:
    if state.turn == state.first:
        state.ask(SET, state.turn)
    elif state.rules.simultaneous:
        activate_pattern(state)
    else:
        state.ask(PATTERN, state.turn)


def activate_pattern(state: TerraFuturaState) -> None:
    """The four cells of the pattern may be activated (5.3)."""
    seat: i64 = state.turn
    card = state.rules.scoring[state.pattern[seat]]
    state.line = pattern_mask(card.pattern, state.places[seat])
    state.ask(ACTIVATING, seat)
