"""People, and the secrets by which their devices are known; only hashes are stored."""

import secrets
import time
from hashlib import sha256

from sqlalchemy import Connection, Row, delete, insert, select, update

from terrarium.core.reason import Reason, Refused
from terrarium.tables.database.schema import people, tokens
from terrarium.tables.person import Caller, Person, Settings, checked_name, read_settings

_SECRET_BYTES = 24
_HOLDERS = select(people, tokens.c.table_id, tokens.c.seat).join(
    tokens, tokens.c.person_id == people.c.id
)


def new_secret() -> str:
    return secrets.token_urlsafe(_SECRET_BYTES)


def new_id() -> str:
    """Also an invitation: who knows a table's id may look and sit, so it cannot be guessed."""
    return secrets.token_hex(10)


def hash_of(secret: str) -> str:
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


def add_person(connection: Connection, name: str) -> Person:
    person = Person(new_id(), checked_name(name))
    row = {"id": person.id, "name": person.name, "settings": "{}", "made_at": time.time()}
    connection.execute(insert(people).values(row))
    return person


def add_token(
    connection: Connection, person: str, table: str | None = None, seat: int | None = None
) -> str:
    """A new secret for a person's device, or for one seat at one table."""
    secret = new_secret()
    row = {"hash": hash_of(secret), "person_id": person, "table_id": table, "seat": seat}
    connection.execute(insert(tokens).values(**row, made_at=time.time()))
    return secret


def find_caller(connection: Connection, secret: str) -> Caller | None:
    row = connection.execute(_HOLDERS.where(tokens.c.hash == hash_of(secret))).one_or_none()
    return None if row is None else Caller(_person(row), row.table_id, row.seat)


def reserved(connection: Connection, table: str) -> dict[int, Person]:
    """The people for whom tokens of a table's seats were made."""
    found = connection.execute(_HOLDERS.where(tokens.c.table_id == table))
    return {row.seat: _person(row) for row in found}


def revoke(connection: Connection, table: str, seat: int, person: str | None = None) -> None:
    """The tokens of a seat, or only those of one person, are worth nothing any more."""
    where = [tokens.c.table_id == table, tokens.c.seat == seat]
    where += [tokens.c.person_id == person] if person is not None else []
    connection.execute(delete(tokens).where(*where))


def check_known(connection: Connection, person: str) -> None:
    """Somebody who was forgotten a moment ago neither sits down nor leaves anything new."""
    query = select(tokens.c.hash).where(tokens.c.person_id == person).limit(1)
    if connection.execute(query).first() is None:
        raise Refused(Reason("not-known"))


def store_name(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(name=name))


def store_settings(connection: Connection, person: str, settings: Settings) -> None:
    connection.execute(
        update(people).where(people.c.id == person).values(settings=settings.write())
    )


def _person(row: Row[tuple[object, ...]]) -> Person:
    return Person(row.id, row.name, read_settings(row.settings))
