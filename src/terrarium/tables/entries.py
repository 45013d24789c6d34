"""Entries of the log: moves and undos, as parts of a change."""

import logging
from collections.abc import Callable

from terrarium.core.record import RecordEntry, undo_text
from terrarium.tables.change import Change
from terrarium.tables.course import Course
from terrarium.tables.database import asked, rows
from terrarium.tables.table import OVER

_log = logging.getLogger("terrarium.tables")


def enter_moves(
    change: Change, course: Course, seat: int, moves: list[int], note: str = ""
) -> None:
    """Moves that are legal one after the other, and the end if they bring it about."""
    match = course.begun()

    def made() -> None:
        for move in moves:
            match.make(seat, move, note)
            course.hourglass.moved(change.at)

    change.over = match.ends_after(moves)
    entries = [RecordEntry(seat, match.game.spell(move)) for move in moves]
    _enter(change, course, entries, note, made)
    if change.over:
        change.phase(OVER)


def enter_undo(change: Change, course: Course, seat: int, to: int) -> None:
    """To a version on the standing line; whoever goes back decides anew."""
    match = course.begun()
    agreed = change.version > match.version or to < match.history.undo_limit(seat)

    def gone_back() -> None:
        match.go_back(seat, to, agreed)
        course.hourglass.went_back(len(match.history.line), change.at, agreed)

    change.back_to = to
    change.add(lambda connection: asked.forget_advance(connection, match.id, seat))
    _enter(change, course, [RecordEntry(seat, undo_text(to, agreed))], "", gone_back)


def _enter(
    change: Change,
    course: Course,
    made: list[RecordEntry],
    note: str,
    then: Callable[[], None],
) -> None:
    match, version = course.begun().id, change.version

    def entered(_: None) -> None:
        then()
        course.last_at = change.at
        _log.info("entry", extra={"match": match, "version": course.version})

    change.add(
        lambda connection: rows.add_entries(connection, match, version, made, note, change.at),
        entered,
    )
    change.version += len(made)
