"""A database of schema 0003 with matches under way opens and goes on; guides find their match."""

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from terrarium.tables.database.store import open_store
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.table import NotThere
from tests.tables.database.old_database import KEPT, put_old_database
from tests.tables.lobbies import move, refused, told, turn_of_a_person


@pytest.mark.parametrize("name", ["people", "futura", "left over"])
def test_a_match_under_way_goes_on_where_it_was(tmp_path: Path, name: str) -> None:
    async def story(lobby: Lobby) -> None:
        live = await _match(lobby, name)
        assert live.course.version == KEPT[name]["version"]
        seat = await turn_of_a_person(live)
        before = live.course.version
        assert await live.play(seat, [move(live)], before) == before + 1

    _told(tmp_path, story)


@pytest.mark.parametrize("link", ["Ada's seat", "left over", "waiting"])
def test_its_unspent_links_are_void(tmp_path: Path, link: str) -> None:
    async def story(lobby: Lobby) -> None:
        with pytest.raises(NotThere):
            await lobby.reception.look_at_link(KEPT[f"link to {link}"])

    _told(tmp_path, story)


def test_devices_of_who_sits_there_stay_and_those_of_somebody_before_them_do_not(
    tmp_path: Path,
) -> None:
    async def story(lobby: Lobby) -> None:
        assert await _seats(lobby, "people", "Ada's phone") == [0]
        assert await _seats(lobby, "left over", "Eve's tablet") == [1]
        assert await _seats(lobby, "left over", "Bo's phone") == []
        assert await _seats(lobby, "waiting", "Bo's phone") == []

    _told(tmp_path, story)


def test_a_program_that_had_left_is_not_expected_but_one_that_has_not_come_yet_is(
    tmp_path: Path,
) -> None:
    async def story(lobby: Lobby) -> None:
        assert await lobby.reception.caller(KEPT["token of who comes"]) is not None
        assert await lobby.reception.caller(KEPT["token of who left"]) is None
        host = await lobby.reception.caller(KEPT["Cy"])
        assert host is not None
        await refused(lobby.start(KEPT["programs"]["table"], host.person), "seats-open")

    _told(tmp_path, story)


def _told(folder: Path, story: Callable[[Lobby], Awaitable[None]]) -> None:
    put_old_database(folder)
    told(folder, story)


def test_a_guide_of_a_table_becomes_that_of_the_match_which_is_played_there(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "terrarium.db")
    database.executescript(
        """
        CREATE TABLE tables (id TEXT, match_id TEXT, guide TEXT, guide_read INTEGER);
        CREATE TABLE matches (id TEXT);
        INSERT INTO tables VALUES ('learning', 'second', '1', 4), ('free', 'third', '', 0);
        INSERT INTO matches VALUES ('first'), ('second'), ('third');
        CREATE TABLE alembic_version (version_num TEXT);
        INSERT INTO alembic_version VALUES ('0007');
        """
    )
    database.close()
    open_store(tmp_path / "terrarium.db").close()
    with sqlite3.connect(tmp_path / "terrarium.db") as migrated:
        guides = migrated.execute("SELECT id, guide, guide_read FROM matches ORDER BY id")
        assert guides.fetchall() == [("first", "", 0), ("second", "1", 4), ("third", "", 0)]
    migrated.close()


async def _match(lobby: Lobby, name: str) -> LiveMatch:
    return await lobby.matches.get(KEPT[name]["match"])


async def _seats(lobby: Lobby, table: str, who: str) -> list[int]:
    caller = await lobby.reception.caller(KEPT[who])
    assert caller is not None
    return (await _match(lobby, table)).table.seats_of(caller.person.id)
