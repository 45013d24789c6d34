"""One more craft, for which raw goods may stand for refined ones of their kinds (1.19, M-7)."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.costs import ALL_RAW
from terrarium.games.terramara.crafting import can_craft
from terrarium.games.terramara.effects.effect import Effect, Offered
from terrarium.games.terramara.phases import CRAFTING
from terrarium.games.terramara.state import TerramaraState

CRAFT_WITH_RAW: Final = "craft with raw"


class CraftWithRaw(Offered):
    """`craft with raw`."""

    def __init__(self) -> None:
        super().__init__(CRAFT_WITH_RAW, CRAFTING)

    def is_usable(self, state: TerramaraState, seat: i64) -> bool:
        return can_craft(state, seat, ALL_RAW)


def read(text: str) -> Effect | None:
    return CraftWithRaw() if text == CRAFT_WITH_RAW else None
