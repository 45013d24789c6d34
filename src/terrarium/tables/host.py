"""The host of a table: what is theirs to do, and who takes over when they have vanished."""

import asyncio

from terrarium.core.reason import Reason, Refused
from terrarium.tables.change import Change
from terrarium.tables.database import rows
from terrarium.tables.note import about, about_person
from terrarium.tables.person import Person
from terrarium.tables.scribe import Scribe
from terrarium.tables.table import ENDED, PERSON, PLAYING, WAITING, SeatInfo

_SURELY = 0.5  # seconds by which two clocks may differ


class Host:
    """Who hosts a table, or that nobody does."""

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe
        self._table = scribe.table
        self._timer: asyncio.TimerHandle | None = None
        self._is_here()

    def may_host(self, person: Person | None) -> bool:
        """The host; at a table without one everybody who sits there, or anybody if nobody does."""
        if self._table.host is not None:
            return person is not None and self._is_acted_for_by(person.id)
        if person is not None and self._table.seats_of(person.id):
            return True
        return all(seat.kind != PERSON for seat in self._table.seats)

    def must_host(self, person: Person | None) -> None:
        if not self.may_host(person):
            raise Refused(Reason("not-the-host"))

    def may_take_over(self, person: Person | None) -> bool:
        """Whoever sits there, once the host has been away for long."""
        sits = person is not None and self._table.seats_of(person.id)
        return bool(sits) and not self.may_host(person) and self.is_gone()

    def is_gone(self) -> bool:
        """Away for long from a table that needs a host."""
        if self._table.host is None or self._table.phase not in (WAITING, PLAYING):
            return False
        watches = (self._is_acted_for_by(watcher.person) for watcher in self._scribe.hub.watchers)
        away = self._scribe.settings.now() - self._seen_at
        return away >= self._scribe.settings.host_away and not any(watches)

    def seen(self, person: str) -> None:
        """Somebody looks, or does something: the host is not away."""
        if self._is_acted_for_by(person):
            self._is_here()

    async def take_over(self, by: Person) -> None:
        """Somebody who sits there becomes the host, because the host has been away for long."""
        async with self._scribe.change() as change:
            sits = self._table.seats_of(by.id)
            if not sits:
                raise Refused(Reason("not-your-seat"))
            if self.may_host(by):
                return
            if not self.is_gone():
                raise Refused(Reason("host-not-away"))
            self._become(change, self._table.seats[sits[0]])

    async def end(self, by: Person) -> None:
        """The host ends the table; the match stays as it is, for ever."""
        async with self._scribe.change() as change:
            self.must_host(by)
            if self._table.phase in (WAITING, PLAYING):
                change.phase(ENDED)
                change.note(about_person(by, "table-ended"))

    def _is_acted_for_by(self, person: str) -> bool:
        """The host, or a device of theirs."""
        acts_for = [person, *(seat.person for seat in self._table.seats if person in seat.keys)]
        return self._table.host in acts_for

    def _is_here(self) -> None:
        """Or was until now; when that was long ago, those who watch are told."""
        self._seen_at = self._scribe.settings.now()
        if self._timer is not None:
            self._timer.cancel()
        limit = self._scribe.settings.host_away + _SURELY
        self._timer = asyncio.get_running_loop().call_later(limit, self._may_be_gone)

    def _may_be_gone(self) -> None:
        if self.is_gone():
            self._scribe.hub.tell()

    def _become(self, change: Change, seat: SeatInfo) -> None:
        host = seat.person
        assert host is not None

        def hosts(_: None) -> None:
            self._table.host = host
            self._is_here()

        change.note(about(seat, "table-new-host"))
        change.add(lambda connection: rows.store_host(connection, self._table.id, host), hosts)
