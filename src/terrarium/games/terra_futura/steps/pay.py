"""The price of an exchange: the player chooses from which cards it is paid."""

from terrarium.core.reason import Args, Reason
from terrarium.core.step import Step
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.interpreter import pay
from terrarium.games.terra_futura.moves import GAIN, PAY
from terrarium.games.terra_futura.payment import ALL, payments
from terrarium.games.terra_futura.resources import KIND_NAMES, count
from terrarium.games.terra_futura.state import TerraFuturaState


class Pay(Step[TerraFuturaState]):
    """One resource after another, ascending by kind and cell, from own active cards (4.3)."""

    def legal(self, state: TerraFuturaState) -> list[int]:
        return [PAY + item for item in payments(state, ALL)]

    def why_not(self, state: TerraFuturaState, move: int) -> Reason | None:
        if not PAY <= move < GAIN:
            args: Args = {"effect": state.current_effect().text}
            return Reason("terra_futura-pay-first", "4.1", args)
        if move - PAY in payments(state, ALL):
            return None
        return _why_not_pay(state, move - PAY)

    def play(self, state: TerraFuturaState, move: int) -> None:
        pay(state, move - PAY)


def _why_not_pay(state: TerraFuturaState, item: int) -> Reason:
    kind, cell = divmod(item, CELLS)
    place = state.turn * CELLS + cell
    args: Args = {"kind": KIND_NAMES[kind], "cell": CELL_NAMES[cell]}
    if state.cards[place] == NO_CARD:
        return Reason("terra_futura-no-card-here", "4.3", args)
    args["card"] = state.rules.names[state.cards[place]]
    if not count(state.stock[place], kind):
        return Reason("terra_futura-not-on-card", "4.3", args)
    if not state.is_active(place):
        return Reason("terra_futura-frozen", "4.6", args)
    args["effect"] = state.current_effect().text
    return Reason("terra_futura-not-due", "4.1", args)
