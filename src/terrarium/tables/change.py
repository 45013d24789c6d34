"""A change at a table: all that follows from one request, in one transaction or not at all."""

from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection

from terrarium.tables.database import rows
from terrarium.tables.note import Note
from terrarium.tables.table import PLAYING, Spoken, Table

Result = TypeVar("Result")
Then = Callable[[], None]


class Change:
    """What is to be written, what is true in memory after that, and how the table will stand."""

    def __init__(
        self, table: Table, version: int, at: float, noted: Callable[[Spoken], None]
    ) -> None:
        self.at: Final = at
        self.version = version  # to which the match will have come
        self.seats = list(table.seats)  # as they will be
        self.back_to: int | None = None  # the version to which moves are taken back
        self.over = False  # its moves end the match
        self.answered = False  # it says itself what becomes of a request to go back
        self.only_for: int | None = None  # the one seat that is told
        self._table = table
        self._noted = noted
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

    # What most changes have in common.

    def phase(self, phase: str) -> None:
        """The match begins or ends."""

        def begun(_: None) -> None:
            self._table.phase = phase

        self.add(
            lambda connection: rows.store_phase(connection, self._table, phase, self.at), begun
        )

    def note(self, note: Note | None) -> None:
        """For everybody; while a match goes on it has its place among the moves."""
        if note is not None:
            version = self.version if self._table.phase == PLAYING else None
            self.add(
                lambda connection: rows.add_note(
                    connection, self._table, note.person, note.write(), version
                ),
                self._noted,
            )
