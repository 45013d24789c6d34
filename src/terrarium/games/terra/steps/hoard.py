"""Phase 3b: who laid a card on a full-blown crisis this turn may hoard one set of three."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Reason
from terrarium.games.terra import events
from terrarium.games.terra.cards import size
from terrarium.games.terra.moves import HOARD
from terrarium.games.terra.sets import SET_BUNDLES, set_is_held, sets_in, spell_set
from terrarium.games.terra.state import TerraState

_CARDS_IN_A_SET: Final = 3


def add_hoards(moves: list[int], hand: i64) -> None:
    """Every set that the hand can make, once a card was laid this turn (3b)."""
    if size(hand) >= _CARDS_IN_A_SET:
        for number in sets_in(hand):
            moves.append(HOARD + number)


def why_not_hoard(state: TerraState, number: i64) -> Reason | None:
    """Cards played on an impending crisis do not count (R4); one that solves does (R5)."""
    if not state.helped:
        return Reason("terra-help-before-hoarding", "3b")
    if not set_is_held(state.hand(state.seat), number):
        return Reason("terra-set-not-in-hand", "3b", {"set": spell_set(number)})
    return None


def hoard(state: TerraState, number: i64) -> None:
    """The set lies face down in front of the player until the end (3b)."""
    bundle: i64 = SET_BUNDLES[number]
    state.hands[state.turn] = state.hand(state.turn) - bundle
    state.hoards[state.turn] = (*state.hoards[state.turn], number)
    events.hoarded(state, number)
