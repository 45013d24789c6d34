"""The room around a match: who sits where, who is here, what is said, who may do what."""

from dataclasses import replace

from terrarium.bots.registry import find_bot
from terrarium.core.reason import BadInput, Reason, Refused
from terrarium.tables import people, rows
from terrarium.tables.change import Change
from terrarium.tables.changing import Changing
from terrarium.tables.moment import Moments
from terrarium.tables.note import Note, about, about_person
from terrarium.tables.person import Person
from terrarium.tables.settings import TableSettings
from terrarium.tables.store import Store
from terrarium.tables.table import (
    BOT_SEAT,
    ENDED,
    HANDED,
    LEFT,
    LONGEST_MESSAGE,
    OPEN_SEAT,
    OWN,
    PERSON,
    PLAYING,
    WAITING,
    SeatInfo,
    Spoken,
    Table,
    emptied_seat,
)
from terrarium.tables.talk import without


class Room(Changing):
    """A table with its seats and its talk; every change is stored before it is told."""

    def __init__(
        self, store: Store, settings: TableSettings, table: Table, talk: list[Spoken]
    ) -> None:
        super().__init__(store, settings, table, talk)
        self.next_match = ""  # after a rematch
        self.moments = Moments(settings.bot_pause)

    # Who may do what.

    def may_host(self, person: Person | None) -> bool:
        """The host; at a table without one everybody who sits there, or anybody if nobody does."""
        if self.table.host is not None:
            return person is not None and self.table.host == person.id
        if person is not None and self.table.seats_of(person.id):
            return True
        return not self._people()

    def seat(self, number: int) -> SeatInfo:
        if not 0 <= number < len(self.seats):
            raise Refused(Reason("no-such-seat"))
        return self.seats[number]

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
        """The host sends a person away, or a bot, before the start."""
        async with self.lock:
            self._must_be(WAITING)
            self._must_host(by)
            change = self._change()
            change.add(lambda connection: people.revoke(connection, self.table.id, number))
            self._note(change, about(self.seat(number), "table-removed"))
            self._seat(change, emptied_seat(number))
            await self._commit(change)

    async def add_bot(self, number: int, bot: str, by: Person) -> None:
        async with self.lock:
            self._must_be(WAITING)
            self._must_host(by)
            find_bot(self.table.game, bot)
            seat = self.seat(number)
            if seat.kind == PERSON:
                raise Refused(Reason("seat-taken"))
            await self._store_seats(
                [replace(emptied_seat(number), kind=BOT_SEAT, name=bot, ready=True)]
            )

    async def set_ready(self, number: int, ready: bool, person: Person) -> None:
        async with self.lock:
            self._must_be(WAITING)
            await self._store_seats([replace(self._own_seat(number, person), ready=ready)])

    async def add_key(self, number: int, person: Person) -> None:
        """One more device's person may act for the seat."""
        async with self.lock:
            seat = self.seat(number)
            if seat.kind == PERSON and not seat.belongs_to(person.id):
                await self.store.run(
                    lambda connection: rows.add_key(connection, self.table.match, number, person.id)
                )
                seat.keys.add(person.id)

    def renamed(self, person: str, name: str) -> None:
        """Somebody has another name now; it is stored already."""
        for seat in self.seats:
            if seat.person == person and self.table.phase in (WAITING, PLAYING):
                seat.name = name
                self.hub.tell(room=True)

    def forgotten(self, person: str, name: str) -> None:
        """Somebody wished to be forgotten; it is stored already."""
        for seat in self.seats:
            seat.keys.discard(person)
            if seat.person == person:
                seat.name, seat.person = name, None
        if self.table.host == person:
            self.table.host = None
        self.talk.forget(person, name)
        self.noted = without(self.noted, person, name)
        self.hub.tell(room=True)

    # While it goes on.

    async def leave(self, number: int, person: Person) -> None:
        """Before the start the seat is open again; later a bot plays on, for nobody can resign."""
        async with self.lock:
            seat = self._own_seat(number, person)
            if self.table.phase == WAITING:
                await self._store_seats([emptied_seat(number)], about(seat, "table-left"))
            elif self.table.phase == PLAYING:
                await self._hand_over(seat, LEFT, "table-left-to-bot")

    async def hand_to_bot(self, number: int, by: Person) -> None:
        """The host lets a bot play for somebody who is away."""
        async with self.lock:
            self._must_be(PLAYING)
            self._must_host(by)
            seat = self.seat(number)
            if seat.kind != PERSON or (seat.present and not seat.belongs_to(by.id)):
                raise Refused(Reason("seat-not-absent"))
            await self._hand_over(seat, HANDED, "table-handed-to-bot")

    async def take_back(self, number: int, person: Person) -> None:
        """The owner is back."""
        async with self.lock:
            await self.back(self._own_seat(number, person))

    async def back(self, seat: SeatInfo) -> None:
        """The owner plays again; the caller holds the lock."""
        change = self._change()
        self._owner_back(change, seat)
        await self._commit(change)

    async def end(self, by: Person) -> None:
        """The host ends the table; the match stays as it is, for ever."""
        async with self.lock:
            self._must_host(by)
            if self.table.phase in (WAITING, PLAYING):
                change = self._change()
                self._phase(change, ENDED)
                self._note(change, about_person(by, "table-ended"))
                await self._commit(change)

    # Talk.

    async def say(self, person: Person, text: str) -> None:
        clean = "".join(letter for letter in text if letter.isprintable()).strip()
        if not clean:
            raise BadInput("an empty message says nothing")
        if len(text) > LONGEST_MESSAGE:
            raise BadInput(f"a message has at most {LONGEST_MESSAGE} letters")
        spoken = await self.store.run(
            lambda connection: rows.add_message(
                connection, self.table.id, person.id, person.name, clean
            )
        )
        self.talk.add(spoken)
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

    def _must_host(self, by: Person) -> None:
        if not self.may_host(by):
            raise Refused(Reason("not-the-host"))

    def _own_seat(self, number: int, person: Person) -> SeatInfo:
        seat = self.seat(number)
        if not seat.belongs_to(person.id):
            raise Refused(Reason("not-your-seat"))
        return seat

    def _people(self) -> list[SeatInfo]:
        return [seat for seat in self.seats if seat.kind == PERSON]

    async def _hand_over(self, seat: SeatInfo, why: str, note: str) -> None:
        await self._store_seats([replace(seat, held=why)], about(seat, note))

    def _sit_down(self, change: Change, number: int, person: Person) -> None:
        """The person leaves their other seat for this one."""
        self._note(change, about_person(person, "table-sat"))
        for other in change.seats:
            if other.belongs_to(person.id):
                self._seat(change, emptied_seat(other.seat))
        self._seat(change, SeatInfo(number, PERSON, person.name, person.id, ready=True))

    def _owner_back(self, change: Change, seat: SeatInfo) -> None:
        if seat.held_by_bot or seat.late:
            self._note(change, about(seat, "table-took-seat-back") if seat.held_by_bot else None)
            self._seat(change, replace(seat, held=OWN, late=0))

    async def _store_seats(self, changed: list[SeatInfo], note: Note | None = None) -> None:
        """Store seats as they shall be, with a note for everybody; then let it be so."""
        change = self._change()
        self._note(change, note)
        for seat in changed:
            self._seat(change, seat)
        await self._commit(change)
