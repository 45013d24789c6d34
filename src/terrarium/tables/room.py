"""The room around a match: people sit down, talk, leave and come back."""

from dataclasses import replace
from itertools import cycle

from terrarium.bots.registry import find_bot, usual
from terrarium.core.reason import BadInput, Reason, Refused
from terrarium.core.state import SPECTATOR
from terrarium.tables.change import Change
from terrarium.tables.database import people, rows
from terrarium.tables.host import Host
from terrarium.tables.links import Links
from terrarium.tables.note import Note, about
from terrarium.tables.person import Person
from terrarium.tables.scribe import Scribe
from terrarium.tables.seats import Seats
from terrarium.tables.table import (
    BOT_SEAT,
    HANDED,
    LATE,
    LONGEST_MESSAGE,
    OPEN_SEAT,
    PERSON,
    PLAYING,
    WAITING,
    SeatInfo,
    Spoken,
    emptied_seat,
    forgotten_seat,
)
from terrarium.tables.talk import Talk
from terrarium.tables.watchers import Watchers


class Room:
    """What people may do around a match; it has a host, seats with their links, and its talk."""

    def __init__(self, scribe: Scribe, watchers: Watchers, host: Host, talk: Talk) -> None:
        self.host = host
        self.talk = talk
        self.seats = Seats(scribe.table, watchers)
        self.links = Links(scribe, self.seats, host)
        self._scribe = scribe
        self._table = scribe.table

    # Before the start.

    async def sit(self, number: int, person: Person) -> None:
        """Take an open seat; whoever sat elsewhere moves."""
        async with self._scribe.change() as change:
            self._table.must_be(WAITING)
            seat = self._table.seat(number)
            if seat.belongs_to(person.id):
                return
            if seat.kind != OPEN_SEAT:
                raise Refused(Reason("seat-taken"))
            self.seats.sit_down(change, number, person)

    async def set_ready(self, number: int, ready: bool, person: Person) -> None:
        async with self._scribe.change() as change:
            self._table.must_be(WAITING)
            seat = self._table.own_seat(number, person.id)
            self.seats.put(change, replace(seat, ready=ready))

    async def remove(self, number: int, by: Person) -> None:
        """The host sends a person away, or a bot, before the start; nobody is expected there."""
        async with self._scribe.change() as change:
            seat = self._to_be_changed(number, by)
            self.seats.revoke(change, number)
            change.note(None if seat.kind == OPEN_SEAT else about(seat, "table-removed"))
            self.seats.put(change, emptied_seat(number))

    async def add_bot(self, number: int, bot: str, by: Person) -> None:
        async with self._scribe.change() as change:
            seat = self._to_be_changed(number, by)
            find_bot(self._table.game, bot)
            if seat.kind == PERSON:
                raise Refused(Reason("seat-taken"))
            self._seat_bot(change, number, bot)

    async def fill_with_bots(self, by: Person) -> None:
        """Nobody more is waited for: the usual bots take the open seats, in turn."""
        async with self._scribe.change() as change:
            self.host.must_host(by)
            self._table.must_be(WAITING)
            free = [seat.seat for seat in self._table.seats if seat.kind == OPEN_SEAT]
            for number, bot in zip(free, cycle(usual(self._table.game)), strict=False):
                self._seat_bot(change, number, bot)

    def begin(self, change: Change, reserved: dict[int, Person]) -> None:
        """Everybody sits, and those for whom open seats were reserved sit down; or none of it."""
        self._table.must_be(WAITING)
        for seat in self._table.seats:
            if seat.kind == OPEN_SEAT and seat.seat in reserved:
                self.seats.sit_down(change, seat.seat, reserved[seat.seat])
        if any(seat.kind == OPEN_SEAT for seat in change.seats):
            raise Refused(Reason("seats-open"))
        change.phase(PLAYING)
        change.note(Note("table-started"))

    # While it goes on.

    async def leave(self, number: int, person: Person) -> None:
        async with self._scribe.change() as change:
            self.seats.leave(change, self._table.own_seat(number, person.id))

    def leaving(self, person: Person) -> Change:
        """What changes here when a person leaves for good; the caller holds the lock."""
        change = self._scribe.plan()
        for seat in self._table.seats:
            if seat.person == person.id:
                self.seats.leave(change, seat)
        return change

    async def hand_to_bot(self, number: int, by: Person) -> None:
        """The host lets a bot play for somebody who is away."""
        async with self._scribe.change() as change:
            self._table.must_be(PLAYING)
            self.host.must_host(by)
            seat = self._table.seat(number)
            if seat.kind != PERSON or (seat.present and not seat.belongs_to(by.id)):
                raise Refused(Reason("seat-not-absent"))
            if not seat.held_by_bot:
                change.note(about(seat, "table-handed-to-bot"))
                self.seats.put(change, replace(seat, held=HANDED))

    async def take_back(self, number: int, person: Person) -> None:
        """The owner of a seat is back and plays again."""
        async with self._scribe.change() as change:
            self.seats.owner_back(change, self._table.own_seat(number, person.id))

    async def came_back(self, seat: int) -> None:
        """Who comes back from being away plays again; who left on purpose has to say so."""
        if seat != SPECTATOR and self._is_away(seat):
            async with self._scribe.change() as change:
                if self._is_away(seat):  # and has not left a moment ago
                    self.seats.owner_back(change, self._table.seats[seat])

    # Talk.

    async def say(self, person: Person, text: str) -> None:
        clean = "".join(letter for letter in text if letter.isprintable()).strip()
        if not clean:
            raise BadInput("an empty message says nothing")
        if len(text) > LONGEST_MESSAGE:
            raise BadInput(f"a message has at most {LONGEST_MESSAGE} letters")
        async with self._scribe.change() as change:
            change.add(lambda connection: people.check_known(connection, person.id))
            change.add(
                lambda connection: rows.add_message(
                    connection, self._table.id, person.id, person.name, clean
                ),
                self.talk.add,
            )

    async def older_talk(self, before: int, most: int) -> list[Spoken]:
        """What was said before the message with that id, the oldest first."""
        return await self._scribe.store.read(
            lambda connection: rows.load_messages(connection, self._table.id, most, before)
        )

    # People; what they wish is stored already.

    def renamed(self, person: str, name: str) -> None:
        """Somebody has another name now."""
        for seat in self._table.seats:
            if seat.person == person and self._table.phase in (WAITING, PLAYING):
                seat.name = name

    def forgotten(self, person: str, name: str) -> None:
        """Somebody wished to be forgotten."""
        for seat in list(self._table.seats):
            seat.keys.discard(person)
            if seat.person == person:
                self._table.seats[seat.seat] = forgotten_seat(seat, self._table.phase, name)
        if self._table.host == person:
            self._table.host = None
        self.talk.forget(person, name)

    # What they have in common.

    def _seat_bot(self, change: Change, number: int, bot: str) -> None:
        self.seats.revoke(change, number)
        self.seats.end_links(change, number)
        self.seats.put(change, SeatInfo(number, BOT_SEAT, bot, ready=True))

    def _to_be_changed(self, number: int, by: Person) -> SeatInfo:
        """A seat that the host may give to somebody else, or to nobody."""
        self._table.must_be(WAITING)
        self.host.must_host(by)
        return self._table.seat(number)

    def _is_away(self, seat: int) -> bool:
        return self._table.seats[seat].held in (LATE, HANDED)
