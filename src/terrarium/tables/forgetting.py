"""Forgetting a person: what they said and how they are known goes, what was played stays."""

from sqlalchemy import Connection, delete, select, update

from terrarium.tables.note import renamed
from terrarium.tables.schema import messages, people, seat_keys, seats, tables, tokens


def forget(connection: Connection, person: str, name: str) -> None:
    """Their seats in old matches bear a neutral name, and no device leads to them."""
    for table in (tokens, seat_keys):
        connection.execute(delete(table).where(table.c.person_id == person))
    connection.execute(update(people).where(people.c.id == person).values(name=name, settings="{}"))
    theirs = update(seats).where(seats.c.person_id == person)
    connection.execute(theirs.values(name=name, person_id=None))
    connection.execute(update(tables).where(tables.c.host == person).values(host=None))
    _forget_talk(connection, person, name)


def _forget_talk(connection: Connection, person: str, name: str) -> None:
    """What they said is gone; notes about them bear the neutral name."""
    said = (messages.c.person_id == person, messages.c.note == "")
    connection.execute(delete(messages).where(*said))
    query = select(messages.c.id, messages.c.note).where(messages.c.person_id == person)
    for row in connection.execute(query).all():
        note = renamed(row.note, name)
        connection.execute(update(messages).where(messages.c.id == row.id).values(note=note))
