"""A raid that costs no strength (1.19, ruling 6)."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.effects.effect import Effect, Offered
from terrarium.games.terramara.phases import RAIDING
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.raid import would_bring

RAID: Final = "raid"


class RaidOthers(Offered):
    """`raid`: it is offered."""

    def __init__(self) -> None:
        super().__init__(RAID, RAIDING)

    def is_usable(self, state: TerramaraState, seat: i64) -> bool:
        return would_bring(state, seat)


def read(text: str) -> Effect | None:
    return RaidOthers() if text == RAID else None
