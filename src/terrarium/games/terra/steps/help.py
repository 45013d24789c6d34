"""Phase 3a: the player may lay one card on each full-blown crisis, and then hoard one set (3b)."""

from mypy_extensions import i64

from terrarium.core.bits import bit
from terrarium.core.reason import Reason
from terrarium.core.step import Step
from terrarium.games.terra import events
from terrarium.games.terra.cards import (
    VALUES,
    crisis_colour,
    holds,
    of_colour,
    spell_card,
    spell_crisis,
)
from terrarium.games.terra.moves import END, HELP, HOARD, helped_crisis, helping_card
from terrarium.games.terra.state import TerraState
from terrarium.games.terra.steps.discard import end_turn
from terrarium.games.terra.steps.hoard import add_hoards, hoard, why_not_hoard


class Help(Step[TerraState]):
    """Any `help`; any `hoard` once a card was laid this turn, which ends the play; or `end` (3)."""

    def legal(self, state: TerraState) -> list[int]:
        moves: list[int] = []
        hand = state.hand(state.seat)
        open_to_help = state.full_blown & ~state.helped
        crisis: i64 = 0
        while open_to_help:
            if open_to_help & 1:
                _add_helps(moves, crisis, of_colour(hand, crisis_colour(crisis)))
            open_to_help >>= 1
            crisis += 1
        if state.helped:
            add_hoards(moves, hand)
        moves.append(END)
        return moves

    def why_not(self, state: TerraState, move: int) -> Reason | None:
        if HELP <= move < HOARD:
            return _why_not_help(state, helped_crisis(move), helping_card(move))
        if HOARD <= move < END:
            return why_not_hoard(state, move - HOARD)
        return None if move == END else Reason("terra-help-or-end", "3")

    def play(self, state: TerraState, move: int) -> None:
        if move < HOARD:
            _help(state, helped_crisis(move), helping_card(move))
        elif move < END:
            hoard(state, move - HOARD)
            end_turn(state)
        else:
            end_turn(state)


def _add_helps(moves: list[int], crisis: i64, cards: i64) -> None:
    move: i64 = HELP + crisis * VALUES
    while cards:
        if cards & 0o7:
            moves.append(move)
        cards >>= 3
        move += 1


def _why_not_help(state: TerraState, crisis: i64, card: i64) -> Reason | None:
    if state.helped >> crisis & 1:
        return Reason("terra-one-card-per-crisis", "3a", {"crisis": spell_crisis(crisis)})
    if not state.full_blown >> crisis & 1:
        return Reason("terra-not-full-blown", "3a", {"crisis": spell_crisis(crisis)})
    if not holds(state.hand(state.seat), card):
        return Reason("terra-not-in-hand", "3a", {"card": spell_card(card)})
    return None


def _help(state: TerraState, crisis: i64, card: i64) -> None:
    """The card lies on the crisis; reaching the threat solves it for the player's points (3a)."""
    state.take_from_hand(state.turn, card)
    state.lay(crisis, card)
    state.helped |= bit(crisis)
    events.helped(state, crisis, card)
    if state.total_laid(crisis) >= state.threat(crisis):
        _solve(state, crisis)


def _solve(state: TerraState, crisis: i64) -> None:
    """Crisis and cards are discarded; the last card's player scores (3a, R14)."""
    state.full_blown &= ~bit(crisis)
    state.solved |= bit(crisis)
    state.discard_laid(crisis)
    state.score(state.turn, state.rules.solving_points)
    events.solved(state, crisis)
