"""Entries of the log: moves and undos, as parts of a change."""

import logging
from collections.abc import Callable

from terrarium.core.record import RecordEntry, undo_text
from terrarium.tables.change import Change
from terrarium.tables.database import asked, rows
from terrarium.tables.folded import Folded
from terrarium.tables.table import OVER

_log = logging.getLogger("terrarium.tables")


class Entering(Folded):
    """A match whose log grows; the last move and the end of the match are one change."""

    def _moves(self, change: Change, seat: int, moves: list[int], note: str = "") -> None:
        """Moves that are legal one after the other, and the end if they bring it about."""
        match = self._started()

        def made() -> None:
            for move in moves:
                match.make(seat, move, note)
                self.hourglass.moved(change.at)

        change.over = match.ends_after(moves)
        entries = [RecordEntry(seat, match.game.spell(move)) for move in moves]
        self._entries(change, entries, note, made)
        if change.over:
            self._phase(change, OVER)

    def _going_back(self, change: Change, seat: int, to: int) -> None:
        """To a version on the standing line; whoever goes back decides anew."""
        match = self._started()
        agreed = change.version > self.version or to < match.history.undo_limit(seat)

        def gone_back() -> None:
            match.go_back(seat, to, agreed)
            self.hourglass.went_back(len(match.history.line), change.at, agreed)

        change.back_to = to
        change.add(lambda connection: asked.forget_advance(connection, self.id, seat))
        self._entries(change, [RecordEntry(seat, undo_text(to, agreed))], "", gone_back)

    def _entries(
        self, change: Change, made: list[RecordEntry], note: str, then: Callable[[], None]
    ) -> None:
        version = change.version

        def entered(_: None) -> None:
            then()
            self.last_at = change.at
            _log.info("entry", extra={"match": self.id, "version": self.version})

        change.add(
            lambda connection: rows.add_entries(
                connection, self.id, version, made, note, change.at
            ),
            entered,
        )
        change.version += len(made)
        change.movers.update(entry.seat for entry in made)
