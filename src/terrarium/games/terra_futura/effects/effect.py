"""What every kind of effect has: its data, and what its own file says of it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.core.reason import Args, Message, Reason, Thing
from terrarium.games.terra_futura.effects.amounts import Amounts, Icon
from terrarium.games.terra_futura.resources import covers, products_in, raws_in

if TYPE_CHECKING:  # a state holds effects, and effects change states
    from terrarium.games.terra_futura.pending import PendingEffect
    from terrarium.games.terra_futura.state import TerraFuturaState


class Effect(Thing):
    """One line of a card: what it takes and what it brings (4.1)."""

    def __init__(
        self,
        kind: str,
        text: str,
        phases: tuple[int, ...],
        takes: Amounts,
        brings: Amounts,
        most: int = 0,
    ) -> None:
        super().__init__(text)
        self.kind: Final = kind
        self.phases: Final = phases  # in which it leaves something to choose
        self.takes: Final = takes
        self.brings: Final = brings
        self.most: Final[i64] = most  # cubes that it may move
        self.price: Final[i64] = takes.size()
        self.yields: Final[i64] = brings.size()
        # The same again, flat, for what is asked a million times a second.
        self.cost: Final[i64] = takes.bundle
        self.any_cost: Final[i64] = takes.any
        self.product_cost: Final[i64] = takes.product
        self.raws: Final[i64] = raws_in(takes.bundle) + takes.any
        self.products: Final[i64] = products_in(takes.bundle) + takes.product
        self.reward: Final[i64] = brings.bundle
        self.any_reward: Final[i64] = brings.any
        self.product_reward: Final[i64] = brings.product
        self.cubes: Final[i64] = brings.cubes

    # What each kind says of itself.

    def is_bottom(self) -> bool:
        """Bottom effects can be copied, gains and Assistance cannot (4.9)."""
        return False

    def is_usable(self, state: "TerraFuturaState", cell: i64) -> bool:
        """Whether the player whose turn it is can carry it out on this own card (4.1)."""
        return True

    def is_possible(self, purse: i64, room: i64, cubes: i64) -> bool:
        """The same by what is at hand: resources, room for cubes, cubes on other cards."""
        return True

    def why_not(self, state: "TerraFuturaState", args: Args) -> Reason:
        """What is missing to carry it out."""
        raise NotImplementedError

    def is_done_at_once(self, state: "TerraFuturaState", cell: i64) -> bool:
        """Where nothing has to be announced, paid or chosen, it is done, and that is all."""
        return False

    def carry_out(self, state: "TerraFuturaState", pending: "PendingEffect") -> None:
        """Whatever has to be chosen becomes a decision; what cannot differ is done at once."""
        raise NotImplementedError

    def as_copied(self) -> "Effect":
        """What a copier carries out (4.9)."""
        return self

    def repay(self, state: "TerraFuturaState", pending: "PendingEffect") -> None:
        """The owner of the copied card has a say, before the copier goes on (4.11)."""
        raise NotImplementedError

    def words(self) -> Message:
        return Message(f"terra_futura-effect-{self.kind}")

    def icons(self) -> list[Icon]:
        """As a card shows it."""
        raise NotImplementedError

    def is_payable(self, purse: i64) -> bool:
        """Whether these resources can pay it in the exact amounts (4.1)."""
        return (
            covers(purse, self.cost)
            and raws_in(purse) >= self.raws
            and products_in(purse) >= self.products
        )
