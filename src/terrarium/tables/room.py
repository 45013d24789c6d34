"""The room around a match: its seats and its talk; every change is stored before it is told."""

from sqlalchemy import Connection

from terrarium.core.reason import BadInput, Reason, Refused
from terrarium.tables.change import Change
from terrarium.tables.changing import Changing
from terrarium.tables.database import people, rows
from terrarium.tables.database.links import end_links
from terrarium.tables.database.store import Store
from terrarium.tables.moment import Moments
from terrarium.tables.note import Note
from terrarium.tables.person import Person
from terrarium.tables.settings import TableSettings
from terrarium.tables.table import (
    LONGEST_MESSAGE,
    PERSON,
    PLAYING,
    WAITING,
    SeatInfo,
    Spoken,
    Table,
    forgotten_seat,
)
from terrarium.tables.talk import without


class Room(Changing):
    """A table with its seats and its talk; what may be done there, its heirs know."""

    def __init__(
        self, store: Store, settings: TableSettings, table: Table, talk: list[Spoken]
    ) -> None:
        super().__init__(store, settings, table, talk)
        self.next_match = ""  # after a rematch
        self.moments = Moments(settings.bot_pause)

    def seat(self, number: int) -> SeatInfo:
        if not 0 <= number < len(self.seats):
            raise Refused(Reason("no-such-seat"))
        return self.seats[number]

    # People.

    def renamed(self, person: str, name: str) -> None:
        """Somebody has another name now; it is stored already."""
        for seat in self.seats:
            if seat.person == person and self.table.phase in (WAITING, PLAYING):
                seat.name = name
                self.hub.tell(room=True)

    def forgotten(self, person: str, name: str) -> None:
        """Somebody wished to be forgotten; it is stored already."""
        for seat in list(self.seats):
            seat.keys.discard(person)
            if seat.person == person:
                self.seats[seat.seat] = forgotten_seat(seat, self.table.phase, name)
        if self.table.host == person:
            self.table.host = None
        self.talk.forget(person, name)
        self.noted = without(self.noted, person, name)
        self.hub.tell(room=True)

    # Talk.

    async def say(self, person: Person, text: str) -> None:
        clean = "".join(letter for letter in text if letter.isprintable()).strip()
        if not clean:
            raise BadInput("an empty message says nothing")
        if len(text) > LONGEST_MESSAGE:
            raise BadInput(f"a message has at most {LONGEST_MESSAGE} letters")

        def transaction(connection: Connection) -> Spoken:
            people.check_known(connection, person.id)
            return rows.add_message(connection, self.table.id, person.id, person.name, clean)

        self.talk.add(await self.store.run(transaction))
        self.hub.tell()

    def messages(self, since: int = 0) -> list[Spoken]:
        """What was said after the first `since` messages, as far as it is kept in memory."""
        return self.talk.after(since)

    async def older_messages(self, before: int, most: int) -> list[Spoken]:
        """What was said before the message with that id, the oldest first."""
        return await self.store.read(
            lambda connection: rows.load_messages(connection, self.table.id, most, before)
        )

    # What changes have in common.

    def _must_be(self, phase: str) -> None:
        if self.table.phase != phase:
            raise Refused(Reason(f"table-is-{self.table.phase}"))

    def _own_seat(self, number: int, person: Person) -> SeatInfo:
        seat = self.seat(number)
        if not seat.belongs_to(person.id):
            raise Refused(Reason("not-your-seat"))
        return seat

    def _people(self) -> list[SeatInfo]:
        return [seat for seat in self.seats if seat.kind == PERSON]

    def _seat(self, change: Change, seat: SeatInfo) -> None:
        """What somebody gave to devices and programs ends with their sitting there."""
        before = change.seats[seat.seat].person
        if before != seat.person:
            self._end_links(change, seat.seat, seat.person)
        if before not in (None, seat.person):
            self._revoke(change, seat.seat, before)
        super()._seat(change, seat)

    def _end_links(self, change: Change, number: int, unless_spent_by: str | None = None) -> None:
        match = self.table.match
        change.add(lambda connection: end_links(connection, match, number, unless_spent_by))

    def _revoke(self, change: Change, number: int, holder: str | None = None) -> None:
        """The tokens of a seat end: one person's, or whoever has them."""
        table = self.table.id
        change.add(lambda connection: people.revoke(connection, table, number, holder))

    async def _store_seat(self, seat: SeatInfo, note: Note | None = None) -> None:
        """Store a seat as it shall be, with a note for everybody; then let it be so."""
        change = self._change()
        self._note(change, note)
        self._seat(change, seat)
        await self._commit(change)
