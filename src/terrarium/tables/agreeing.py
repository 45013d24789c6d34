"""Going back in a match: alone as far as the rule goes, further if all agree."""

import logging
import time

from sqlalchemy import Connection

from terrarium.core.history import MOVE
from terrarium.core.reason import Reason, Refused
from terrarium.core.record import RecordEntry, undo_text
from terrarium.tables import asked, rows
from terrarium.tables.folded import Folded
from terrarium.tables.match import Match
from terrarium.tables.note import Note, about
from terrarium.tables.table import OVER, PERSON, PLAYING, SeatInfo, Spoken
from terrarium.tables.takeback import UndoRequest, target
from terrarium.tables.wish import ASK

_log = logging.getLogger("terrarium.tables")


class Agreeing(Folded):
    """A match with the one request that may wait for everybody's answer."""

    request: UndoRequest | None = None
    refusal: tuple[int, int] | None = None  # who asked last, and who refused that

    def remember(self, in_advance: dict[int, int], request: UndoRequest | None) -> None:
        """What seats had asked for before a restart still holds."""
        match = self._started()
        match.in_advance.update(in_advance)
        self.request = request if request is not None and request.moves(match) else None

    async def ask_undo(self, seat: int, version: int, steps: int = 1) -> None:
        """Ask the others to let one go further back than the rule."""
        async with self.lock:
            match = self._playing()
            self._may_ask(seat)
            if not _means_the_same(match, seat, version):
                raise Refused(Reason("stale", "", {"version": version}))
            request = UndoRequest(seat, target(match, seat, steps, True)[0], frozenset({seat}))
            self.refusal = None
            if not await self._agreed_by_all(request):
                note = about(self.seats[seat], "undo-asked", request.moves(match))
                await self._keep(request, note)

    async def answer_undo(self, seat: int, yes: bool) -> None:
        """Agree, refuse, or withdraw what one has asked for oneself."""
        async with self.lock:
            self._playing()
            if self.request is None:
                raise Refused(Reason("nothing-asked"))
            if not yes:
                await self._refused(self.request, seat)
            elif not await self._agreed_by_all(self.request.with_consent(seat)):
                await self._keep(self.request.with_consent(seat))

    async def finish(self) -> None:
        """What the last move left to be noted."""
        if self.over and self.table.phase == PLAYING:
            await self._set_phase(OVER)

    # What changes have in common.

    async def _go_back(self, seat: int, to: int) -> None:
        match = self._started()
        agreed = to < match.history.undo_limit(seat)
        version, entry = self.version, RecordEntry(seat, undo_text(to, agreed))

        def transaction(connection: Connection) -> None:
            rows.add_entries(connection, self.id, version, [entry], "")
            asked.forget_advance(connection, self.id, seat)

        await self.store.run(transaction)
        match.history.undo_to(seat, to, agreed)
        match.forget_advance(seat)
        await self._entered(seat)

    async def _entered(self, seat: int) -> None:
        self.last_at = time.time()
        if self.refusal is not None and self.refusal[0] == seat:
            self.refusal = None
        _log.info("entry", extra={"match": self.id, "version": self.version})
        await self._check_request()
        await self.finish()
        self.stirred.set()
        self.hub.tell()

    async def _store_seats(self, changed: list[SeatInfo], note: Note | None = None) -> None:
        """Who has gone is not waited for, and what they asked for goes with them."""
        await super()._store_seats(changed, note)
        if self.request is None or not self.going:
            return
        if self.seats[self.request.seat].held:
            await self._refused(self.request, self.request.seat)
        else:
            await self._agreed_by_all(self.request)

    def _may_ask(self, seat: int) -> None:
        if self.table.undo != ASK:
            raise Refused(Reason("undo-goes-too-far"))
        if self.request is not None and self.request.seat != seat:
            raise Refused(Reason("asked-already"))

    async def _agreed_by_all(self, request: UndoRequest) -> bool:
        """Go back once every person who plays has agreed."""
        people = {seat.seat for seat in self.seats if seat.kind == PERSON and not seat.held}
        if not people <= request.agreed:
            return False
        await self._go_back(request.seat, request.to)
        return True

    async def _refused(self, request: UndoRequest, seat: int) -> None:
        own = seat == request.seat
        self.refusal = None if own else (request.seat, seat)
        await self._keep(None, about(self.seats[seat], "undo-withdrawn" if own else "undo-refused"))

    async def _check_request(self) -> None:
        """A request ends when it was granted, or when it cannot be granted any more."""
        request, match = self.request, self._started()
        if request is None or request.moves(match):
            return
        granted = match.history.entries[-1].undone_to == request.to
        void = about(self.seats[request.seat], "undo-void")
        await self._keep(None, None if granted else void)

    async def _keep(self, request: UndoRequest | None, note: Note | None = None) -> None:
        def transaction(connection: Connection) -> Spoken | None:
            asked.store_request(connection, self.id, request)
            return self._write_note(connection, note)

        spoken = await self.store.run(transaction)
        self.request = request
        self._changed(spoken)


def _means_the_same(match: Match, seat: int, version: int) -> bool:
    """Whether what was asked for at a version is the same now: others have only played on."""
    entries = match.history.entries[version:] if 0 <= version <= match.version else None
    if entries is None:
        return False
    return all(entry.seat != seat and entry.undone_to == MOVE for entry in entries)
