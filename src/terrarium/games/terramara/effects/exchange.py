"""Exchange: a price is paid for something else, once or up to so many times (1.21c)."""

import re
from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Message
from terrarium.games.terramara.effects.effect import Effect, Icon, icons_of, words_of
from terrarium.games.terramara.effects.price import PLUS, Price, price
from terrarium.games.terramara.effects.reading import MOST, number_in
from terrarium.games.terramara.phases import OFFER
from terrarium.games.terramara.state import TerramaraState

ARROW: Final = " -> "
_OFTEN: Final = re.compile(r"up to (\S+) times (.*)")


class Exchange(Effect):
    """Such as `up to 3 times 1 wood -> 2 vp`."""

    def __init__(self, cost: Price, rewards: tuple[Effect, ...], most: int) -> None:
        often = f"up to {most} times " if most > 1 else ""
        reward = PLUS.join(effect.text for effect in rewards)
        super().__init__(f"{often}{cost.text}{ARROW}{reward}")
        self.cost: Final = cost
        self.rewards: Final = rewards
        self.most: Final[i64] = most

    def belong_to(self, source: str) -> None:
        super().belong_to(source)
        for reward in self.rewards:
            reward.belong_to(source)

    def is_usable(self, state: TerramaraState, seat: i64) -> bool:
        return self.often(state, seat, 1) > 0

    def often(self, state: TerramaraState, seat: i64, most: i64) -> i64:
        """How many times it can be paid, of so many at most."""
        times: i64 = 0
        while times < most and self.cost.can_be_paid(
            state.goods[seat], state.strength[seat], times + 1
        ):
            times += 1
        return times

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        state.push(OFFER, seat, self.once)

    def words(self) -> Message:
        parts = {"cost": self.cost.words(), "reward": words_of(self.rewards)}
        return Message("terramara-effect-exchange", {"times": self.most}, parts)

    def icons(self) -> list[Icon]:
        return [*self.cost.icons(), (int(self.most), "arrow"), *icons_of(self.rewards)]


def split(text: str) -> tuple[int, Price, str] | None:
    """How often, the price, and the text of the reward; None for anything else."""
    cost, arrow, reward = text.partition(ARROW)
    if not arrow:
        return None
    most = 1
    found = _OFTEN.fullmatch(cost)
    if found is not None:
        most = number_in(found.group(1), 2, MOST, "how often an exchange may be made")
        cost = found.group(2)
    return most, price(cost), reward
