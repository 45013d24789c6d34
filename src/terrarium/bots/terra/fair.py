"""The fair player."""

from mypy_extensions import i64

from terrarium.bots.terra.character import Character
from terrarium.bots.terra.peril import PER_CENT
from terrarium.bots.terra.table import Table
from terrarium.bots.terra.temper import POINT, Temper


class Fair(Character):
    """Does its part, and hoards when that is safe."""

    def __init__(self) -> None:
        super().__init__(
            Temper(
                care=30 * POINT,
                alarm=1000 * POINT,
                thrift=800,
                reluctance=500,
                ambition=POINT,
            )
        )

    def tolerance(self, table: Table) -> i64:
        """It will not be outdone: for each set that somebody has more, it dares more."""
        return PER_CENT + 5 * PER_CENT * table.sets_behind()
