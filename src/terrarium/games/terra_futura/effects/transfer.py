"""Pollution transfer: cubes are moved from other own cards onto this one (4.7)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.edition import Entry
from terrarium.core.reason import Args, Message, Reason
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.effects.amounts import Amounts, Icon
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.state import NO_CELL, REMOVING, TRANSFERRING, TerraFuturaState
from terrarium.games.terra_futura.steps.transfer import TRANSFERS

TRANSFER: Final = "transfer"
MOST_CUBES: Final = 6


class Transfer(Effect):
    """Such as `transfer 4`: up to so many cubes."""

    def __init__(self, most: int) -> None:
        phases = (TRANSFERRING, REMOVING)
        super().__init__(TRANSFER, f"{TRANSFER} {most}", phases, Amounts(), Amounts(), most)

    def is_bottom(self) -> bool:
        return True

    def is_usable(self, state: TerraFuturaState, cell: i64) -> bool:
        return state.has_cubes_besides(state.turn, cell)

    def is_possible(self, purse: i64, room: i64, cubes: i64) -> bool:
        return cubes > 0

    def why_not(self, state: TerraFuturaState, args: Args) -> Reason:
        return Reason("terra_futura-no-cubes", "4.7", args)

    def carry_out(self, state: TerraFuturaState, pending: PendingEffect) -> None:
        """As many as the card has room for; the last may block it."""
        room: i64 = state.spare[state.turn * CELLS + pending.source] + 1
        pending.cubes = min(self.most, room)
        TRANSFERS.offer(state, pending)

    def as_copied(self) -> Effect:
        """Exactly one cube, which blocks the Starting card (4.10)."""
        return Transfer(1)

    def repay(self, state: TerraFuturaState, pending: PendingEffect) -> None:
        """The owner may remove a cube from any own card, if one lies there (4.10)."""
        owner: i64 = pending.copied // CELLS
        if state.has_cubes_besides(owner, NO_CELL):
            state.interrupt(REMOVING, owner, pending)

    def words(self) -> Message:
        return Message("terra_futura-effect-transfer", {"cubes": int(self.most)})

    def icons(self) -> list[Icon]:
        return [(int(self.most), "short-transfer")]


def read(entry: Entry) -> list[Effect]:
    return [Transfer(entry.integer(TRANSFER, 1, MOST_CUBES))] if entry.has(TRANSFER) else []
