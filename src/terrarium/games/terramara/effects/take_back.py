"""An own explorer comes back into hand (1.23b)."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.effects.effect import Effect, Offered
from terrarium.games.terramara.phases import RECALLING
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.recall import can_recall

TAKE_BACK: Final = "take back"


class TakeBack(Offered):
    """`take back`."""

    def __init__(self) -> None:
        super().__init__(TAKE_BACK, RECALLING)

    def is_usable(self, state: TerramaraState, seat: i64) -> bool:
        return can_recall(state, seat)


def read(text: str) -> Effect | None:
    return TakeBack() if text == TAKE_BACK else None
