"""What is kept, as SQL tables; portable between SQLite and PostgreSQL.

people     a name and its settings            tokens    what devices and programs show as theirs
tables     where people sit                   links     a seat's address, spent by one device
matches    one play of a game at a table      entries   its log: the insert is the move
seats      who sits there in one match        messages  what was said and noted at a table
seat_keys  further devices' people who may act for a seat
in_advance, undo_requests  what a seat has asked for, and waits
signing_keys  what cookies are signed with
"""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

REVISION = "0008"  # the newest file in migrations/versions

METADATA = MetaData()

people = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("made_at", Float, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("host", ForeignKey("people.id")),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("clock", Integer),
    Column("undo", String(8), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("seed", String(40)),
    Column("phase", String(8), nullable=False),
    Column("match_id", String(32), nullable=False),
    Column("made_at", Float, nullable=False),
    Index("tables_by_phase", "phase", "made_at"),
)

matches = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("ruleset", Integer, nullable=False),
    Column("edition_text", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("guide", String(40), nullable=False),
    Column("guide_read", Integer, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("began_at", Float),
    Column("over_at", Float),
    Index("matches_by_phase", "phase"),
)

seats = Table(
    "seats",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("person_id", ForeignKey("people.id"), index=True),
    Column("name", Text, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("held", String(8), nullable=False),
    Column("late", Integer, nullable=False),
    PrimaryKeyConstraint("match_id", "seat"),
)

seat_keys = Table(
    "seat_keys",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    PrimaryKeyConstraint("match_id", "seat", "person_id"),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("table_id", ForeignKey("tables.id"), index=True),
    Column("seat", Integer),
    Column("made_at", Float, nullable=False),
)

links = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("owner_id", ForeignKey("people.id"), nullable=False, index=True),  # whose device it adds
    Column("person_id", ForeignKey("people.id")),  # who spent it
    Column("made_at", Float, nullable=False),
)

entries = Table(
    "entries",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("note", String(40), nullable=False),
    Column("made_at", Float, nullable=False),
    PrimaryKeyConstraint("match_id", "version"),
)

in_advance = Table(
    "in_advance",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("occasion", Integer, nullable=False),
    PrimaryKeyConstraint("match_id", "seat"),
)

undo_requests = Table(
    "undo_requests",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("back_to", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
)

messages = Table(
    "messages",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person_id", ForeignKey("people.id")),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("match_id", String(32), index=True),  # of a note that has a place in a match's log
    Column("version", Integer),
)

signing_keys = Table(
    "signing_keys",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("key", String(64), nullable=False),
    Column("made_at", Float, nullable=False),
)
