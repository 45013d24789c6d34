"""Assistance: a Starting card copies a bottom effect in another territory (4.9, 4.10)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.edition import Entry
from terrarium.core.reason import Args, Reason
from terrarium.games.terra_futura.effects.amounts import Amounts, Icon
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.state import COPYING, TerraFuturaState
from terrarium.games.terra_futura.steps.copy import COPIES, copies

ASSISTANCE: Final = "assistance"


class Assistance(Effect):
    """Only Starting cards have it."""

    def __init__(self) -> None:
        super().__init__(ASSISTANCE, ASSISTANCE, (COPYING,), Amounts(), Amounts())

    def is_usable(self, state: TerraFuturaState, cell: i64) -> bool:
        return bool(copies(state, 1))

    def why_not(self, state: TerraFuturaState, args: Args) -> Reason:
        return Reason("terra_futura-nothing-to-copy", "4.9", args)

    def carry_out(self, state: TerraFuturaState, pending: PendingEffect) -> None:
        COPIES.offer(state, pending)

    def icons(self) -> list[Icon]:
        return [(0, "short-assistance")]


def read(entry: Entry) -> list[Effect]:
    return [Assistance()] if entry.has(ASSISTANCE) and entry.flag(ASSISTANCE) else []
