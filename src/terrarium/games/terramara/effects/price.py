"""What an exchange takes: goods by kind, goods of one's choice, and strength."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Message
from terrarium.games.terramara.effects.any_goods import ANY_RAW, ANY_REFINED
from terrarium.games.terramara.effects.effect import SUM, Icon, amount_in_words, joined
from terrarium.games.terramara.effects.reading import MOST, amount_of, quoted
from terrarium.games.terramara.effects.tracks import STRENGTH
from terrarium.games.terramara.goods import GOOD_NAMES, GOODS, NOTHING, one
from terrarium.games.terramara.payment import is_payable
from terrarium.games.terramara.tasks import PayTask

PLUS: Final = " + "
_THINGS: Final = (*GOOD_NAMES, ANY_RAW, ANY_REFINED, STRENGTH)


class Price:
    """Such as `1 raw + 2 strength`; `of` has an amount for each thing, in the order of _THINGS."""

    def __init__(self, of: list[int]) -> None:
        self._icons: Final = [(amount, _THINGS[n]) for n, amount in enumerate(of) if amount]
        self.text: Final = PLUS.join(f"{amount} {thing}" for amount, thing in self._icons)
        due: i64 = NOTHING
        for good in range(GOODS):
            due += one(good) * of[good]
        self.due: Final[i64] = due
        self.any_raw: Final[i64] = of[GOODS]
        self.any_refined: Final[i64] = of[GOODS + 1]
        self.strength: Final[i64] = of[GOODS + 2]

    def can_be_paid(self, goods: i64, strength: i64, times: i64) -> bool:
        return strength >= self.strength * times and is_payable(
            goods, self.due * times, self.any_raw * times, self.any_refined * times
        )

    def to_pay(self, times: i64) -> PayTask:
        """The goods of so many times the price."""
        return PayTask(self.due * times, self.any_raw * times, self.any_refined * times)

    def words(self) -> Message:
        return joined(SUM, [amount_in_words(*icon) for icon in self._icons])

    def icons(self) -> list[Icon]:
        return list(self._icons)


def price(text: str) -> Price:
    """From text such as `1 raw + 2 strength`; ValueError says what is wrong."""
    of = [0] * len(_THINGS)
    for item in text.split(PLUS):
        found = amount_of(item.strip())
        if found is None or found[1] not in _THINGS:
            wanted = f"an amount of {', '.join(_THINGS)}"
            raise ValueError(f"a price is {wanted}, joined by ` + `; {quoted(item)} is not")
        of[_THINGS.index(found[1])] += found[0]
    if max(of) > MOST:
        raise ValueError(f"a price has at most {MOST} of one thing")
    return Price(of)
