"""The database: made, brought up to date, copied; each change whole or not at all."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, inspect, text

from terrarium.core.reason import BadInput
from terrarium.tables.database.migrate import (
    MIGRATIONS,
    bring_up_to_date,
    known_revisions,
    revision_of,
)
from terrarium.tables.database.schema import METADATA, REVISION
from terrarium.tables.database.store import StorageFailed, open_store
from tests.tables.lobbies import PATIENCE, lobby_in, move, plays, seated, turn_of_a_person
from tests.tables.test_room import ALONE

NEXT = f"""
from alembic import op
import sqlalchemy as sa
revision = "9000"
down_revision = "{REVISION}"
def upgrade():
    op.add_column("people", sa.Column("shoe_size", sa.Integer()))
"""


def test_the_migrations_make_the_schema_that_the_program_uses(tmp_path: Path) -> None:
    open_store(tmp_path / "t.db").close()
    found = inspect(create_engine(f"sqlite:///{tmp_path / 't.db'}"))
    assert known_revisions()[0] == REVISION
    for table in METADATA.tables.values():
        columns = {(column["name"], column["nullable"]) for column in found.get_columns(table.name)}
        assert columns == {(column.name, bool(column.nullable)) for column in table.columns}
        indices = {index["name"] for index in found.get_indexes(table.name)}
        assert indices == {index.name for index in table.indexes}


def test_an_older_database_is_copied_first_and_then_brought_up_to_date(tmp_path: Path) -> None:
    database, migrations = tmp_path / "t.db", tmp_path / "migrations"
    open_store(database).close()
    shutil.copytree(MIGRATIONS, migrations)
    (migrations / "versions" / "9000_next.py").write_text(NEXT)
    engine = create_engine(f"sqlite:///{database}")
    bring_up_to_date(engine, database, "9000", migrations)
    with engine.connect() as connection:
        assert revision_of(connection) == "9000"
    engine.dispose()
    with sqlite3.connect(tmp_path / "t.db.before-9000") as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchone() == (REVISION,)
    copy.close()
    with pytest.raises(BadInput, match="newer Terrarium"):
        open_store(database)


def test_a_database_of_the_first_schema_goes_on_with_all_that_is_in_it(tmp_path: Path) -> None:
    async def begin() -> str:
        async with lobby_in(tmp_path) as lobby:
            live, _ = await seated(lobby, ALONE, "Ada")
            await turn_of_a_person(live)
            return live.id

    async def go_on(match: str) -> None:
        async with lobby_in(tmp_path) as lobby:
            live = await lobby.matches.get(match)
            await turn_of_a_person(live)
            await plays(live)

    match = asyncio.run(begin())
    with sqlite3.connect(tmp_path / "terrarium.db") as old:
        for change in (
            "DROP TABLE in_advance",
            "DROP TABLE undo_requests",
            "DROP TABLE signing_keys",
            "DROP INDEX ix_messages_match_id",
            "ALTER TABLE messages DROP COLUMN match_id",
            "ALTER TABLE messages DROP COLUMN version",
            "ALTER TABLE tables DROP COLUMN hints",
            "ALTER TABLE matches DROP COLUMN guide",
            "ALTER TABLE matches DROP COLUMN guide_read",
            "UPDATE alembic_version SET version_num = '0001'",
        ):
            old.execute(change)
    old.close()
    asyncio.run(go_on(match))
    assert (tmp_path / f"terrarium.db.before-{REVISION}").is_file()


def test_a_match_that_cannot_be_read_does_not_keep_the_others_waiting(tmp_path: Path) -> None:
    async def begin() -> list[str]:
        async with lobby_in(tmp_path) as lobby:
            return [(await seated(lobby, ALONE, "Ada"))[0].id for _ in range(3)]

    async def go_on() -> list[str]:
        async with lobby_in(tmp_path) as lobby:
            async with asyncio.timeout(PATIENCE):
                while len(found := [live.id for live in lobby.matches.in_memory()]) < 2:
                    await asyncio.sleep(0.01)
            return found

    good, broken, other = asyncio.run(begin())
    with sqlite3.connect(tmp_path / "terrarium.db") as database:
        database.execute("UPDATE matches SET edition_text = 'x' WHERE id = ?", (broken,))
    database.close()
    assert set(asyncio.run(go_on())) == {good, other}


def test_who_looks_does_not_wait_for_who_writes(tmp_path: Path) -> None:
    async def run() -> None:
        store = open_store(tmp_path / "t.db")
        other = sqlite3.connect(tmp_path / "t.db", check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        assert await store.read(revision_of) == REVISION
        other.close()
        store.close()

    asyncio.run(run())


def test_a_change_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    def half(connection: Connection) -> None:
        connection.execute(text("INSERT INTO people VALUES ('x', 'Ada', '{}', 0)"))
        connection.execute(text("INSERT INTO nowhere VALUES (1)"))

    async def run() -> int:
        store = open_store(tmp_path / "t.db")
        with pytest.raises(StorageFailed):
            await store.run(half)
        count = await store.run(
            lambda connection: connection.execute(text("SELECT count(*) FROM people")).scalar_one()
        )
        store.close()
        return int(count)

    assert asyncio.run(run()) == 0


def test_a_database_that_somebody_else_locks_refuses_the_move_and_then_takes_it(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        async with lobby_in(tmp_path) as lobby:
            live, _ = await seated(lobby, ALONE, "Ada")
            seat = await turn_of_a_person(live)
            version, chosen = live.course.version, move(live)
            other = sqlite3.connect(tmp_path / "terrarium.db", check_same_thread=False)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageFailed):
                await live.play(seat, [chosen], version)
            assert live.course.version == version
            other.rollback()
            other.close()
            assert await live.play(seat, [chosen], version) == version + 1

    asyncio.run(run())
