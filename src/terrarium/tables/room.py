"""The room around a match: who sits where, who is here, what is said, who may do what."""

import asyncio
from dataclasses import replace

from sqlalchemy import Connection

from terrarium.bots.registry import find_bot
from terrarium.core.reason import BadInput, Reason, Refused
from terrarium.tables import people, rows
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
from terrarium.tables.watching import Watching


class Room(Watching):
    """A table with its seats and its talk; every change is stored before it is told."""

    def __init__(
        self, store: Store, settings: TableSettings, table: Table, talk: list[Spoken]
    ) -> None:
        super().__init__(table, talk, settings.quiet)
        self.store = store
        self.settings = settings
        self.lock = asyncio.Lock()
        self.stirred = asyncio.Event()  # somebody may have to move now
        self.next_match = ""  # after a rematch
        self.noted: list[Spoken] = []  # what has its place in the log of the match
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
            await self.seat_down(number, person)

    async def seat_down(self, number: int, person: Person) -> None:
        """The person leaves their other seat for this one; the caller holds the lock."""
        left = [emptied_seat(other) for other in self.table.seats_of(person.id)]
        taken = SeatInfo(number, PERSON, person.name, person.id, ready=True)
        await self._store_seats([*left, taken], about_person(person, "table-sat"))

    async def begin(self) -> None:
        """Everybody sits; the caller holds the lock and folds the match."""
        self._must_be(WAITING)
        if not self.table.full:
            raise Refused(Reason("seats-open"))
        await self._set_phase(PLAYING, Note("table-started"))

    async def remove(self, number: int, by: Person) -> None:
        """The host sends a person away, or a bot, before the start."""
        async with self.lock:
            self._must_be(WAITING)
            self._must_host(by)
            seat = self.seat(number)
            await self.store.run(
                lambda connection: people.revoke(connection, self.table.id, number)
            )
            await self._store_seats([emptied_seat(number)], about(seat, "table-removed"))

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
        if seat.held_by_bot or seat.late:
            note = about(seat, "table-took-seat-back") if seat.held_by_bot else None
            await self._store_seats([replace(seat, held=OWN, late=0)], note)

    async def end(self, by: Person) -> None:
        """The host ends the table; the match stays as it is, for ever."""
        async with self.lock:
            self._must_host(by)
            if self.table.phase in (WAITING, PLAYING):
                await self._set_phase(ENDED, about_person(by, "table-ended"))

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

    async def _store_seats(self, changed: list[SeatInfo], note: Note | None = None) -> None:
        """Store seats as they shall be, with a note for everybody; then let it be so."""

        def transaction(connection: Connection) -> Spoken | None:
            for seat in changed:
                rows.store_seat(connection, self.table.match, seat)
            return self._write_note(connection, note)

        spoken = await self.store.run(transaction)
        for seat in changed:
            self.seats[seat.seat] = seat
        self._changed(spoken)

    async def _set_phase(self, phase: str, note: Note | None = None) -> None:
        def transaction(connection: Connection) -> Spoken | None:
            rows.store_phase(connection, self.table, phase)
            return self._write_note(connection, note)

        spoken = await self.store.run(transaction)
        self.table.phase = phase
        self._changed(spoken)

    def _write_note(self, connection: Connection, note: Note | None) -> Spoken | None:
        """While a match goes on a note has its place among the moves."""
        if note is None:
            return None
        version = self.version if self.table.phase == PLAYING else None
        return rows.add_note(connection, self.table, note.person, note.write(), version)

    def _changed(self, spoken: Spoken | None) -> None:
        if spoken is not None:
            self.talk.add(spoken)
            self.noted += [spoken] if spoken.version is not None else []
        self.stirred.set()
        self.hub.tell(room=True)
