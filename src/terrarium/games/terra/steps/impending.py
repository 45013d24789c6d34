"""Phase 2: once round the table, each may play one card on the impending crisis."""

from mypy_extensions import i64

from terrarium.core.bits import bit
from terrarium.core.reason import Reason
from terrarium.core.step import Step
from terrarium.games.terra import events
from terrarium.games.terra.cards import (
    NO_CRISIS,
    VALUES,
    colour_of,
    crisis_colour,
    holds,
    of_colour,
    spell_card,
    spell_crisis,
)
from terrarium.games.terra.moves import HELP, PASS, PLAY
from terrarium.games.terra.scoring import collapse
from terrarium.games.terra.state import HELPING, PASSED, TerraState
from terrarium.games.terra.steps.discard import end_turn
from terrarium.games.terra.steps.draw import draw


class Impending(Step[TerraState]):
    """Each seat in turn passes or plays one card of the crisis's colour (2)."""

    def legal(self, state: TerraState) -> list[int]:
        moves: list[int] = [PASS]
        colour = crisis_colour(state.impending)
        cards = of_colour(state.hand(state.seat), colour)
        move: i64 = PLAY + colour * VALUES
        while cards:
            if cards & 0o7:
                moves.append(move)
            cards >>= 3
            move += 1
        return moves

    def why_not(self, state: TerraState, move: int) -> Reason | None:
        if move == PASS:
            return None
        crisis = spell_crisis(state.impending)
        if not PLAY <= move < HELP:
            return Reason("terra-answer-the-crisis", "2", {"crisis": crisis})
        card = move - PLAY
        if colour_of(card) != crisis_colour(state.impending):
            return Reason("terra-wrong-colour", "2", {"card": spell_card(card), "crisis": crisis})
        if not holds(state.hand(state.seat), card):
            return Reason("terra-not-in-hand", "2", {"card": spell_card(card)})
        return None

    def play(self, state: TerraState, move: int) -> None:
        seat = state.seat
        if move == PASS:
            state.played.append(PASSED)
            events.passed(state, seat)
        else:
            card = move - PLAY
            state.take_from_hand(seat, card)
            state.played.append(card)
            events.played(state, seat, card)
        if len(state.played) < state.players:
            state.seat = (seat + 1) % state.players
        else:
            _resolve(state)


def _resolve(state: TerraState) -> None:
    """The total counts only after everybody had a chance (2, R6)."""
    if state.rules.sealed:
        _unseal(state)
    total = state.total_played()
    if total >= state.threat(state.impending):
        _avert(state, total)
    else:
        _break_out(state, total)


def _unseal(state: TerraState) -> None:
    """Sealed contributions are revealed together (option)."""
    for place in range(state.players):
        if state.played[place] != PASSED:
            events.unsealed(state, (state.turn + place) % state.players, state.played[place])


def _avert(state: TerraState, total: i64) -> None:
    """The crisis is solved in time: the first and each highest card score; the turn ends (2a)."""
    events.averted(state, total)
    _score_contributions(state)
    state.solved |= bit(state.impending)
    state.discard_played()
    state.impending = NO_CRISIS
    end_turn(state)


def _score_contributions(state: TerraState) -> None:
    """A first card that is also the highest scores twice; every highest one scores (2a, R7)."""
    highest = max(state.played)
    first = True
    for place in range(state.players):
        card = state.played[place]
        if card == PASSED:
            continue
        seat = (state.turn + place) % state.players
        if first:
            state.score(seat, state.rules.first_points)
            events.scored_first(state, seat)
            first = False
        if card == highest:
            state.score(seat, state.rules.highest_points)
            events.scored_highest(state, seat)


def _break_out(state: TerraState, total: i64) -> None:
    """An unsolved impending crisis becomes full-blown; the cards played on it are lost (2b)."""
    events.broke_out(state, total)
    broken_out = bit(state.impending)
    state.full_blown |= broken_out
    state.discard_played()
    state.impending = NO_CRISIS
    if state.rules.limits.are_met(state.full_blown):
        collapse(state)
    else:
        events.came_near(state, broken_out)
        _draw_again(state)


def _draw_again(state: TerraState) -> None:
    """The world still stands: whoever drew the crisis draws again, if there is a card (2b)."""
    if state.pile_left():
        draw(state)
    elif state.rules.play_after_last_crisis:
        state.ask(HELPING, state.turn)
    else:
        end_turn(state)
