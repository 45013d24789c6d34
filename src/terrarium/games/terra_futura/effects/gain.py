"""Gain: the top of a card brings a resource, for nothing (4.1)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.edition import Entry
from terrarium.core.reason import Message
from terrarium.games.terra_futura.effects.amounts import Amounts, Icon, amounts
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.state import GAINING, TerraFuturaState
from terrarium.games.terra_futura.steps.gain import gain_on, lay_reward

GAIN: Final = "gain"


class Gain(Effect):
    """Such as `gain 1 green`, or one of one's choice."""

    def __init__(self, brings: Amounts) -> None:
        super().__init__(GAIN, f"{GAIN} {brings.spell()}", (GAINING,), Amounts(), brings)

    def is_done_at_once(self, state: TerraFuturaState, cell: i64) -> bool:
        """A plain gain says itself what was done."""
        if self.reward:
            gain_on(state, cell, self.reward)
        return self.reward != 0

    def carry_out(self, state: TerraFuturaState, pending: PendingEffect) -> None:
        lay_reward(state, pending)

    def words(self) -> Message:
        return Message("terra_futura-effect-gain", {}, {"reward": self.brings.words()})

    def icons(self) -> list[Icon]:
        return [(0, "plus"), *self.brings.icons()]


def gain(text: str) -> Effect:
    """From text such as `green` or `any`; ValueError says what is wrong."""
    brings = amounts(text)
    if brings.size() != 1 or brings.cubes:
        raise ValueError("a gain is one resource, such as `green`")
    return Gain(brings)


def read(entry: Entry) -> list[Effect]:
    return entry.parsed(GAIN, gain) if entry.has(GAIN) else []
