"""Talk: the last lines are in memory, all of them in the database."""

import asyncio
from pathlib import Path

from terrarium.tables.table import Spoken
from terrarium.tables.talk import KEPT, Talk
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import lobby_in, seated

THREE = NewTable("terra", ("me", "open", "open"))


def _line(number: int) -> Spoken:
    return Spoken(number, None, "Ada", f"line {number}", "", 0.0)


def test_a_watcher_that_has_seen_some_lines_is_told_the_others() -> None:
    talk = Talk([_line(1), _line(2)])
    talk.add(_line(3))
    assert [spoken.id for spoken in talk.after(2)] == [3]
    assert [spoken.id for spoken in talk.after(0)] == [1, 2, 3]
    assert talk.after(3) == []


def test_only_the_last_lines_are_kept_and_nobody_loses_their_place() -> None:
    talk = Talk([])
    for number in range(KEPT + 50):
        talk.add(_line(number))
    assert len(list(talk)) == KEPT
    assert [spoken.id for spoken in talk.after(talk.count - 1)] == [KEPT + 49]
    assert len(talk.after(0)) == KEPT


def test_older_lines_come_from_the_database_also_after_a_restart(tmp_path: Path) -> None:
    async def say() -> str:
        async with lobby_in(tmp_path) as lobby:
            live, people = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            for number in range(KEPT + 10):
                await live.room.say(people[0], f"line {number}")
            assert len(list(live.room.talk)) == KEPT
            return live.id

    async def look_back(match: str) -> None:
        async with lobby_in(tmp_path) as lobby:
            live = await lobby.matches.get(match)
            first = next(iter(live.room.talk))
            assert first.text == "line 10"
            older = await live.room.older_talk(first.id, 5)
            assert [spoken.text for spoken in older] == [
                f"line {number}" for number in range(5, 10)
            ]

    asyncio.run(look_back(asyncio.run(say())))
