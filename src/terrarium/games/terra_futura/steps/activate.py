"""Step 4: the cards in the row and column of the new card are activated, in any order."""

from mypy_extensions import i64

from terrarium.core.bits import bit
from terrarium.core.reason import Args, Reason
from terrarium.core.step import Step
from terrarium.games.terra_futura.cards import NO_CARD, OPTIONS
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.effects import ASSISTANCE, TRANSFER, Effect
from terrarium.games.terra_futura.interpreter import carry_out, is_usable
from terrarium.games.terra_futura.moves import (
    ACTIVATE,
    COPY,
    END,
    activated_cell,
    activated_option,
)
from terrarium.games.terra_futura.state import BLOCKED, TerraFuturaState
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
                for index in rules.effects_of[state.cards[base + cell]]:
                    if is_usable(state, cell, rules.effects[index]):
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
        effects = state.rules.effects_of[state.cards[state.turn * CELLS + cell]]
        state.line &= ~bit(cell)
        carry_out(state, cell, effects[activated_option(move)])


def _why_not_activate(state: TerraFuturaState, cell: int, option: int) -> Reason | None:
    place = state.turn * CELLS + cell
    args: Args = {"cell": CELL_NAMES[cell]}
    if state.cards[place] == NO_CARD:
        return Reason("terra_futura-no-card-here", "3.4", args)
    args["card"] = state.rules.names[state.cards[place]]
    if not state.line >> cell & 1:
        rule = "5.3" if state.final else "3.4"
        return Reason("terra_futura-not-in-line", rule, args)
    if not state.is_active(place):
        return Reason("terra_futura-inactive", "4.6", args)
    effects = state.rules.effects_of[state.cards[place]]
    args["number"] = option + 1
    if option >= len(effects):
        return Reason("terra_futura-no-such-effect-here", "4.2", args)
    effect = state.rules.effects[effects[option]]
    return None if is_usable(state, cell, effect) else why_unusable(state, effect, args)


def why_unusable(state: TerraFuturaState, effect: Effect, args: Args) -> Reason:
    """What is missing to carry out an effect."""
    if effect.kind == ASSISTANCE:
        return Reason("terra_futura-nothing-to-copy", "4.9", args)
    if effect.kind == TRANSFER:
        return Reason("terra_futura-no-cubes", "4.7", args)
    args["effect"] = effect.text
    if not effect.is_payable(state.purse[state.turn]):
        return Reason("terra_futura-cannot-pay", "4.1", args)
    return Reason("terra_futura-no-room", "4.5", args)
