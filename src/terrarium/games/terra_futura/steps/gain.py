"""A reward of one's choice: the player names the kinds."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Args, Reason
from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.moves import GAIN, POLLUTE
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.resources import KIND_NAMES, MONEY, PRODUCTS, one
from terrarium.games.terra_futura.state import GAINING, TerraFuturaState
from terrarium.games.terra_futura.steps.choice import Choice
from terrarium.games.terra_futura.steps.pollute import lay_cubes


class Gain(Choice):
    """Any raw material, or any product; several in ascending order (4.4)."""

    def choices(self, state: TerraFuturaState, pending: PendingEffect, most: i64) -> list[int]:
        """Raw materials before products (4.4)."""
        kind: i64 = max(pending.least, 0 if pending.gain_any else PRODUCTS)
        end: i64 = PRODUCTS if pending.gain_any else MONEY
        found: list[int] = []
        while kind < end:
            found.append(kind)
            kind += 1
        return found

    def choose(self, state: TerraFuturaState, pending: PendingEffect, thing: i64) -> None:
        if pending.gain_any:
            pending.gain_any -= 1
        else:
            pending.gain_product -= 1
        pending.least = thing
        gain_on(state, pending.source, one(thing))
        _gain_more(state, pending)

    def why_first(self, state: TerraFuturaState, pending: PendingEffect) -> Reason:
        return Reason("terra_futura-gain-first", "4.4")

    def why_not_this(self, state: TerraFuturaState, pending: PendingEffect, thing: int) -> Reason:
        args: Args = {"kind": KIND_NAMES[thing], "effect": pending.effect}
        return Reason("terra_futura-not-this-gain", "4.4", args)


GAINS: Final = Gain(GAINING, GAIN, POLLUTE)


def lay_reward(state: TerraFuturaState, pending: PendingEffect) -> None:
    """The reward is laid on the card that produced it, before any cube (4.3, 4.5)."""
    effect = pending.effect
    if effect.reward:
        gain_on(state, pending.source, effect.reward)
    pending.least = 0
    pending.gain_any = effect.any_reward
    pending.gain_product = effect.product_reward
    _gain_more(state, pending)


def _gain_more(state: TerraFuturaState, pending: PendingEffect) -> None:
    if pending.gain_any or pending.gain_product:
        GAINS.offer(state, pending)
    else:
        lay_cubes(state, pending)


def gain_on(state: TerraFuturaState, cell: i64, bundle: i64) -> None:
    state.put(state.turn, cell, bundle)
    events.gained(state, cell, bundle)
