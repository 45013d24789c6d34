"""The sixth explorer, which comes with young Scout (1.20)."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.effects.effect import Amount, Effect
from terrarium.games.terramara.gains import gain_explorer
from terrarium.games.terramara.state import TerramaraState

EXPLORER: Final = "explorer"
ONE_EXPLORER: Final = f"1 {EXPLORER}"


class Explorer(Amount):
    """`1 explorer`: there is only one more in the box."""

    def __init__(self) -> None:
        super().__init__(1, EXPLORER, is_plain=True)

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        gain_explorer(state, seat)


def read(text: str) -> Effect | None:
    return Explorer() if text == ONE_EXPLORER else None
