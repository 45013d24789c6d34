"""Victory points, as tokens at once (M-24)."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.effects.effect import Amount, Effect
from terrarium.games.terramara.effects.reading import amount_of
from terrarium.games.terramara.gains import score
from terrarium.games.terramara.state import TerramaraState

VP: Final = "vp"


class Points(Amount):
    """Such as `3 vp`."""

    def __init__(self, amount: int) -> None:
        super().__init__(amount, VP, is_plain=True)

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        score(state, seat, self.amount * times, self.source)


def read(text: str) -> Effect | None:
    found = amount_of(text)
    return Points(found[0]) if found is not None and found[1] == VP else None
