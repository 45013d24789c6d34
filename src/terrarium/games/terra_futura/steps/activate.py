"""Step 4: the cards in the row and column of the new card are activated, in any order."""

from mypy_extensions import i64

from terrarium.core.bits import bit
from terrarium.core.reason import Reason
from terrarium.core.step import Step
from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cards import NO_CARD, OPTIONS
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.moves import (
    ACTIVATE,
    COPY,
    END,
    activated_cell,
    activated_option,
)
from terrarium.games.terra_futura.pending import NO_PLACE, PendingEffect
from terrarium.games.terra_futura.state import ACTIVATING, BLOCKED, TerraFuturaState
from terrarium.games.terra_futura.steps.choice import card_on, no_card
from terrarium.games.terra_futura.steps.turn import end_turn


class Activate(Step[TerraFuturaState]):
    """Each card of the line at most once, judged at the moment of use; or `end` (3.4)."""

    def legal(self, state: TerraFuturaState) -> list[int]:
        moves: list[int] = [END]
        base: i64 = state.turn * CELLS
        line = state.line
        rules = state.rules
        for cell in state.places[state.turn]:
            if line >> cell & 1 and state.spare[base + cell] != BLOCKED:
                move: i64 = ACTIVATE + cell * OPTIONS
                for effect in rules.effects_of[state.cards[base + cell]]:
                    if effect.is_usable(state, cell):
                        moves.append(move)
                    move += 1
        return moves

    def why_not(self, state: TerraFuturaState, move: int) -> Reason | None:
        if move == END:
            return None
        if not ACTIVATE <= move < COPY:
            return Reason("terra_futura-activate-or-end", "3.4")
        return _why_not_activate(state, activated_cell(move), activated_option(move))

    def play(self, state: TerraFuturaState, move: int) -> None:
        if move == END:
            end_turn(state)
            return
        cell = activated_cell(move)
        state.line &= ~bit(cell)
        _activate(state, cell, activated_option(move))


def _activate(state: TerraFuturaState, cell: i64, option: i64) -> None:
    effect = state.rules.effects_of[state.cards[state.turn * CELLS + cell]][option]
    if not effect.is_done_at_once(state, cell):
        pending = PendingEffect(cell, effect)
        state.pending = pending
        events.activated(state, pending)
        effect.carry_out(state, pending)


def finish_effect(state: TerraFuturaState, pending: PendingEffect) -> None:
    """Back to the activation; the owner of a copied card has a say before that (4.11)."""
    state.pending = None
    state.ask(ACTIVATING, state.turn)
    if pending.copied != NO_PLACE:
        pending.effect.repay(state, pending)


def _why_not_activate(state: TerraFuturaState, cell: int, option: int) -> Reason | None:
    place = state.turn * CELLS + cell
    if state.cards[place] == NO_CARD:
        return no_card(place, "3.4")
    args = card_on(state, place)
    if not state.line >> cell & 1:
        rule = "5.3" if state.final else "3.4"
        return Reason("terra_futura-not-in-line", rule, args)
    if not state.is_active(place):
        return Reason("terra_futura-inactive", "4.6", args)
    effects = state.rules.effects_of[state.cards[place]]
    args["number"] = option + 1
    if option >= len(effects):
        return Reason("terra_futura-no-such-effect-here", "4.2", args)
    effect = effects[option]
    return None if effect.is_usable(state, cell) else effect.why_not(state, args)
