"""Assistance: the player copies a bottom effect in another territory."""

from terrarium.core.reason import Args, Reason
from terrarium.core.step import Step
from terrarium.games.terra_futura.assistance import copies, is_copyable
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.interpreter import copy_effect
from terrarium.games.terra_futura.moves import COPY, PAY, copied_option, copied_place
from terrarium.games.terra_futura.payment import ALL
from terrarium.games.terra_futura.state import BLOCKED, TerraFuturaState
from terrarium.games.terra_futura.steps.activate import why_unusable


class Copy(Step[TerraFuturaState]):
    """Any exchange or transfer on a card of another player, active or not (4.9, 4.10)."""

    def legal(self, state: TerraFuturaState) -> list[int]:
        return [COPY + found for found in copies(state, ALL)]

    def why_not(self, state: TerraFuturaState, move: int) -> Reason | None:
        if not COPY <= move < PAY:
            return Reason("terra_futura-copy-first", "4.9")
        return _why_not_copy(state, copied_place(move), copied_option(move))

    def play(self, state: TerraFuturaState, move: int) -> None:
        copy_effect(state, copied_place(move), copied_option(move))


def _why_not_copy(state: TerraFuturaState, place: int, option: int) -> Reason | None:
    seat, cell = divmod(place, CELLS)
    if seat >= state.players:
        return Reason("terra_futura-nobody-there", "4.9", {"seats": int(state.players) - 1})
    if seat == state.turn:
        return Reason("terra_futura-copy-others", "4.9")
    args: Args = {"cell": CELL_NAMES[cell]}
    if state.cards[place] == NO_CARD:
        return Reason("terra_futura-no-card-here", "4.9", args)
    args["card"] = state.rules.names[state.cards[place]]
    args["number"] = option + 1
    effects = state.rules.effects_of[state.cards[place]]
    if option >= len(effects):
        return Reason("terra_futura-no-such-effect-here", "4.2", args)
    effect = state.rules.effects[effects[option]]
    if not effect.is_bottom():
        return Reason("terra_futura-only-bottom", "4.9", args)
    if state.spare[place] == BLOCKED and not state.rules.copy_inactive:
        return Reason("terra_futura-copy-active", "4.9", args)
    return None if is_copyable(state, effect) else why_unusable(state, effect, args)
