"""Goods of one's choice: raw or refined ones."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.effects.effect import Amount, Effect
from terrarium.games.terramara.effects.reading import amount_of
from terrarium.games.terramara.goods import RAW_KINDS, REFINED_KINDS
from terrarium.games.terramara.phases import GAINING
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.tasks import GainTask

ANY_RAW: Final = "raw"
ANY_REFINED: Final = "refined"


class AnyGoods(Amount):
    """Such as `1 raw` or `2 refined`."""

    def __init__(self, amount: int, thing: str) -> None:
        super().__init__(amount, thing)
        self.kinds: Final[i64] = RAW_KINDS if thing == ANY_RAW else REFINED_KINDS

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        state.push(GAINING, seat, GainTask(self.amount * times, self.kinds))


def read(text: str) -> Effect | None:
    found = amount_of(text)
    if found is None or found[1] not in (ANY_RAW, ANY_REFINED):
        return None
    return AnyGoods(found[0], found[1])
