"""Somebody else holds the database for a while: moves wait, or are refused and taken later."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.tables.lobbies import PATIENCE
from tests.web.client import is_clear, site


def test_while_the_database_is_locked_one_can_look_and_a_move_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("terrarium.tables.database.store._PATIENCE", PATIENCE)

    async def play() -> None:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            shown = await played.choice()
            with _locked(tmp_path):
                moving = asyncio.create_task(played.play_one(shown))
                for _ in range(10):
                    assert (await played.get(shown["actor"])).json() == shown
                assert not moving.done()
            assert (await moving).status_code == 200

    asyncio.run(play())


def test_a_move_that_has_waited_long_enough_for_the_database_is_refused_and_then_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("terrarium.tables.database.store._PATIENCE", 0.05)

    async def play() -> None:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            shown = await played.choice()
            with _locked(tmp_path):
                refused = await played.play_one(shown)
            is_clear(refused, 503)
            assert refused.headers["Retry-After"]
            assert (await played.play_one(shown)).status_code == 200

    asyncio.run(play())


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Somebody else writes to the database."""
    other = sqlite3.connect(folder / "terrarium.db", check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.rollback()
        other.close()
