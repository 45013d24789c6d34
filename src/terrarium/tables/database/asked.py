"""What seats have asked for and wait for, in and out of the database."""

import json

from sqlalchemy import Connection, delete, insert, select

from terrarium.tables.database.schema import in_advance, undo_requests
from terrarium.tables.going_back import UndoRequest


def store_advance(connection: Connection, match: str, seat: int, occasion: int) -> None:
    """ "Pass for me" on an occasion; it takes the place of what the seat asked for before."""
    forget_advance(connection, match, seat)
    row = {"match_id": match, "seat": seat, "occasion": occasion}
    connection.execute(insert(in_advance).values(row))


def forget_advance(connection: Connection, match: str, seat: int) -> None:
    where = (in_advance.c.match_id == match, in_advance.c.seat == seat)
    connection.execute(delete(in_advance).where(*where))


def load_advance(connection: Connection, match: str) -> dict[int, int]:
    """Seats and the occasions they have asked for."""
    query = select(in_advance).where(in_advance.c.match_id == match)
    return {row.seat: row.occasion for row in connection.execute(query)}


def store_request(connection: Connection, match: str, request: UndoRequest | None) -> None:
    """The one request that a match may have, or none."""
    connection.execute(delete(undo_requests).where(undo_requests.c.match_id == match))
    if request is not None:
        agreed = json.dumps(sorted(request.agreed))
        row = {"match_id": match, "seat": request.seat, "back_to": request.to, "agreed": agreed}
        connection.execute(insert(undo_requests).values(row))


def load_request(connection: Connection, match: str) -> UndoRequest | None:
    query = select(undo_requests).where(undo_requests.c.match_id == match)
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    return UndoRequest(row.seat, row.back_to, frozenset(json.loads(row.agreed)))
