"""Take-backs: going back alone as far as the rule goes, further if all agree."""

from terrarium.core.history import Undone
from terrarium.core.reason import Reason, Refused
from terrarium.tables.change import Change
from terrarium.tables.course import Course
from terrarium.tables.database import asked
from terrarium.tables.entries import enter_undo
from terrarium.tables.going_back import Refusal, UndoRequest, means_the_same, own_moves, target
from terrarium.tables.note import Note, about
from terrarium.tables.scribe import Scribe
from terrarium.tables.table import playing_people
from terrarium.tables.wish import ASK, FREE


class Takebacks:
    """How far each seat may go back, and the one request that may wait for everybody's answer."""

    def __init__(self, scribe: Scribe, course: Course) -> None:
        self.request: UndoRequest | None = None
        self._refusal: Refusal | None = None
        self._scribe = scribe
        self._table = scribe.table
        self._course = course
        scribe.follow = self._follow

    @property
    def refusal(self) -> Refusal | None:
        """Who asked last and who refused that, until the one who asked goes on."""
        refusal = self._refusal
        return refusal if refusal is not None and refusal.stands(self._course.history) else None

    def targets(self, seat: int) -> list[int]:
        """The versions that the seat may go back to without asking, the nearest first."""
        if self._course.match is None or not self._course.going:
            return []
        return own_moves(self._course.match, seat, self._table.undo == FREE)

    def remember(self, request: UndoRequest | None) -> None:
        """What was asked for before a restart, if it can still be granted."""
        possible = request is not None and request.moves(self._course.begun())
        self.request = request if possible else None

    async def undo(self, seat: int, version: int, steps: int = 1) -> int:
        """Take back what the seat chose itself; further than the rule only where that is free."""
        async with self._scribe.change() as change:
            match = self._course.playing()
            if version != match.version:
                return self._undone_already(seat, version)
            to, agreed = target(match, seat, steps, self._table.undo == FREE)
            if not agreed:
                self._must_have_time_left(to, change.at)
            enter_undo(change, self._course, seat, to)
            return change.version

    async def ask(self, seat: int, version: int, steps: int = 1) -> None:
        """Ask the others to let one go further back than the rule."""
        async with self._scribe.change() as change:
            match = self._course.playing()
            self._may_ask(seat)
            if not means_the_same(match, seat, version):
                raise Refused(Reason("stale", "", {"version": version}))
            request = UndoRequest(seat, target(match, seat, steps, True)[0], frozenset({seat}))
            note = about(self._table.seats[seat], "undo-asked", request.moves(match))
            self._ask(change, request, note)

    async def answer(self, seat: int, yes: bool) -> None:
        """Agree, refuse, or withdraw what one has asked for oneself."""
        async with self._scribe.change() as change:
            self._course.playing()
            if self.request is None:
                raise Refused(Reason("nothing-asked"))
            if yes:
                self._ask(change, self.request.with_consent(seat))
            else:
                self._refuse(change, self.request, seat)

    # What changes have in common.

    def _follow(self, change: Change) -> None:
        """Whatever changes may answer the request that waits, or end it.

        Who has gone is not waited for, and what they asked for goes with them.
        """
        request = self.request
        if request is None or change.answered or not self._course.going:
            return
        if _ends(change, request):
            granted = change.back_to == request.to
            void = about(change.seats[request.seat], "undo-void")
            self._keep(change, None, None if granted else void)
        elif change.seats[request.seat].held:
            self._refuse(change, request, request.seat)
        elif _agreed_by_all(change, request):
            self._grant(change, request)

    def _may_ask(self, seat: int) -> None:
        if self._table.undo != ASK:
            raise Refused(Reason("undo-goes-too-far"))
        if self.request is not None and self.request.seat != seat:
            raise Refused(Reason("asked-already"))

    def _ask(self, change: Change, request: UndoRequest, note: Note | None = None) -> None:
        """Go back once every person who plays has agreed; until then it waits."""
        if _agreed_by_all(change, request):
            self._grant(change, request)
        else:
            self._keep(change, request, note)

    def _grant(self, change: Change, request: UndoRequest) -> None:
        enter_undo(change, self._course, request.seat, request.to)
        self._keep(change, None)

    def _refuse(self, change: Change, request: UndoRequest, seat: int) -> None:
        own = seat == request.seat
        note = about(change.seats[seat], "undo-withdrawn" if own else "undo-refused")
        self._keep(change, None, note, None if own else Refusal(request.seat, seat, change.version))

    def _keep(
        self,
        change: Change,
        request: UndoRequest | None,
        note: Note | None = None,
        refusal: Refusal | None = None,
    ) -> None:
        def kept(_: None) -> None:
            self.request, self._refusal = request, refusal

        change.answered = True
        match = self._table.match
        change.add(lambda connection: asked.store_request(connection, match, request), kept)
        change.note(note)

    def _must_have_time_left(self, to: int, now: float) -> None:
        """Taking back gives no time, and a decision without any would be a bot's at once."""
        moves = self._course.history.reached.index(to)
        over_at = self._course.hourglass.runs_out(self._table.clock, moves)
        if over_at is not None and over_at <= now:
            raise Refused(Reason("no-time-left"))

    def _undone_already(self, seat: int, version: int) -> int:
        """The same request twice gets the same answer."""
        entries = self._course.history.entries
        if 0 <= version < len(entries):
            entry = entries[version]
            if isinstance(entry, Undone) and entry.seat == seat:
                return version + 1
        raise Refused(Reason("stale", "", {"version": version}))


def _ends(change: Change, request: UndoRequest) -> bool:
    """A request ends when it was granted, or when it cannot be granted any more."""
    back = change.back_to is not None and change.back_to <= request.to
    return change.over or back


def _agreed_by_all(change: Change, request: UndoRequest) -> bool:
    return set(playing_people(change.seats)) <= request.agreed
