"""Phase 1: the player draws the top card. Nobody decides anything here."""

from terrarium.games.terra import events
from terrarium.games.terra.cards import KINDS, NO_CRISIS
from terrarium.games.terra.state import HELPING, IMPENDING, TerraState


def draw(state: TerraState) -> None:
    """A Solution goes to the hand in secret; a Crisis lies face up and is impending (1)."""
    card = state.pile[state.drawn]
    state.drawn += 1
    if card < KINDS:
        state.put_in_hand(state.turn, card)
        state.impending = NO_CRISIS
        events.drew_solution(state, card)
        state.ask(HELPING, state.turn)
    else:
        state.impending = card - KINDS
        events.drew_crisis(state)
        state.ask(IMPENDING, state.turn)
