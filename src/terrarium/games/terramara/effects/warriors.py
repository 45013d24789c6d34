"""Warriors, for the rest of the round (1.9)."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.effects.effect import Amount, Effect
from terrarium.games.terramara.effects.reading import amount_of
from terrarium.games.terramara.gains import take_warriors
from terrarium.games.terramara.state import MERCENARIES, TerramaraState

WARRIORS: Final = "warriors"


class Warriors(Amount):
    """Such as `2 warriors`."""

    def __init__(self, amount: int) -> None:
        super().__init__(amount, WARRIORS, is_plain=True)

    def is_usable(self, state: TerramaraState, seat: i64) -> bool:
        return state.mercenaries > 0

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        take_warriors(state, seat, self.amount * times)


def read(text: str) -> Effect | None:
    found = amount_of(text)
    if found is None or found[1] != WARRIORS:
        return None
    if found[0] > MERCENARIES:
        raise ValueError(f"there are only {MERCENARIES} warriors")
    return Warriors(found[0])
