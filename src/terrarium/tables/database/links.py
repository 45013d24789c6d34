"""Links: a seat's address, which one device spends; it belongs to whoever sits there."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, exists, insert, or_, select, update

from terrarium.core.reason import Reason, Refused
from terrarium.tables.database.people import hash_of, new_secret
from terrarium.tables.database.schema import links, seats
from terrarium.tables.table import OPEN_SEAT


@dataclass(frozen=True)
class Link:
    """Where it leads, since when, and the person who spent it, if anyone did."""

    hash: str
    match: str
    seat: int
    spent_by: str | None
    made_at: float


def add_link(connection: Connection, match: str, seat: int, owner: str, at: float) -> str:
    """A secret for a person's further device; to an open seat for whoever the host invites."""
    secret = new_secret()
    row = {"hash": hash_of(secret), "match_id": match, "seat": seat, "owner_id": owner}
    connection.execute(insert(links).values(**row, made_at=at))
    return secret


def find_link(connection: Connection, secret: str) -> Link | None:
    query = select(links).where(links.c.hash == hash_of(secret))
    row = connection.execute(query).one_or_none()
    return (
        None if row is None else Link(row.hash, row.match_id, row.seat, row.person_id, row.made_at)
    )


def spend(connection: Connection, link: Link, person: str) -> None:
    """Of all who try only one can, and only while its owner sits there or nobody does."""
    leads_there = exists().where(
        seats.c.match_id == links.c.match_id,
        seats.c.seat == links.c.seat,
        or_(seats.c.person_id == links.c.owner_id, seats.c.kind == OPEN_SEAT),
    )
    unspent = (links.c.hash == link.hash, links.c.person_id.is_(None), leads_there)
    if connection.execute(update(links).where(*unspent).values(person_id=person)).rowcount != 1:
        raise Refused(Reason("link-spent"))


def end_links(connection: Connection, match: str, seat: int, unless_spent_by: str | None) -> None:
    """The links of a seat lead nowhere any more; only the one its new owner came by is kept."""
    ended = delete(links).where(links.c.match_id == match, links.c.seat == seat)
    if unless_spent_by is not None:
        others = or_(links.c.person_id.is_(None), links.c.person_id != unless_spent_by)
        ended = ended.where(others)
    connection.execute(ended)
