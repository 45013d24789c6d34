"""A table stores every option, so that its matches keep their rules when a default changes."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from terrarium.core.reason import Refused
from terrarium.games import GAMES
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.person import Person
from terrarium.tables.wish import NewTable
from tests.tables.database.old_database import put_old_database
from tests.tables.lobbies import lobby_in, seated

FUTURA = NewTable("terra_futura", ("me", "bot:random"), seed=1)

Found = TypeVar("Found")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    put_old_database(tmp_path)
    return tmp_path


def in_lobby(folder: Path, ask: Callable[[Lobby], Awaitable[Found]]) -> Found:
    async def run() -> Found:
        async with lobby_in(folder) as lobby:
            return await ask(lobby)

    return asyncio.run(run())


def stored(folder: Path, what: str, game: str = "terra_futura") -> list[str]:
    database = sqlite3.connect(folder / "terrarium.db")
    rows = database.execute(f"SELECT {what} FROM tables WHERE game = ? ORDER BY made_at", (game,))
    found = [row[0] for row in rows]
    database.close()
    return found


def test_a_new_table_stores_every_option(tmp_path: Path) -> None:
    in_lobby(tmp_path, lambda lobby: seated(lobby, FUTURA, "Ada"))
    options = GAMES.find("terra_futura").options
    assert json.loads(stored(tmp_path, "options")[0]) == {o.name: o.default for o in options}


def test_a_table_of_before_is_given_the_defaults_of_then(folder: Path) -> None:
    in_lobby(folder, Lobby.open_tables)
    under_way, over, waiting, *_ = map(json.loads, stored(folder, "options"))
    then = {"touching": "yes", "assist_copy_inactive": "no", "simultaneous_patterns": "no"}
    assert (under_way, over, waiting) == (then, then, {**then, "touching": "no"})


def test_what_a_table_of_before_had_chosen_stays(folder: Path) -> None:
    in_lobby(folder, Lobby.open_tables)
    options = json.loads(stored(folder, "options", "terra")[0])
    assert (options["teams"], options["threat_offset"], options["start"]) == ("yes", "2", "random")


def test_a_match_under_way_goes_on_by_the_ruling_it_was_begun_with(folder: Path) -> None:
    async def copy(lobby: Lobby) -> str:
        live = await lobby.matches.get(stored(folder, "match_id")[0])
        with pytest.raises(Refused) as refused:
            await live.play(live.course.actor, ["activate c3 3"], live.course.version)
        await live.play(live.course.actor, ["end"], live.course.version)
        return refused.value.reason.id

    assert in_lobby(folder, copy) == "terra_futura-nothing-to-copy"


def test_its_rematch_is_played_by_the_same_rules(folder: Path) -> None:
    async def again(lobby: Lobby) -> LiveMatch:
        over = await lobby.matches.get(stored(folder, "match_id")[1])
        host = Person(over.table.host or "", "Cy")
        return await lobby.matches.get(await lobby.rematch(over.table.id, host))

    assert in_lobby(folder, again).table.options["assist_copy_inactive"] == "no"


def test_the_record_of_a_match_that_was_over_says_the_ruling_it_was_played_by(folder: Path) -> None:
    async def record(lobby: Lobby) -> str:
        return (await lobby.matches.get(stored(folder, "match_id")[1])).course.record()

    assert "\noption assist_copy_inactive: no\n" in in_lobby(folder, record)
