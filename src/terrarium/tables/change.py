"""A change at a table: all that follows from one request, in one transaction or not at all."""

from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection

from terrarium.tables.table import SeatInfo

Result = TypeVar("Result")
Then = Callable[[], None]


class Change:
    """What is to be written, what is true in memory after that, and how the table will stand."""

    def __init__(self, version: int, seats: list[SeatInfo], at: float) -> None:
        self.at: Final = at
        self.version = version  # to which the match will have come
        self.seats = list(seats)  # as they will be
        self.back_to: int | None = None  # the version to which moves are taken back
        self.movers: set[int] = set()  # seats that make an entry
        self.over = False  # its moves end the match
        self.answered = False  # it says itself what becomes of a request to go back
        self._steps: list[Callable[[Connection], Then]] = []

    @property
    def empty(self) -> bool:
        return not self._steps

    def add(
        self, write: Callable[[Connection], Result], then: Callable[[Result], None] | None = None
    ) -> None:
        """Something to be written, and what follows from it once it is safely on disk."""

        def step(connection: Connection) -> Then:
            result = write(connection)
            return lambda: None if then is None else then(result)

        self._steps.append(step)

    def write(self, connection: Connection) -> list[Then]:
        """All of it in one transaction; what follows is for later, when that has been committed."""
        return [step(connection) for step in self._steps]
