"""The end of a turn: no more than eight cards stay in hand, then the next player draws."""

from mypy_extensions import i64

from terrarium.core.reason import Reason
from terrarium.core.step import Step
from terrarium.games.terra import events
from terrarium.games.terra.cards import KINDS, holds, one, size, spell_card
from terrarium.games.terra.moves import DISCARD
from terrarium.games.terra.scoring import succeed
from terrarium.games.terra.state import DISCARDING, TerraState
from terrarium.games.terra.steps.draw import draw


class Discard(Step[TerraState]):
    """The player chooses which card goes (end of turn)."""

    def legal(self, state: TerraState) -> list[int]:
        hand = state.hand(state.seat)
        return [DISCARD + card for card in range(KINDS) if holds(hand, card)]

    def why_not(self, state: TerraState, move: int) -> Reason | None:
        if move < DISCARD:
            return Reason("terra-discard-first", "end", {"limit": state.rules.hand_limit})
        if not holds(state.hand(state.seat), move - DISCARD):
            return Reason("terra-not-in-hand", "end", {"card": spell_card(move - DISCARD)})
        return None

    def play(self, state: TerraState, move: int) -> None:
        card: i64 = move - DISCARD
        state.take_from_hand(state.seat, card)
        if state.rules.hidden_discards:
            state.hidden[state.seat] = state.hidden[state.seat] + one(card)
        else:
            state.discard += one(card)
        events.discarded(state, card)
        end_turn(state)


def end_turn(state: TerraState) -> None:
    """Discard down to the limit; the match ends with the turn that emptied the pile (R11)."""
    if size(state.hand(state.turn)) > state.rules.hand_limit:
        state.ask(DISCARDING, state.turn)
        return
    events.ended_turn(state)
    state.helped = 0
    if state.pile_left():
        state.turn = (state.turn + 1) % state.players
        draw(state)
    else:
        succeed(state)
