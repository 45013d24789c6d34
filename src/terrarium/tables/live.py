"""A match that is being played: its log in the database, its state in memory as a cache of that."""

import asyncio
from dataclasses import replace

from terrarium.core.history import Undone
from terrarium.core.reason import Reason, Refused
from terrarium.core.state import SPECTATOR
from terrarium.tables.agreeing import Agreeing
from terrarium.tables.change import Change
from terrarium.tables.database import asked
from terrarium.tables.match import Match
from terrarium.tables.note import about
from terrarium.tables.table import HANDED, LATE, OWN, SeatInfo
from terrarium.tables.takeback import target
from terrarium.tables.wish import FREE

_LATE_IN_A_ROW = 2


class LiveMatch(Agreeing):
    """What seats may do and know; commit, then apply, then tell."""

    driver: asyncio.Task[None] | None = None

    # What a seat may do.

    async def play(self, seat: int, moves: list[str], version: int) -> int:
        """Make moves from a version: all or none. The same request twice gets the same answer."""
        async with self.lock:
            match = self._playing()
            self._must_decide(seat, version)
            numbers = match.numbers(moves)
            if version != match.version:
                return match.answer_again(seat, numbers, version)
            match.history.check_all(seat, numbers)
            change = self._change()
            self._owner_back(change, self.seats[seat])
            self._moves(change, seat, numbers)
            await self._commit(change)
            return version + len(numbers)

    async def undo(self, seat: int, version: int, steps: int = 1) -> int:
        """Take back what the seat chose itself; further than the rule only where that is free."""
        async with self.lock:
            match = self._playing()
            if version != match.version:
                return self._undone_already(seat, version)
            to, agreed = target(match, seat, steps, self.table.undo == FREE)
            change = self._change()
            if not agreed:
                self._must_have_time_left(match, to, change.at)
            self._going_back(change, seat, to)
            await self._commit(change)
            return self.version

    async def pass_for_me(self, seat: int) -> None:
        """Have the move made that may be asked for in advance; anyone may ask, able or not."""
        async with self.lock:
            match = self._playing()
            if match.may_ask_in_advance():
                occasion = match.history.state.occasion()
                await self.store.run(
                    lambda connection: asked.store_advance(connection, self.id, seat, occasion)
                )
            match.ask_in_advance(seat)
            self.stirred.set()
            self.hub.tell_seat(seat)

    async def make(self, version: int, seat: int, move: int, note: str, held: str) -> bool:
        """A move that the table or a bot makes, unless something has happened meanwhile."""
        async with self.lock:
            if not self._is_still(version, seat, held):
                return False
            change = self._change()
            self._moves(change, seat, [move], note)
            await self._commit(change)
            return True

    async def take_decision(self, version: int, seat: int, move: int, note: str) -> None:
        """The clock took a decision of a seat; after two in a row a bot keeps it."""
        async with self.lock:
            if self._is_still(version, seat, OWN):
                change = self._change()
                self._moves(change, seat, [move], note)
                self._late_again(change, self.seats[seat])
                await self._commit(change)

    async def came_back(self, seat: int) -> None:
        """Who comes back from being away plays again; who left on purpose has to say so."""
        if seat != SPECTATOR and self._is_away(seat):
            async with self.lock:
                if self._is_away(seat):  # and has not left a moment ago
                    await self.back(self.seats[seat])

    # What changes have in common.

    def _is_away(self, seat: int) -> bool:
        return self.seats[seat].held in (LATE, HANDED)

    def _must_decide(self, seat: int, version: int) -> None:
        """Over, or somebody else's decision, comes before anything about the moves."""
        match = self._started()
        if version == match.version and seat != match.actor:
            reason = match.history.state.why_not(seat, 0)
            raise Refused(reason or Reason("stale", "", {"version": version}))

    def _must_have_time_left(self, match: Match, to: int, now: float) -> None:
        """Taking back gives no time, and a decision without any would be a bot's at once."""
        began = self.hourglass.turned_before(match.history.reached.index(to))
        if self.table.clock is not None and self._runs_out(began, self.table.clock) <= now:
            raise Refused(Reason("no-time-left"))

    def _is_still(self, version: int, seat: int, held: str) -> bool:
        """Whether nothing has happened since somebody began to think for a seat."""
        return version == self.version and self.going and self.seats[seat].held == held

    def _late_again(self, change: Change, seat: SeatInfo) -> None:
        stays = seat.late + 1 >= _LATE_IN_A_ROW
        self._note(change, about(seat, "table-kept-by-bot") if stays else None)
        self._seat(change, replace(seat, late=seat.late + 1, held=LATE if stays else OWN))

    def _undone_already(self, seat: int, version: int) -> int:
        entries = self._started().history.entries
        if 0 <= version < len(entries):
            entry = entries[version]
            if isinstance(entry, Undone) and entry.seat == seat:
                return version + 1
        raise Refused(Reason("stale", "", {"version": version}))
