"""Watching a table: who is here, and what is new for each."""

import asyncio
from collections.abc import AsyncGenerator, Callable

from terrarium.core.state import SPECTATOR
from terrarium.tables.host import Host
from terrarium.tables.hub import NOTHING_SEEN, Hub, Update, Watcher
from terrarium.tables.table import Table

_BACK_SOON = 3.0  # seconds in which a page that is loaded anew does not count as gone


class Watchers:
    """Those who have a stream open; `count` counts the versions and messages that there are."""

    def __init__(
        self,
        hub: Hub,
        table: Table,
        host: Host,
        count: Callable[[], tuple[int, int]],
        quiet: float,
    ) -> None:
        self._hub = hub
        self._table = table
        self._host = host
        self._count = count
        self._quiet = quiet

    async def subscribe(
        self, seat: int = SPECTATOR, since: int = NOTHING_SEEN, person: str | None = None
    ) -> AsyncGenerator[Update | None, None]:
        """What is new after a version, as long as one listens; None when it was quiet for long.

        It ends when the seat is the person's no more: whoever has it may have other secrets.
        """
        watcher = Watcher(seat, min(since, self._count()[0]), person or self._owner(seat))
        self._hub.watchers.add(watcher)
        self._notice_seats_of(watcher)
        try:
            while True:
                heard = await watcher.hears_within(self._quiet)
                if self._hub.closed or not self._may_watch(watcher):
                    return
                yield watcher.update(*self._count()) if heard else None
        finally:
            self._hub.watchers.discard(watcher)
            if not self._hub.closed:
                self._host.seen(watcher.person)
                asyncio.get_running_loop().call_later(_BACK_SOON, self._notice_seats_of, watcher)

    def notice(self, number: int) -> None:
        """Whether somebody is here, who may just have sat down."""
        seat = self._table.seats[number]
        here = any(
            watcher.seat == number or seat.belongs_to(watcher.person)
            for watcher in self._hub.watchers
        )
        if seat.present != here and not self._hub.closed:
            seat.present = here
            self._hub.tell()

    def _owner(self, seat: int) -> str:
        return "" if seat == SPECTATOR else self._table.seats[seat].person or ""

    def _may_watch(self, watcher: Watcher) -> bool:
        """Everybody may from outside; at a seat its owner may, and the owner's devices."""
        if self._owner(watcher.seat) == watcher.person or watcher.seat == SPECTATOR:
            return True
        return self._table.seats[watcher.seat].belongs_to(watcher.person)

    def _notice_seats_of(self, watcher: Watcher) -> None:
        """Somebody came or went, at a seat or looking on from outside."""
        for seat in self._table.seats:
            if watcher.seat == seat.seat or seat.belongs_to(watcher.person):
                self.notice(seat.seat)
