"""Making tables and matches in the database, each with all that belongs to it."""

import secrets
import time
from dataclasses import replace

from sqlalchemy import Connection

from terrarium.core.chance import SEED_BITS
from terrarium.core.guide import Guide
from terrarium.core.reason import Reason, Refused
from terrarium.core.record import RecordEntry
from terrarium.core.setup import Setup
from terrarium.games import GAMES
from terrarium.tables.database import people, rows
from terrarium.tables.database.people import new_id
from terrarium.tables.note import Note
from terrarium.tables.person import Person
from terrarium.tables.table import (
    BOT_SEAT,
    PLAYING,
    WAITING,
    Table,
    first_seat,
    seats_again,
)
from terrarium.tables.wish import NewTable, clock_of


def make_table(
    connection: Connection, person: Person | None, wish: NewTable, setup: Setup
) -> Table:
    """A table as wished; every "me" is the person's."""
    game = GAMES.find(wish.game)
    table = Table(
        id=new_id(),
        game=game.name,
        host=None if person is None else person.id,
        options=setup.options.all(),
        edition=setup.edition.name,
        private=wish.private,
        pace=wish.pace,
        clock=clock_of(wish),
        undo=wish.undo,
        hints=wish.hints,
        guide=wish.guide,
        guide_read=0,
        seed=None if wish.guide else wish.seed,  # after a guide the next match is dealt anew
        phase=WAITING,
        match=new_id(),
        made_at=time.time(),
        seats=[first_seat(number, text, person) for number, text in enumerate(wish.seats)],
    )
    rows.add_table(connection, table)
    rows.add_match(connection, table, game.ruleset, setup.edition.text, _seed(wish.seed))
    return table


def make_tokens(connection: Connection, table: Table, names: list[str]) -> list[str | None]:
    """A secret for each seat but the bots'; names are for those whom nobody knows yet."""
    return [
        None if seat.kind == BOT_SEAT else make_token(connection, table, seat.seat, name)
        for seat, name in zip(table.seats, names)
    ]


def make_token(connection: Connection, table: Table, seat: int, name: str) -> str:
    """A secret for one seat at a table, for programs; an open one waits for its holder."""
    holder = table.seats[seat].person or people.add_person(connection, name).id
    return people.add_token(connection, holder, table.id, seat)


def make_rematch(connection: Connection, old: Table, by: str) -> Table:
    """A new match at the same table, with the same rules; those who have left make room."""
    stored = rows.load_match(connection, old.match)
    seats = seats_again(old.seats, by)
    for seat, again in zip(old.seats, seats):
        if seat.person is not None and again.person is None:
            people.revoke(connection, old.id, seat.seat, seat.person)
    table = old.with_match(new_id(), seats)
    rows.add_match(connection, table, stored.ruleset, stored.edition_text, _seed(table.seed))
    rows.store_phase(connection, table, WAITING, time.time())
    return table


def begin_at_once(connection: Connection, table: Table, at: float) -> Table:
    """The match of a table at which nobody is waited for."""
    if not table.full:
        raise Refused(Reason("seats-open"))
    rows.store_phase(connection, table, PLAYING, at)
    rows.add_note(connection, table, None, Note("table-started").write())
    return replace(table, phase=PLAYING)


def begin_guided(guide: Guide, connection: Connection, table: Table, at: float) -> Table:
    """The match of somebody who learns, with what was played before their chapter."""
    begun, game = begin_at_once(connection, table, at), GAMES.find(guide.game)
    before = [RecordEntry(seat, game.spell(move)) for seat, move in guide.before]
    if before:
        rows.add_entries(connection, table.match, 0, before, "", at)
    return begun


def _seed(chosen: int | None) -> int:
    """The one that was chosen, or one that nobody can guess."""
    return secrets.randbits(SEED_BITS) if chosen is None else chosen
