"""A match that is being played: its log in the database, its state in memory as a cache of that."""

import asyncio
import logging
import time
from dataclasses import replace

from sqlalchemy import Connection

from terrarium.core.history import MOVE, History
from terrarium.core.reason import Reason, Refused
from terrarium.core.record import RecordEntry, undo_text
from terrarium.core.replay import make_again
from terrarium.core.state import NOBODY, SPECTATOR
from terrarium.core.view import View
from terrarium.tables import asked, rows
from terrarium.tables.match import LogLine, Match
from terrarium.tables.room import Room
from terrarium.tables.rows import StoredMatch
from terrarium.tables.table import HANDED, LATE, OVER, PERSON, PLAYING, SeatInfo
from terrarium.tables.takeback import UndoRequest, own_moves, target
from terrarium.tables.wish import ASK, FREE

_log = logging.getLogger("terrarium.tables")


class LiveMatch(Room):
    """What seats may do and know; commit, then apply, then tell."""

    match: Match | None = None
    last_at = 0.0  # when the last entry was made
    not_before = 0.0  # after a restart the clock leaves a little time at least
    loaded_at = 0.0
    driver: asyncio.Task[None] | None = None
    request: UndoRequest | None = None

    @property
    def id(self) -> str:
        return self.table.match

    @property
    def version(self) -> int:
        return self.match.version if self.match is not None else 0

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def actor(self) -> int:
        return self.match.actor if self.match is not None else NOBODY

    @property
    def history(self) -> History:
        return self._started().history

    @property
    def going(self) -> bool:
        """Somebody is to move."""
        return self.table.phase == PLAYING and not self.over

    def fold(self, stored: StoredMatch) -> None:
        """The state that follows from the log."""
        game = self.table.the_game()
        edition = game.read_edition(stored.edition_text)
        setup = game.setup(self.table.players, edition, self.table.options)
        history = History(game, setup, stored.seed)
        self.match = Match(history, self.id, [seat.as_seat() for seat in self.seats])
        for entry, note in zip(stored.entries, stored.notes, strict=True):
            make_again(history, entry)
            if note:
                self.match.notes[history.version] = note
        self.last_at = stored.last_at

    def remember(self, in_advance: dict[int, int], request: UndoRequest | None) -> None:
        """What seats had asked for before a restart still holds."""
        self._started().in_advance.update(in_advance)
        if request is not None and request.version == self.version:
            self.request = request

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
            await self.back(self.seats[seat])
            await self._append(seat, numbers)
            return version + len(numbers)

    async def undo(self, seat: int, version: int, steps: int = 1) -> int:
        """Take back what the seat chose itself; further than the rule only where that is free."""
        async with self.lock:
            match = self._playing()
            if version != match.version:
                return self._undone_already(seat, version)
            to, agreed = target(match, seat, steps, self.table.undo == FREE)
            await self._go_back(seat, to, agreed)
            return self.version

    async def ask_undo(self, seat: int, version: int, steps: int = 1) -> None:
        """Ask the others to let one go further back than the rule."""
        async with self.lock:
            match = self._playing()
            if self.table.undo != ASK:
                raise Refused(Reason("undo-goes-too-far"))
            if version != match.version:
                raise Refused(Reason("stale", "", {"version": version}))
            target(match, seat, steps, True)
            await self._consider(UndoRequest(seat, steps, version, frozenset({seat})))

    async def answer_undo(self, seat: int, yes: bool) -> None:
        async with self.lock:
            if self.request is None or self.request.version != self.version:
                raise Refused(Reason("nothing-asked"))
            await self._consider(self.request.with_consent(seat) if yes else None)

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
            if version != self.version or not self.going or self.seats[seat].held != held:
                return False
            await self._append(seat, [move], note)
            return True

    async def too_late(self, seat: SeatInfo, held: str, note: str) -> None:
        """The clock took a decision of a seat; after two in a row a bot keeps it."""
        async with self.lock:
            late = replace(self.seats[seat.seat], late=seat.late + 1, held=held)
            await self._store_seats([late], note, seat.name)

    async def came_back(self, seat: int) -> None:
        """Who comes back from being away plays again; who left on purpose has to say so."""
        if seat != SPECTATOR and self.seats[seat].held in (LATE, HANDED):
            async with self.lock:
                await self.back(self.seats[seat])

    async def finish(self) -> None:
        """What the last move left to be noted."""
        if self.over and self.table.phase == PLAYING:
            await self._set_phase(OVER)

    # What a seat may know.

    def view(self, seat: int = SPECTATOR) -> View:
        return self._started().view(seat)

    def log(self, seat: int = SPECTATOR, since: int = -1) -> list[LogLine]:
        """What the seat was told after a version."""
        if self.match is None:
            return []
        return [line for line in self.match.log(seat) if line.version > since]

    def deadline(self) -> float | None:
        """When the clock takes the decision; None: never."""
        if self.table.clock is None or not self.going:
            return None
        if not self._waits_for_a_person():
            return None
        return max(self.last_at + self.table.clock, self.not_before)

    def undo_steps(self, seat: int) -> int:
        """How many of its own choices the seat may take back without asking."""
        return len(self.undo_targets(seat))

    def undo_targets(self, seat: int) -> list[int]:
        """The versions that the seat may go back to, the nearest first."""
        if self.match is None or not self.going:
            return []
        return own_moves(self.match, seat, self.table.undo == FREE)

    def record(self, seat: int = SPECTATOR) -> str:
        """Everything when the match is over; before that what the seat may know."""
        match = self._started()
        return (match.record() if match.over else match.record_for(seat)).write()

    def idle_since(self, moment: float) -> bool:
        """Whether nobody watches and nothing is to be done but by a person who has time."""
        waits = not self.going or (self.deadline() is None and self._waits_for_a_person())
        return waits and not self.hub.watchers and max(self.last_at, self.loaded_at) < moment

    def renamed(self, person: str, name: str) -> None:
        super().renamed(person, name)
        if self.match is not None:
            self.match.rename([seat.as_seat() for seat in self.seats])

    # What changes have in common.

    def _started(self) -> Match:
        if self.match is None:
            raise Refused(Reason("table-is-waiting"))
        return self.match

    def _playing(self) -> Match:
        match = self._started()
        if not match.over:
            self._must_be(PLAYING)
        return match

    def _must_decide(self, seat: int, version: int) -> None:
        """Over, or somebody else's decision, comes before anything about the moves."""
        match = self._started()
        if version == match.version and seat != match.actor:
            reason = match.history.state.why_not(seat, 0)
            raise Refused(reason or Reason("stale", "", {"version": version}))

    def _waits_for_a_person(self) -> bool:
        seat = self.seats[self.actor]
        return seat.kind == PERSON and not seat.held_by_bot

    async def _append(self, seat: int, moves: list[int], note: str = "") -> None:
        match = self._started()
        made = [RecordEntry(seat, match.game.spell(move)) for move in moves]
        version = self.version
        await self.store.run(
            lambda connection: rows.add_entries(connection, self.id, version, made, note)
        )
        for move in moves:
            match.make(seat, move, note)
        await self._entered()

    async def _go_back(self, seat: int, to: int, agreed: bool) -> None:
        match = self._started()
        version, entry = self.version, RecordEntry(seat, undo_text(to, agreed))

        def transaction(connection: Connection) -> None:
            rows.add_entries(connection, self.id, version, [entry], "")
            asked.forget_advance(connection, self.id, seat)

        await self.store.run(transaction)
        match.history.undo_to(seat, to, agreed)
        match.forget_advance(seat)
        await self._entered()

    async def _entered(self) -> None:
        self.last_at = time.time()
        self.request = None
        _log.info("entry", extra={"match": self.id, "version": self.version})
        await self.finish()
        self.stirred.set()
        self.hub.tell()

    async def _consider(self, request: UndoRequest | None) -> None:
        """Go back once every person who plays has agreed; until then keep the request."""
        if request is not None and self._must_agree() <= request.agreed:
            to, agreed = target(self._started(), request.seat, request.steps, True)
            await self._go_back(request.seat, to, agreed)
            return
        await self.store.run(lambda connection: asked.store_request(connection, self.id, request))
        self.request = request
        self._changed(None)

    def _must_agree(self) -> set[int]:
        return {seat.seat for seat in self.seats if seat.kind == PERSON and not seat.held}

    def _undone_already(self, seat: int, version: int) -> int:
        entries = self._started().history.entries
        if 0 <= version < len(entries):
            entry = entries[version]
            if entry.undone_to != MOVE and entry.seat == seat:
                return version + 1
        raise Refused(Reason("stale", "", {"version": version}))
