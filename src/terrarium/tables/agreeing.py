"""Going back in a match: alone as far as the rule goes, further if all agree."""

from terrarium.core.history import Moved
from terrarium.core.reason import Reason, Refused
from terrarium.tables.change import Change, Then
from terrarium.tables.database import asked
from terrarium.tables.entering import Entering
from terrarium.tables.match import Match
from terrarium.tables.note import Note, about
from terrarium.tables.table import OVER, PERSON, PLAYING
from terrarium.tables.takeback import UndoRequest, target
from terrarium.tables.wish import ASK


class Agreeing(Entering):
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
            await self._ask(request, about(self.seats[seat], "undo-asked", request.moves(match)))

    async def answer_undo(self, seat: int, yes: bool) -> None:
        """Agree, refuse, or withdraw what one has asked for oneself."""
        async with self.lock:
            self._playing()
            if self.request is None:
                raise Refused(Reason("nothing-asked"))
            if yes:
                await self._ask(self.request.with_consent(seat))
            else:
                change = self._change()
                self._refuse(change, self.request, seat)
                await self._commit(change)

    async def finish(self) -> None:
        """A match that was over before its end was noted, as older versions could leave it."""
        if self.over and self.table.phase == PLAYING:
            change = self._change()
            self._phase(change, OVER)
            await self._commit(change)

    # What changes have in common.

    def _complete(self, change: Change) -> None:
        """Whatever changes may answer the request that waits, or end it."""
        if self.request is not None and self.going and not change.answered:
            self._follow(change, self.request)

    def apply(self, change: Change, follows: list[Then]) -> None:
        super().apply(change, follows)
        if self.refusal is not None and self.refusal[0] in change.movers:
            self.refusal = None

    async def _ask(self, request: UndoRequest, note: Note | None = None) -> None:
        """Go back once every person who plays has agreed; until then it waits."""
        change = self._change()
        if _agreed_by_all(change, request):
            self._grant(change, request)
        else:
            self._keep(change, request, note)
        await self._commit(change)

    def _follow(self, change: Change, request: UndoRequest) -> None:
        """Who has gone is not waited for, and what they asked for goes with them."""
        if _ends(change, request):
            granted = change.back_to == request.to
            void = about(change.seats[request.seat], "undo-void")
            self._keep(change, None, None if granted else void)
        elif change.seats[request.seat].held:
            self._refuse(change, request, request.seat)
        elif _agreed_by_all(change, request):
            self._grant(change, request)

    def _may_ask(self, seat: int) -> None:
        if self.table.undo != ASK:
            raise Refused(Reason("undo-goes-too-far"))
        if self.request is not None and self.request.seat != seat:
            raise Refused(Reason("asked-already"))

    def _grant(self, change: Change, request: UndoRequest) -> None:
        self._going_back(change, request.seat, request.to)
        self._keep(change, None)

    def _refuse(self, change: Change, request: UndoRequest, seat: int) -> None:
        own = seat == request.seat
        note = about(change.seats[seat], "undo-withdrawn" if own else "undo-refused")
        self._keep(change, None, note, None if own else (request.seat, seat))

    def _keep(
        self,
        change: Change,
        request: UndoRequest | None,
        note: Note | None = None,
        refusal: tuple[int, int] | None = None,
    ) -> None:
        def kept(_: None) -> None:
            self.request, self.refusal = request, refusal

        change.answered = True
        change.add(lambda connection: asked.store_request(connection, self.id, request), kept)
        self._note(change, note)


def _ends(change: Change, request: UndoRequest) -> bool:
    """A request ends when it was granted, or when it cannot be granted any more."""
    back = change.back_to is not None and change.back_to <= request.to
    return change.over or back


def _agreed_by_all(change: Change, request: UndoRequest) -> bool:
    people = {seat.seat for seat in change.seats if seat.kind == PERSON and not seat.held}
    return people <= request.agreed


def _means_the_same(match: Match, seat: int, version: int) -> bool:
    """Whether what was asked for at a version is the same now: others have only played on."""
    entries = match.history.entries[version:] if 0 <= version <= match.version else None
    if entries is None:
        return False
    return all(entry.seat != seat and isinstance(entry, Moved) for entry in entries)
