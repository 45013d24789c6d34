"""Tables, matches, seats, entries and messages, in and out of the database."""

import json
import time
from dataclasses import dataclass

from sqlalchemy import Connection, Row, Select, delete, insert, or_, select, update

from terrarium.core.record import RecordEntry, parse_seed, spell_seed
from terrarium.tables.database import asked
from terrarium.tables.database.schema import entries, matches, messages, seat_keys, seats, tables
from terrarium.tables.going_back import UndoRequest
from terrarium.tables.table import OVER, PLAYING, WAITING, SeatInfo, Spoken, Table

_MOST_LISTED = 100


@dataclass(frozen=True)
class StoredMatch:
    """What a match is folded from, but for its table."""

    id: str
    phase: str
    ruleset: int
    edition_text: str
    seed: int
    entries: list[RecordEntry]
    notes: list[str]
    times: list[float]  # when each entry was made
    began_at: float  # 0 before that
    noted: list[Spoken]  # what happened at the table meanwhile
    in_advance: dict[int, int]  # seats and the occasions they have asked for
    request: UndoRequest | None  # what one of them has asked the others

    @property
    def begun(self) -> bool:
        """A table may be ended before that."""
        return self.phase != WAITING and self.began_at > 0


def add_table(connection: Connection, table: Table) -> None:
    row = {
        "id": table.id,
        "game": table.game,
        "host": table.host,
        "players": table.players,
        "options": json.dumps(table.options),
        "edition": table.edition,
        "private": table.private,
        "pace": table.pace,
        "clock": table.clock,
        "undo": table.undo,
        "hints": table.hints,
        "seed": None if table.seed is None else spell_seed(table.seed),
        "phase": table.phase,
        "match_id": table.match,
        "made_at": table.made_at,
    }
    connection.execute(insert(tables).values(row))


def add_match(
    connection: Connection, table: Table, ruleset: int, edition_text: str, seed: int
) -> None:
    row = {
        "id": table.match,
        "table_id": table.id,
        "ruleset": ruleset,
        "edition_text": edition_text,
        "seed": spell_seed(seed),
        "guide": table.guide,
        "guide_read": table.guide_read,
        "phase": WAITING,
    }
    connection.execute(insert(matches).values(row))
    for seat in table.seats:
        connection.execute(insert(seats).values(_seat_row(table.match, seat)))
        _store_keys(connection, table.match, seat)


def store_seat(connection: Connection, match: str, seat: SeatInfo) -> None:
    """A seat as it shall be, with its keys and no others."""
    where = (seats.c.match_id == match, seats.c.seat == seat.seat)
    connection.execute(update(seats).where(*where).values(_seat_row(match, seat)))
    _store_keys(connection, match, seat)


def store_host(connection: Connection, table: str, host: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(host=host))


def store_guide(connection: Connection, match: str, guide: str, read: int) -> None:
    where = matches.c.id == match
    connection.execute(update(matches).where(where).values(guide=guide, guide_read=read))


def store_phase(connection: Connection, table: Table, phase: str, at: float) -> None:
    """A table and its present match begin or end together."""
    connection.execute(
        update(tables).where(tables.c.id == table.id).values(phase=phase, match_id=table.match)
    )
    times = {PLAYING: "began_at", OVER: "over_at"}
    when = {times[phase]: at} if phase in times else {}
    connection.execute(
        update(matches).where(matches.c.id == table.match).values(phase=phase, **when)
    )


def add_entries(
    connection: Connection,
    match: str,
    version: int,
    made: list[RecordEntry],
    note: str,
    made_at: float,
) -> None:
    """The insert is the move: a version can be written once only."""
    rows = [
        {
            "match_id": match,
            "version": version + number,
            "seat": entry.seat,
            "text": entry.text,
            "note": note,
            "made_at": made_at,
        }
        for number, entry in enumerate(made, 1)
    ]
    connection.execute(insert(entries), rows)


def add_message(
    connection: Connection, table: str, person: str | None, name: str, text: str
) -> Spoken:
    return _add(connection, table_id=table, person_id=person, name=name, text=text, note="")


def add_note(
    connection: Connection,
    table: Table,
    person: str | None,
    note: str,
    version: int | None = None,
) -> Spoken:
    """A note of the table itself; with a version it has its place in the log of the match."""
    place = {} if version is None else {"match_id": table.match, "version": version}
    return _add(
        connection, table_id=table.id, person_id=person, name="", text="", note=note, **place
    )


def load_table(connection: Connection, match: str) -> Table | None:
    """The table of a match, as it is in that match: it may have played others since."""
    of_match = (matches.c.phase.label("phase_of_match"), matches.c.guide, matches.c.guide_read)
    query = select(tables, *of_match).join(matches, matches.c.table_id == tables.c.id)
    row = connection.execute(query.where(matches.c.id == match)).one_or_none()
    return None if row is None else _table(connection, row, match)


def match_of_table(connection: Connection, table: str) -> str | None:
    query = select(tables.c.match_id).where(tables.c.id == table)
    return connection.execute(query).scalar()


