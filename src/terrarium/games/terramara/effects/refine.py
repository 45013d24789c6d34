"""Refining raw goods, as many as one likes up to a number (1.12)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Message
from terrarium.games.terramara.effects.effect import Effect, Icon
from terrarium.games.terramara.effects.reading import MOST, number_in
from terrarium.games.terramara.goods import BEFORE_THE_FIRST, raws_in
from terrarium.games.terramara.phases import REFINING
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.tasks import Task

REFINE: Final = "refine"


class Refine(Effect):
    """Such as `refine 2`."""

    def __init__(self, amount: int) -> None:
        super().__init__(f"{REFINE} {amount}")
        self.amount: Final[i64] = amount

    def is_usable(self, state: TerramaraState, seat: i64) -> bool:
        return raws_in(state.goods[seat]) > 0

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        state.push(REFINING, seat, Task(self.amount * times, BEFORE_THE_FIRST))

    def words(self) -> Message:
        return Message("terramara-effect-refine", {"amount": self.amount})

    def icons(self) -> list[Icon]:
        return [(int(self.amount), REFINE)]


def read(text: str) -> Effect | None:
    word, _, amount = text.partition(" ")
    return (
        Refine(number_in(amount, 1, MOST, "how often one may refine")) if word == REFINE else None
    )
