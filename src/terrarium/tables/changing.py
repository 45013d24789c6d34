"""Changing what stands at a table: stored whole or not at all, then so in memory, then told."""

import asyncio

from terrarium.tables.change import Change, Then
from terrarium.tables.database import rows
from terrarium.tables.database.store import Store
from terrarium.tables.note import Note
from terrarium.tables.settings import TableSettings
from terrarium.tables.table import PLAYING, SeatInfo, Spoken, Table
from terrarium.tables.watching import Watching


class Changing(Watching):
    """A table whose memory never differs from its database."""

    def __init__(
        self, store: Store, settings: TableSettings, table: Table, talk: list[Spoken]
    ) -> None:
        super().__init__(table, talk, settings.quiet)
        self.store = store
        self.settings = settings
        self.lock = asyncio.Lock()
        self.stirred = asyncio.Event()  # somebody may have to move now
        self.noted: list[Spoken] = []  # what has its place in the log of the match

    def _change(self) -> Change:
        return Change(self.version, self.seats, self.settings.now())

    async def _commit(self, change: Change) -> None:
        """Commit, then apply, then tell; what could not be stored has not happened."""
        self._complete(change)
        if not change.empty:
            self.apply(change, await self.store.run(change.write))

    def _complete(self, change: Change) -> None:
        """Whatever else follows from it is part of it."""

    def apply(self, change: Change, follows: list[Then]) -> None:
        """A change is safely on disk: now it is so, and told."""
        for then in follows:
            then()
        self.stirred.set()
        self.hub.tell(room=True)

    def _seat(self, change: Change, seat: SeatInfo) -> None:
        """Who sits there from now on, and how."""

        def seated(_: None) -> None:
            self.seats[seat.seat] = seat
            self._notice(seat.seat)

        change.seats[seat.seat] = seat
        change.add(lambda connection: rows.store_seat(connection, self.table.match, seat), seated)

    def _phase(self, change: Change, phase: str) -> None:
        def begun(_: None) -> None:
            self.table.phase = phase

        change.add(
            lambda connection: rows.store_phase(connection, self.table, phase, change.at), begun
        )

    def _note(self, change: Change, note: Note | None) -> None:
        """While a match goes on a note has its place among the moves."""
        if note is not None:
            version = change.version if self.table.phase == PLAYING else None
            text, person = note.write(), note.person
            change.add(
                lambda connection: rows.add_note(connection, self.table, person, text, version),
                self._noted,
            )

    def _noted(self, spoken: Spoken) -> None:
        self.talk.add(spoken)
        self.noted += [spoken] if spoken.version is not None else []