def load_match(connection: Connection, match: str) -> StoredMatch:
    row = connection.execute(select(matches).where(matches.c.id == match)).one()
    query = select(entries).where(entries.c.match_id == match).order_by(entries.c.version)
    made = connection.execute(query).all()
    return StoredMatch(
        row.id,
        row.phase,
        row.ruleset,
        row.edition_text,
        parse_seed(row.seed),
        [RecordEntry(entry.seat, entry.text, entry.version) for entry in made],
        [entry.note for entry in made],
        [entry.made_at for entry in made],
        row.began_at or 0.0,
        load_notes(connection, match),
        asked.load_advance(connection, match),
        asked.load_request(connection, match),
    )


def load_messages(
    connection: Connection, table: str, most: int, before: int | None = None
) -> list[Spoken]:
    """The last so many, or the last before one; the oldest of them first."""
    query = select(messages).where(messages.c.table_id == table)
    if before is not None:
        query = query.where(messages.c.id < before)
    rows = connection.execute(query.order_by(messages.c.id.desc()).limit(most)).all()
    return [_spoken(row) for row in reversed(rows)]


def load_notes(connection: Connection, match: str) -> list[Spoken]:
    """Every note that has a place in the log of a match, the oldest first."""
    query = select(messages).where(messages.c.match_id == match).order_by(messages.c.id)
    return [_spoken(row) for row in connection.execute(query)]


def open_table_ids(connection: Connection) -> list[str]:
    """Tables that wait for people and are shown to everybody, the newest first."""
    query = select(tables.c.id).where(tables.c.phase == WAITING, tables.c.private.is_(False))
    return _ids(connection, query.order_by(tables.c.made_at.desc()))


def table_ids_of(connection: Connection, person: str, most: int | None = _MOST_LISTED) -> list[str]:
    """Tables at which a person sits and that have not ended, the newest first; None: all."""
    mine = select(seats.c.match_id).where(seats.c.person_id == person)
    keyed = select(seat_keys.c.match_id).where(seat_keys.c.person_id == person)
    query = select(tables.c.id).where(
        tables.c.phase.in_((WAITING, PLAYING)),
        or_(tables.c.match_id.in_(mine), tables.c.match_id.in_(keyed), tables.c.host == person),
    )
    return _ids(connection, query.order_by(tables.c.made_at.desc()), most)


def playing_match_ids(connection: Connection) -> list[str]:
    """Every match that goes on, for after a restart."""
    query = select(matches.c.id).where(matches.c.phase == PLAYING)
    return list(connection.execute(query.order_by(matches.c.began_at.desc())).scalars())


def rename_seats(connection: Connection, person: str, name: str) -> None:
    """Where matches have not ended the seat takes the new name too."""
    going = select(matches.c.id).where(matches.c.phase.in_((WAITING, PLAYING)))
    where = (seats.c.person_id == person, seats.c.match_id.in_(going))
    connection.execute(update(seats).where(*where).values(name=name))


def _store_keys(connection: Connection, match: str, seat: SeatInfo) -> None:
    where = (seat_keys.c.match_id == match, seat_keys.c.seat == seat.seat)
    connection.execute(delete(seat_keys).where(*where))
    for person in seat.keys:
        row = {"match_id": match, "seat": seat.seat, "person_id": person}
        connection.execute(insert(seat_keys).values(row))


def _add(connection: Connection, **row: object) -> Spoken:
    query = insert(messages).values(**row, made_at=time.time()).returning(messages)
    return _spoken(connection.execute(query).one())


def _spoken(row: Row[tuple[object, ...]]) -> Spoken:
    return Spoken(row.id, row.person_id, row.name, row.text, row.note, row.made_at, row.version)


def _ids(connection: Connection, query: Select[str], most: int | None = _MOST_LISTED) -> list[str]:
    return list(connection.execute(query.limit(most)).scalars())


def _table(connection: Connection, row: Row[tuple[object, ...]], match: str) -> Table:
    values = row._mapping
    return Table(
        id=values["id"],
        game=values["game"],
        host=values["host"],
        options=json.loads(values["options"]),
        edition=values["edition"],
        private=values["private"],
        pace=values["pace"],
        clock=values["clock"],
        undo=values["undo"],
        hints=values["hints"],
        guide=values["guide"],
        guide_read=values["guide_read"],
        seed=None if values["seed"] is None else parse_seed(values["seed"]),
        phase=values["phase_of_match"],
        match=match,
        made_at=values["made_at"],
        seats=_seats(connection, match),
    )


def _seats(connection: Connection, match: str) -> list[SeatInfo]:
    query = select(seats).where(seats.c.match_id == match).order_by(seats.c.seat)
    found = [
        SeatInfo(row.seat, row.kind, row.name, row.person_id, row.ready, row.held, row.late)
        for row in connection.execute(query)
    ]
    for key in connection.execute(select(seat_keys).where(seat_keys.c.match_id == match)):
        found[key.seat].keys.add(key.person_id)
    return found


def _seat_row(match: str, seat: SeatInfo) -> dict[str, object]:
    return {
        "match_id": match,
        "seat": seat.seat,
        "kind": seat.kind,
        "person_id": seat.person,
        "name": seat.name,
        "ready": seat.ready,
        "held": seat.held,
        "late": seat.late,
    }
