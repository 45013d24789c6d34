"""The greedy player."""

from mypy_extensions import i64

from terrarium.bots.terra.character import Character
from terrarium.bots.terra.peril import CERTAIN
from terrarium.bots.terra.table import Table
from terrarium.bots.terra.temper import POINT, Temper


class Greedy(Character):
    """Hoards whatever the others' help allows."""

    def __init__(self) -> None:
        super().__init__(
            Temper(
                care=4 * POINT,
                alarm=50 * POINT,
                thrift=700,
                reluctance=2 * POINT,
                ambition=POINT,
            )
        )

    def tolerance(self, table: Table) -> i64:
        """Others may worry."""
        return 100 * CERTAIN
