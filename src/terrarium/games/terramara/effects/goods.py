"""Goods of named kinds, received in full (M-1b)."""

from mypy_extensions import i64

from terrarium.games.terramara.effects.effect import Amount, Effect
from terrarium.games.terramara.effects.reading import amount_of
from terrarium.games.terramara.gains import gain_goods
from terrarium.games.terramara.goods import GOOD_NAMES, one
from terrarium.games.terramara.state import TerramaraState


class Goods(Amount):
    """Such as `2 wood`."""

    def __init__(self, amount: int, good: int) -> None:
        super().__init__(amount, GOOD_NAMES[good], is_plain=True, bundle=one(good) * amount)

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        gain_goods(state, seat, self.bundle * times)


def read(text: str) -> Effect | None:
    found = amount_of(text)
    if found is None or found[1] not in GOOD_NAMES:
        return None
    return Goods(found[0], GOOD_NAMES.index(found[1]))
