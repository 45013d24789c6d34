"""Running the server: starting, stopping, and what stands in its way."""

import sqlite3
import stat
import threading
from pathlib import Path

import pytest

from tests.web.client import bearer
from tests.web.server import HTTP, PATIENCE, refused, running

pytestmark = pytest.mark.leisurely


def test_it_stops_when_asked_though_streams_are_open(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        seats = ["me", "open", "open"]
        made = HTTP.post(
            f"{server.url}/api/v1/tables", json={"game": "terra", "seats": seats}
        ).json()
        address = f"{server.url}/api/v1/matches/{made['match']}/stream"
        opened = threading.Barrier(4)
        threads = [threading.Thread(target=_listen, args=(address, opened)) for _ in range(3)]
        for thread in threads:
            thread.start()
        opened.wait(PATIENCE)
        assert server.stop() == 0
        for thread in threads:
            thread.join()


def _listen(address: str, opened: threading.Barrier) -> None:
    with HTTP.stream("GET", address) as stream:
        lines = stream.iter_lines()
        assert next(lines) == "id: 0"
        opened.wait(PATIENCE)
        for _ in lines:
            pass


def test_a_second_server_on_the_same_database_is_told_who_has_it(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    with running(database) as server:
        status, error = refused("serve", "--port", "0", "--database", str(database))
        first = f"process {server.process.pid}, started in {Path.cwd()}"
        assert status == 2
        assert error == f"terrarium: another Terrarium server ({first}) already uses {database}"


def test_a_port_in_use_is_said_in_one_line(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        port = server.url.rpartition(":")[2]
        status, error = refused("serve", "--port", port, "--database", str(tmp_path / "u.db"))
        assert status == 2
        assert error == f"terrarium: cannot listen on 127.0.0.1 port {port}: Address already in use"


def test_a_database_that_is_newer_broken_or_locked_is_refused_and_not_harmed(
    tmp_path: Path,
) -> None:
    newer, broken, locked = tmp_path / "newer.db", tmp_path / "broken.db", tmp_path / "locked.db"
    with running(newer), running(locked):
        pass
    with sqlite3.connect(newer) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    broken.write_text("this is not a database, but it is quite long " * 100)
    other = sqlite3.connect(locked)
    other.execute("BEGIN EXCLUSIVE")
    for path, words in ((newer, "newer Terrarium"), (broken, "not a database"), (locked, "locked")):
        status, error = refused("serve", "--port", "0", "--no-browser", "--database", str(path))
        assert status == 2
        assert words in error
        assert "\n" not in error
    other.close()
    assert broken.read_text().startswith("this is not")


def test_a_database_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept" / "t.db"
    with running(path):
        pass
    path.chmod(stat.S_IREAD)
    path.parent.chmod(stat.S_IREAD | stat.S_IEXEC)
    try:
        status, error = refused("serve", "--port", "0", "--no-browser", "--database", str(path))
        assert status == 2
        assert "\n" not in error
    finally:
        path.parent.chmod(stat.S_IRWXU)


def test_a_running_database_can_be_copied(tmp_path: Path) -> None:
    database, copy = tmp_path / "t.db", tmp_path / "copy.db"
    with running(database) as server:
        seats = ["me", "bot:fair", "bot:fair"]
        made = HTTP.post(
            f"{server.url}/api/v1/tables", json={"game": "terra", "seats": seats}
        ).json()
        assert refused("backup", str(copy), "--database", str(database)) == (0, "")
        assert refused("backup", str(copy), "--database", str(database))[0] == 2
    with running(copy) as server:
        address = f"{server.url}/api/v1/tables/{made['table']}/start"
        token = made["seats"][0]["token"]
        assert HTTP.post(address, headers=bearer(token)).status_code == 200


def test_it_works_behind_a_proxy_under_a_path(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", "--root-path", "/games") as server:
        address = server.url.removesuffix("/games")
        assert HTTP.get(f"{address}/healthz").json()["status"] == "ok"
        assert HTTP.get(f"{address}/games/healthz").json()["status"] == "ok"
        seats = ["me", "open", "open"]
        made = HTTP.post(
            f"{address}/games/api/v1/tables", json={"game": "terra", "seats": seats}
        ).json()
        assert "/games/tables/" in made["url"]
