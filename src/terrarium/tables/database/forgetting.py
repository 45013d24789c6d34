"""Forgetting a person: what they said and how they are known goes, what was played stays."""

from sqlalchemy import Connection, Select, delete, or_, select, tuple_, update

from terrarium.tables.database.schema import (
    links,
    matches,
    messages,
    people,
    seat_keys,
    seats,
    tables,
    tokens,
)
from terrarium.tables.note import renamed
from terrarium.tables.table import LEFT, OPEN_SEAT, PLAYING, WAITING


def forget(connection: Connection, person: str, name: str) -> None:
    """Their seats in old matches bear a neutral name, and no device leads to them."""
    _end_rights(connection, person)
    connection.execute(update(people).where(people.c.id == person).values(name=name, settings="{}"))
    _leave_seats(connection, person, name)
    connection.execute(update(tables).where(tables.c.host == person).values(host=None))
    _forget_talk(connection, person, name)


def _end_rights(connection: Connection, person: str) -> None:
    """Their devices, whatever they could do, and the devices that acted for them."""
    theirs = select(seats.c.match_id, seats.c.seat).where(seats.c.person_id == person)
    there = tuple_(seat_keys.c.match_id, seat_keys.c.seat).in_(theirs)
    connection.execute(delete(seat_keys).where(or_(seat_keys.c.person_id == person, there)))
    mine = or_(links.c.owner_id == person, links.c.person_id == person)
    connection.execute(delete(links).where(mine))
    connection.execute(delete(tokens).where(tokens.c.person_id == person))


def _leave_seats(connection: Connection, person: str, name: str) -> None:
    """Before the start a seat is open again; while a match goes on a bot keeps it."""
    theirs = update(seats).where(seats.c.person_id == person)
    waiting = theirs.where(seats.c.match_id.in_(_matches(WAITING)))
    connection.execute(waiting.values(kind=OPEN_SEAT, person_id=None, name="", ready=False))
    connection.execute(theirs.where(seats.c.match_id.in_(_matches(PLAYING))).values(held=LEFT))
    connection.execute(theirs.values(name=name, person_id=None))


def _matches(phase: str) -> Select[tuple[str]]:
    return select(matches.c.id).where(matches.c.phase == phase)


def _forget_talk(connection: Connection, person: str, name: str) -> None:
    """What they said is gone; notes about them bear the neutral name."""
    said = (messages.c.person_id == person, messages.c.note == "")
    connection.execute(delete(messages).where(*said))
    query = select(messages.c.id, messages.c.note).where(messages.c.person_id == person)
    for row in connection.execute(query).all():
        note = renamed(row.note, name)
        connection.execute(update(messages).where(messages.c.id == row.id).values(note=note))
