"""One more craft, for which raw goods may stand for refined ones of their kinds (1.19, M-7)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Message
from terrarium.games.terramara.costs import ALL_RAW
from terrarium.games.terramara.crafting import can_craft
from terrarium.games.terramara.effects.effect import Effect, Icon
from terrarium.games.terramara.phases import CRAFTING
from terrarium.games.terramara.state import TerramaraState

CRAFT_WITH_RAW: Final = "craft with raw"


class CraftWithRaw(Effect):
    """`craft with raw`."""

    def __init__(self) -> None:
        super().__init__(CRAFT_WITH_RAW)

    def is_usable(self, state: TerramaraState, seat: i64) -> bool:
        return can_craft(state, seat, ALL_RAW)

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        state.push(CRAFTING, seat)

    def words(self) -> Message:
        return Message("terramara-effect-craft-with-raw")

    def icons(self) -> list[Icon]:
        return [(0, "craft-with-raw")]


def read(text: str) -> Effect | None:
    return CraftWithRaw() if text == CRAFT_WITH_RAW else None
