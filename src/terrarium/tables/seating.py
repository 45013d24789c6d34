"""Who sits where: sitting down, leaving, coming back, further devices."""

from dataclasses import replace

from terrarium.bots.registry import find_bot
from terrarium.core.reason import Reason, Refused
from terrarium.tables.change import Change
from terrarium.tables.database import people
from terrarium.tables.database.links import Link, spend
from terrarium.tables.hosting import Hosting
from terrarium.tables.note import Note, about, about_person
from terrarium.tables.person import Person
from terrarium.tables.table import (
    BOT_SEAT,
    HANDED,
    LEFT,
    OPEN_SEAT,
    OWN,
    PERSON,
    PLAYING,
    WAITING,
    SeatInfo,
    emptied_seat,
    sat_down,
)


class Seating(Hosting):
    """A room whose seats are taken and given up; rights to a seat end with sitting there."""

    # Before the start.

    async def sit(self, number: int, person: Person) -> None:
        """Take an open seat; whoever sat elsewhere moves."""
        async with self.lock:
            self._must_be(WAITING)
            seat = self.seat(number)
            if seat.belongs_to(person.id):
                return
            if seat.kind != OPEN_SEAT:
                raise Refused(Reason("seat-taken"))
            change = self._change()
            self._sit_down(change, number, person)
            await self._commit(change)

    async def begin(self, reserved: dict[int, Person]) -> float:
        """Everybody sits, and those for whom open seats were reserved sit down; or none of it.

        The caller holds the lock and folds the match from the moment that this answers.
        """
        self._must_be(WAITING)
        change = self._change()
        for seat in self.seats:
            if seat.kind == OPEN_SEAT and seat.seat in reserved:
                self._sit_down(change, seat.seat, reserved[seat.seat])
        if any(seat.kind == OPEN_SEAT for seat in change.seats):
            raise Refused(Reason("seats-open"))
        self._phase(change, PLAYING)
        self._note(change, Note("table-started"))
        await self._commit(change)
        return change.at

    async def remove(self, number: int, by: Person) -> None:
        """The host sends a person away, or a bot, before the start; nobody is expected there."""
        async with self.lock:
            self._must_be(WAITING)
            self._must_host(by)
            seat, change = self.seat(number), self._change()
            self._revoke(change, number)
            self._note(change, None if seat.kind == OPEN_SEAT else about(seat, "table-removed"))
            self._seat(change, emptied_seat(number))
            await self._commit(change)

    async def add_bot(self, number: int, bot: str, by: Person) -> None:
        async with self.lock:
            self._must_be(WAITING)
            self._must_host(by)
            find_bot(self.table.game, bot)
            if self.seat(number).kind == PERSON:
                raise Refused(Reason("seat-taken"))
            change = self._change()
            self._revoke(change, number)
            self._end_links(change, number)
            self._seat(change, SeatInfo(number, BOT_SEAT, bot, ready=True))
            await self._commit(change)

    async def set_ready(self, number: int, ready: bool, person: Person) -> None:
        async with self.lock:
            self._must_be(WAITING)
            await self._store_seat(replace(self._own_seat(number, person), ready=ready))

    async def follow_link(self, link: Link, person: Person) -> None:
        """Sit down where a link leads, or act for that seat from one more device, once only.

        The caller holds the lock.
        """
        seat = self.seat(link.seat)
        if seat.belongs_to(person.id):
            return
        self.must_lead_here(link)
        if link.spent_by is not None:
            raise Refused(Reason("link-spent"))
        change = self._change()
        change.add(lambda connection: spend(connection, link, person.id))
        if seat.kind == OPEN_SEAT:
            self._must_be(WAITING)
            self._sit_down(change, seat.seat, person)
        else:
            self._add_device(change, seat, person)
        await self._commit(change)

    def must_lead_here(self, link: Link) -> None:
        """An invitation lasts until somebody sits there; what lets a device in, an hour."""
        lets_in = link.spent_by is None and self.seat(link.seat).kind != OPEN_SEAT
        if lets_in and link.made_at + self.settings.link_lasts <= self.settings.now():
            raise Refused(Reason("link-too-old"))

    # While it goes on.

    async def leave(self, number: int, person: Person) -> None:
        """Before the start the seat is open again; later a bot plays on, for nobody can resign."""
        async with self.lock:
            change = self._change()
            self._leave(change, self._own_seat(number, person))
            await self._commit(change)

    def leaving(self, person: Person) -> Change:
        """What changes here when a person leaves for good; the caller holds the lock."""
        change = self._change()
        for seat in self.seats:
            if seat.person == person.id:
                self._leave(change, seat)
        self._complete(change)
        return change

    async def hand_to_bot(self, number: int, by: Person) -> None:
        """The host lets a bot play for somebody who is away."""
        async with self.lock:
            self._must_be(PLAYING)
            self._must_host(by)
            seat = self.seat(number)
            if seat.kind != PERSON or (seat.present and not seat.belongs_to(by.id)):
                raise Refused(Reason("seat-not-absent"))
            if not seat.held_by_bot:
                handed = replace(seat, held=HANDED)
                await self._store_seat(handed, about(seat, "table-handed-to-bot"))

    async def take_back(self, number: int, person: Person) -> None:
        """The owner is back."""
        async with self.lock:
            await self.back(self._own_seat(number, person))

    async def back(self, seat: SeatInfo) -> None:
        """The owner plays again; the caller holds the lock."""
        change = self._change()
        self._owner_back(change, seat)
        await self._commit(change)

    # What changes have in common.

    def _sit_down(self, change: Change, number: int, person: Person) -> None:
        """The person leaves their other seat for this one."""
        change.add(lambda connection: people.check_known(connection, person.id))
        self._note(change, about_person(person, "table-sat"))
        for seat in sat_down(change.seats, number, person):
            self._seat(change, seat)

    def _add_device(self, change: Change, seat: SeatInfo, person: Person) -> None:
        """One more device may act for the seat, unless its person sits at the table, too."""
        if self.table.seats_of(person.id):
            raise Refused(Reason("one-seat-a-table"))
        self._seat(change, replace(seat, keys=seat.keys | {person.id}))

    def _leave(self, change: Change, seat: SeatInfo) -> None:
        if self.table.phase == WAITING:
            self._note(change, about(seat, "table-left"))
            self._seat(change, emptied_seat(seat.seat))
        elif self.table.phase == PLAYING:
            self._leave_to_bot(change, seat)

    def _leave_to_bot(self, change: Change, seat: SeatInfo) -> None:
        """Only the person comes back: their other devices and their links do not."""
        self._note(change, about(seat, "table-left-to-bot"))
        self._end_links(change, seat.seat)
        self._seat(change, replace(seat, held=LEFT, keys=set()))

    def _owner_back(self, change: Change, seat: SeatInfo) -> None:
        """A seat whose owner was forgotten a moment ago is nobody's to play."""
        if seat.person is None:
            raise Refused(Reason("not-your-seat"))
        if seat.held_by_bot or seat.late:
            self._note(change, about(seat, "table-took-seat-back") if seat.held_by_bot else None)
            self._seat(change, replace(seat, held=OWN, late=0))
