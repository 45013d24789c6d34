"""Watching a table: who is here, and what is new for each."""

import asyncio
from collections.abc import AsyncGenerator

from terrarium.core.state import SPECTATOR
from terrarium.tables.hub import Hub, Update, Watcher, updates
from terrarium.tables.table import SeatInfo, Spoken, Table
from terrarium.tables.talk import Talk

_BACK_SOON = 3.0  # seconds in which a page that is loaded anew does not count as gone


class Watching:
    """A table as those see it who have a stream open."""

    def __init__(self, table: Table, talk: list[Spoken], quiet: float) -> None:
        self.table = table
        self.talk = Talk(talk)
        self.hub = Hub()
        self._quiet = quiet

    @property
    def version(self) -> int:
        return 0

    @property
    def seats(self) -> list[SeatInfo]:
        return self.table.seats

    async def subscribe(
        self, seat: int = SPECTATOR, since: int = -1, person: str | None = None
    ) -> AsyncGenerator[Update | None, None]:
        """What is new after a version, as long as one listens; None when it was quiet for long.

        It ends when the seat is the person's no more: whoever has it may have other secrets.
        """
        watcher = Watcher(seat, min(since, self.version), person or self._owner(seat))
        self.hub.watchers.add(watcher)
        self._notice_seat_of(watcher)
        try:
            async for update in updates(self.hub, watcher, self._counters, self._quiet):
                if not self._may_watch(watcher):
                    return
                yield update
        finally:
            self.hub.watchers.discard(watcher)
            if not self.hub.closed:
                self._gone(watcher)
                asyncio.get_running_loop().call_later(_BACK_SOON, self._notice_seat_of, watcher)

    def _owner(self, seat: int) -> str:
        return "" if seat == SPECTATOR else self.seats[seat].person or ""

    def _may_watch(self, watcher: Watcher) -> bool:
        """Everybody may from outside; at a seat its owner may, and the owner's devices."""
        if self._owner(watcher.seat) == watcher.person or watcher.seat == SPECTATOR:
            return True
        return self.seats[watcher.seat].belongs_to(watcher.person)

    def _gone(self, watcher: Watcher) -> None:
        """Somebody watches no longer."""

    def _counters(self) -> tuple[int, int]:
        return self.version, self.talk.count

    def _notice_seat_of(self, watcher: Watcher) -> None:
        """Somebody came or went, at a seat or looking on from outside."""
        for seat in self.seats:
            if watcher.seat == seat.seat or seat.belongs_to(watcher.person):
                self._notice(seat.seat)

    def _notice(self, number: int) -> None:
        """Whether somebody is here, who may just have sat down."""
        seat = self.seats[number]
        here = any(
            watcher.seat == number or seat.belongs_to(watcher.person)
            for watcher in self.hub.watchers
        )
        if seat.present != here and not self.hub.closed:
            seat.present = here
            self.hub.tell(room=True)
