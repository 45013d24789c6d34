"""The guardian."""

from mypy_extensions import i64

from terrarium.bots.terra.character import Character
from terrarium.bots.terra.table import Table
from terrarium.bots.terra.temper import POINT, Temper


class Guardian(Character):
    """Saves the world above all."""

    def __init__(self) -> None:
        super().__init__(
            Temper(
                care=200 * POINT,
                alarm=1000 * POINT,
                thrift=300,
                reluctance=0,
                ambition=300,
            )
        )

    def tolerance(self, table: Table) -> i64:
        """It hoards when nothing can be lost any more, and not before."""
        return 0
