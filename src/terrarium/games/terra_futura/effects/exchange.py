"""Exchange: the bottom of a card takes resources and brings others, and often cubes (4.1)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.edition import Entry
from terrarium.core.reason import Args, Message, Reason
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.effects.amounts import Amounts, Icon, amounts
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.pending import PendingEffect
from terrarium.games.terra_futura.state import (
    GAINING,
    KEEPING,
    PAYING,
    POLLUTING,
    TerraFuturaState,
)
from terrarium.games.terra_futura.steps.owner import KEEPS
from terrarium.games.terra_futura.steps.pay import PAYMENT

EXCHANGE: Final = "exchange"
ARROW: Final = "->"
MOST_PROFIT: Final = 2  # resources that an effect may bring more than it takes


class Exchange(Effect):
    """Such as `2 any -> 1 food, 1 pollution`."""

    def __init__(self, takes: Amounts, brings: Amounts) -> None:
        text = f"{takes.spell()} {ARROW} {brings.spell()}"
        phases = (PAYING, GAINING, POLLUTING, KEEPING)
        super().__init__(EXCHANGE, text, phases, takes, brings)

    def is_bottom(self) -> bool:
        return True

    def is_usable(self, state: TerraFuturaState, cell: i64) -> bool:
        """From active cards (4.1, 4.5)."""
        return self.is_possible(state.purse[state.turn], state.room[state.turn], 0)

    def is_possible(self, purse: i64, room: i64, cubes: i64) -> bool:
        """These resources can pay it exactly, and all its cubes can be laid (4.1, 4.5)."""
        return self.cubes <= room and self.is_payable(purse)

    def why_not(self, state: TerraFuturaState, args: Args) -> Reason:
        args["effect"] = self
        if not self.is_payable(state.purse[state.turn]):
            return Reason("terra_futura-cannot-pay", "4.1", args)
        return Reason("terra_futura-no-room", "4.5", args)

    def carry_out(self, state: TerraFuturaState, pending: PendingEffect) -> None:
        """First the price, then the reward, then the cubes."""
        pending.owe()
        PAYMENT.offer(state, pending)

    def repay(self, state: TerraFuturaState, pending: PendingEffect) -> None:
        """The owner must choose one of the resources actually paid (4.9)."""
        state.interrupt(KEEPING, pending.copied // CELLS, pending)
        KEEPS.offer(state, pending)

    def words(self) -> Message:
        parts = {"cost": self.takes.words(), "reward": self.brings.words()}
        return Message("terra_futura-effect-exchange", {}, parts)

    def icons(self) -> list[Icon]:
        return [*self.takes.icons(), (0, "arrow"), *self.brings.icons()]


def exchange(text: str) -> Effect:
    """From text such as `2 any -> food + pollution`; ValueError says what is wrong."""
    left, arrow, right = text.partition(ARROW)
    if not arrow:
        raise ValueError(f"an exchange is `COST {ARROW} REWARD`, not {text.strip()[:40]!r}")
    takes, brings = amounts(left), amounts(right)
    if takes.cubes:
        raise ValueError("pollution is no resource and cannot be paid")
    if not brings.size():
        raise ValueError("an exchange brings at least one resource")
    if brings.size() > takes.size() + MOST_PROFIT:
        wanted = f"at most {MOST_PROFIT} resources more than it takes"
        raise ValueError(f"an exchange brings {wanted}")
    return Exchange(takes, brings)


def read(entry: Entry) -> list[Effect]:
    return entry.parsed(EXCHANGE, exchange) if entry.has(EXCHANGE) else []
