"""The price of an exchange: the player chooses from which cards it is paid."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Args, Reason
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.effects.payment import pay_one, payments
from terrarium.games.terra_futura.moves import GAIN, PAY
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.resources import KIND_NAMES, count
from terrarium.games.terra_futura.state import PAYING, TerraFuturaState
from terrarium.games.terra_futura.steps.choice import Choice, card_on, no_card
from terrarium.games.terra_futura.steps.gain import lay_reward


class Pay(Choice):
    """One resource after another, ascending by kind and cell, from own active cards (4.3)."""

    def choices(self, state: TerraFuturaState, pending: PendingEffect, most: i64) -> list[int]:
        return payments(state, pending, most)

    def choose(self, state: TerraFuturaState, pending: PendingEffect, thing: i64) -> None:
        pay_one(state, pending, thing)
        if pending.is_due():
            self.offer(state, pending)
        else:
            lay_reward(state, pending)

    def why_first(self, state: TerraFuturaState, pending: PendingEffect) -> Reason:
        return Reason("terra_futura-pay-first", "4.1", {"effect": pending.effect.text})

    def why_not_this(self, state: TerraFuturaState, pending: PendingEffect, thing: int) -> Reason:
        kind, cell = divmod(thing, CELLS)
        place = state.turn * CELLS + cell
        if state.cards[place] == NO_CARD:
            return no_card(place, "4.3")
        args: Args = {"kind": KIND_NAMES[kind], **card_on(state, place)}
        if not count(state.stock[place], kind):
            return Reason("terra_futura-not-on-card", "4.3", args)
        if not state.is_active(place):
            return Reason("terra_futura-frozen", "4.6", args)
        args["effect"] = pending.effect.text
        return Reason("terra_futura-not-due", "4.1", args)


PAYMENT: Final = Pay(PAYING, PAY, GAIN)
