"""Who sits where, as parts of a change: rights to a seat end with sitting there."""

from dataclasses import replace

from terrarium.core.reason import Reason, Refused
from terrarium.tables.change import Change
from terrarium.tables.database import people, rows
from terrarium.tables.database.links import end_links
from terrarium.tables.note import about, about_person
from terrarium.tables.person import Person
from terrarium.tables.table import (
    LATE,
    LEFT,
    OWN,
    PLAYING,
    WAITING,
    SeatInfo,
    Table,
    emptied_seat,
    sat_down,
)
from terrarium.tables.watchers import Watchers

_LATE_IN_A_ROW = 2


class Seats:
    """The seats of a match, and how each may change."""

    def __init__(self, table: Table, watchers: Watchers) -> None:
        self._table = table
        self._watchers = watchers

    def put(self, change: Change, seat: SeatInfo) -> None:
        """Who sits there from now on, and how.

        What somebody gave to devices and programs ends with their sitting there.
        """
        before = change.seats[seat.seat].person
        if before != seat.person:
            self.end_links(change, seat.seat, seat.person)
        if before not in (None, seat.person):
            self.revoke(change, seat.seat, before)

        def seated(_: None) -> None:
            self._table.seats[seat.seat] = seat
            self._watchers.notice(seat.seat)

        change.seats[seat.seat] = seat
        change.add(lambda connection: rows.store_seat(connection, self._table.match, seat), seated)

    def sit_down(self, change: Change, number: int, person: Person) -> None:
        """The person leaves their other seat for this one."""
        change.add(lambda connection: people.check_known(connection, person.id))
        change.note(about_person(person, "table-sat"))
        for seat in sat_down(change.seats, number, person):
            self.put(change, seat)

    def add_device(self, change: Change, seat: SeatInfo, person: Person) -> None:
        """One more device may act for the seat, unless its person sits at the table, too."""
        if self._table.seats_of(person.id):
            raise Refused(Reason("one-seat-a-table"))
        self.put(change, replace(seat, keys=seat.keys | {person.id}))

    def leave(self, change: Change, seat: SeatInfo) -> None:
        """Before the start the seat is open again; later a bot plays on, for nobody can resign."""
        if self._table.phase == WAITING:
            change.note(about(seat, "table-left"))
            self.put(change, emptied_seat(seat.seat))
        elif self._table.phase == PLAYING:
            self._leave_to_bot(change, seat)

    def owner_back(self, change: Change, seat: SeatInfo) -> None:
        """A seat whose owner was forgotten a moment ago is nobody's to play."""
        if seat.person is None:
            raise Refused(Reason("not-your-seat"))
        if seat.held_by_bot or seat.late:
            change.note(about(seat, "table-took-seat-back") if seat.held_by_bot else None)
            self.put(change, replace(seat, held=OWN, late=0))

    def late_again(self, change: Change, seat: SeatInfo) -> None:
        """The clock took a decision; after two in a row a bot keeps the seat."""
        stays = seat.late + 1 >= _LATE_IN_A_ROW
        change.note(about(seat, "table-kept-by-bot") if stays else None)
        self.put(change, replace(seat, late=seat.late + 1, held=LATE if stays else OWN))

    def end_links(self, change: Change, number: int, unless_spent_by: str | None = None) -> None:
        match = self._table.match
        change.add(lambda connection: end_links(connection, match, number, unless_spent_by))

    def revoke(self, change: Change, number: int, holder: str | None = None) -> None:
        """The tokens of a seat end: one person's, or whoever has them."""
        table = self._table.id
        change.add(lambda connection: people.revoke(connection, table, number, holder))

    def _leave_to_bot(self, change: Change, seat: SeatInfo) -> None:
        """Only the person comes back: their other devices and their links do not."""
        change.note(about(seat, "table-left-to-bot"))
        self.end_links(change, seat.seat)
        self.put(change, replace(seat, held=LEFT, keys=set()))
