"""What somebody has played, and how often."""

from sqlalchemy import Connection, func, select

from terrarium.tables.database.schema import matches, seats, tables


def games_of(connection: Connection, person: str) -> set[str]:
    """The games of all tables at which a person has sat."""
    query = select(tables.c.game).distinct().join_from(seats, matches).join(tables)
    return set(connection.execute(query.where(seats.c.person_id == person)).scalars())


def matches_before(connection: Connection, match: str, seat: int) -> int:
    """How many matches of its game who sits there had begun when this one began, without guides."""
    this = select(seats.c.person_id, matches.c.began_at, tables.c.game)
    this = this.join_from(seats, matches).join(tables)
    found = this.where(seats.c.match_id == match, seats.c.seat == seat).subquery()
    others = select(func.count(seats.c.match_id.distinct())).join_from(seats, matches).join(tables)
    same = (seats.c.person_id == found.c.person_id, tables.c.game == found.c.game)
    free = (matches.c.guide == "", matches.c.guide_read == 0)
    count = connection.scalar(others.where(*same, *free, matches.c.began_at < found.c.began_at))
    return count or 0
