"""The host of a table: what is theirs to do, and who takes over when they have vanished."""

import asyncio
from collections.abc import Callable

from terrarium.core.reason import Reason, Refused
from terrarium.tables.database import rows
from terrarium.tables.database.store import Store
from terrarium.tables.hub import Watcher
from terrarium.tables.note import about, about_person
from terrarium.tables.person import Person
from terrarium.tables.room import Room
from terrarium.tables.settings import TableSettings
from terrarium.tables.table import ENDED, PLAYING, WAITING, SeatInfo, Spoken, Table

_SURELY = 0.5  # seconds by which two clocks may differ


class HostSeen:
    """Counts the time since the host did or looked at something; tells when it is up."""

    def __init__(self, settings: TableSettings, tell: Callable[[], None]) -> None:
        self._settings = settings
        self._tell = tell
        self._timer: asyncio.TimerHandle | None = None
        self.now()

    def now(self) -> None:
        """The host is here, or was until now."""
        self._at = self._settings.now()
        if self._timer is not None:
            self._timer.cancel()
        limit = self._settings.host_away + _SURELY
        self._timer = asyncio.get_running_loop().call_later(limit, self._tell)

    def long_ago(self) -> bool:
        return self._settings.now() - self._at >= self._settings.host_away


class Hosting(Room):
    """A room with its host, or without one."""

    def __init__(
        self, store: Store, settings: TableSettings, table: Table, talk: list[Spoken]
    ) -> None:
        super().__init__(store, settings, table, talk)
        self.host_seen = HostSeen(settings, self._host_may_be_gone)

    def may_host(self, person: Person | None) -> bool:
        """The host; at a table without one everybody who sits there, or anybody if nobody does."""
        if self.table.host is not None:
            return person is not None and self.table.host in self._acts_for(person.id)
        if person is not None and self.table.seats_of(person.id):
            return True
        return not self._people()

    def may_take_over(self, person: Person | None) -> bool:
        """Whoever sits there, once the host has been away for long."""
        sits = person is not None and self.table.seats_of(person.id)
        return bool(sits) and not self.may_host(person) and self.host_is_gone()

    def host_is_gone(self) -> bool:
        """Away for long from a table that needs a host."""
        if self.table.host is None or self.table.phase not in (WAITING, PLAYING):
            return False
        watches = (self._is_of_the_host(watcher) for watcher in self.hub.watchers)
        return self.host_seen.long_ago() and not any(watches)

    def seen(self, person: Person | None) -> None:
        """Somebody looks, or does something: the host is not away."""
        if person is not None and self.table.host in self._acts_for(person.id):
            self.host_seen.now()

    async def take_over(self, by: Person) -> None:
        """Somebody who sits there becomes the host, because the host has been away for long."""
        async with self.lock:
            sits = self.table.seats_of(by.id)
            if not sits:
                raise Refused(Reason("not-your-seat"))
            if self.may_host(by):
                return
            if not self.host_is_gone():
                raise Refused(Reason("host-not-away"))
            await self._set_host(self.seats[sits[0]])

    async def end(self, by: Person) -> None:
        """The host ends the table; the match stays as it is, for ever."""
        async with self.lock:
            self._must_host(by)
            if self.table.phase in (WAITING, PLAYING):
                change = self._change()
                self._phase(change, ENDED)
                self._note(change, about_person(by, "table-ended"))
                await self._commit(change)

    def _must_host(self, by: Person) -> None:
        if not self.may_host(by):
            raise Refused(Reason("not-the-host"))

    def _acts_for(self, person: str) -> list[str | None]:
        """The person, and whoever's device this is."""
        return [person, *(seat.person for seat in self.seats if person in seat.keys)]

    def _is_of_the_host(self, watcher: Watcher) -> bool:
        return self.table.host in self._acts_for(watcher.person)

    def _host_may_be_gone(self) -> None:
        if self.host_is_gone():
            self.hub.tell(room=True)

    def _gone(self, watcher: Watcher) -> None:
        if self._is_of_the_host(watcher):
            self.host_seen.now()

    async def _set_host(self, seat: SeatInfo) -> None:
        host = seat.person
        assert host is not None

        def hosts(_: None) -> None:
            self.table.host = host
            self.host_seen.now()

        change = self._change()
        self._note(change, about(seat, "table-new-host"))
        change.add(lambda connection: rows.store_host(connection, self.table.id, host), hosts)
        await self._commit(change)
