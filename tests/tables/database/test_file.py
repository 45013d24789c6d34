"""The database as a file: one server at a time, and none that writes where nothing is kept."""

import asyncio
import errno
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from terrarium.core.reason import BadInput
from terrarium.tables.database.store import StorageGone, Store, open_store
from terrarium.tables.lobby import Lobby
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import move, seated, told, turn_of_a_person

OPEN = (
    "from pathlib import Path; import sys; from terrarium.tables.database.store import open_store\n"
)
TRY = "try:\n open_store(Path(sys.argv[1])).close()\nexcept Exception as error:\n print(error)"
ALONE = NewTable("terra", ("me", "bot:fair", "bot:fair"))


def _symlink(database: Path) -> Path:
    link = database.with_name("link.db")
    link.symlink_to(database)
    return link


def _linked_folder(database: Path) -> Path:
    link = database.parent.with_name("elsewhere")
    link.symlink_to(database.parent)
    return link / database.name


def _hard_link(database: Path) -> Path:
    link = database.parent.with_name("hard.db")
    os.link(database, link)
    return link


def _detour(database: Path) -> Path:
    return database.parent / ".." / database.parent.name / database.name


def _renamed(database: Path) -> Path:
    return database.rename(database.with_name("renamed.db"))


OTHER_NAMES = [_symlink, _linked_folder, _detour, _renamed]
if sys.platform == "linux":
    OTHER_NAMES.append(_hard_link)


@pytest.mark.parametrize("name", OTHER_NAMES)
def test_a_second_server_is_refused_by_whatever_name_it_calls_the_file(
    name: Callable[[Path], Path], tmp_path: Path
) -> None:
    database = tmp_path / "kept" / "t.db"
    store = open_store(database)
    said = subprocess.run(
        [sys.executable, "-c", OPEN + TRY, str(name(database))], capture_output=True, text=True
    )
    store.close()
    assert re.match(r"another Terrarium server (\(.*\) )?already uses", said.stdout)


@pytest.mark.parametrize("name", [_symlink, _linked_folder, _detour])
def test_where_only_a_name_can_be_locked_every_way_to_it_is_refused(
    name: Callable[[Path], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("terrarium.tables.database.lock._take_file", lambda descriptor: None)
    database = tmp_path / "kept" / "t.db"
    store = open_store(database)
    with pytest.raises(BadInput, match=r"another Terrarium server .*already uses"):
        open_store(name(database))
    store.close()


def test_a_file_that_cannot_be_locked_says_what_the_system_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks_here(descriptor: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("terrarium.tables.database.lock._take_name", no_locks_here)
    with pytest.raises(BadInput, match=r"cannot lock .*t\.db\.lock: No locks available"):
        open_store(tmp_path / "t.db")


def test_a_file_that_was_let_go_may_be_used_by_any_name(tmp_path: Path) -> None:
    open_store(tmp_path / "t.db").close()
    open_store(_symlink(tmp_path / "t.db")).close()
    open_store(tmp_path / "t.db").close()


def _delete(database: Path) -> None:
    database.unlink()


def _delete_all(database: Path) -> None:
    for path in database.parent.glob("*"):
        path.unlink()


def _delete_what_was_not_yet_moved_over(database: Path) -> None:
    database.with_name(f"{database.name}-wal").unlink()


def _move_away(database: Path) -> None:
    database.rename(database.with_name("old.db"))


def _put_another_in_its_place(database: Path) -> None:
    database.rename(database.with_name("old.db"))
    sqlite3.connect(database).close()
    database.touch()


LOSSES = [
    _delete,
    _delete_all,
    _delete_what_was_not_yet_moved_over,
    _move_away,
    _put_another_in_its_place,
]


@pytest.mark.parametrize("lose", LOSSES)
def test_no_move_is_promised_that_would_be_lost(
    lose: Callable[[Path], None], tmp_path: Path
) -> None:
    async def story(lobby: Lobby) -> None:
        live, _ = await seated(lobby, ALONE, "Ada")
        seat = await turn_of_a_person(live)
        version = live.course.version
        lose(tmp_path / "terrarium.db")
        with pytest.raises(StorageGone):
            await live.play(seat, [move(live)], version)
        assert live.course.version == version

    told(tmp_path, story)


def test_a_file_that_vanishes_while_something_is_written_is_noticed_before_it_is_promised(
    tmp_path: Path,
) -> None:
    async def write(store: Store) -> None:
        def transaction(connection: object) -> None:
            (tmp_path / "t.db").unlink()

        with pytest.raises(StorageGone):
            await store.run(transaction)

    store = open_store(tmp_path / "t.db")
    asyncio.run(write(store))
    store.close()


def test_only_a_restart_brings_a_lost_database_back(tmp_path: Path) -> None:
    database, away = tmp_path / "t.db", tmp_path / "away.db"

    async def count(store: Store) -> int:
        query = text("SELECT count(*) FROM people")
        return int(await store.read(lambda connection: connection.execute(query).scalar_one()))

    store = open_store(database)
    database.rename(away)
    assert not store.is_there()
    away.rename(database)
    with pytest.raises(StorageGone):
        asyncio.run(count(store))
    store.close()
    again = open_store(database)
    assert asyncio.run(count(again)) == 0
    again.close()
