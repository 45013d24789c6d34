"""How often somebody has played a game."""

from sqlalchemy import Connection, func, select

from terrarium.tables.database.schema import matches, seats, tables


def matches_before(connection: Connection, match: str, seat: int) -> int:
    """How many matches of its game who sits there had begun when this one began."""
    this = select(seats.c.person_id, matches.c.began_at, tables.c.game)
    this = this.join_from(seats, matches).join(tables)
    found = this.where(seats.c.match_id == match, seats.c.seat == seat).subquery()
    others = select(func.count(seats.c.match_id.distinct())).join_from(seats, matches).join(tables)
    same = (seats.c.person_id == found.c.person_id, tables.c.game == found.c.game)
    count = connection.scalar(others.where(*same, matches.c.began_at < found.c.began_at))
    return count or 0
