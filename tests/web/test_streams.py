"""Streams: the version is the id, a reader goes on where it was, and nobody is told too early."""

import asyncio
import json
from contextlib import aclosing
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from terrarium.core.state import SPECTATOR
from terrarium.tables.database import rows
from terrarium.tables.wish import NewTable
from terrarium.web.stream import event_bytes, render_json
from tests.tables.lobbies import QUICK, plays, turn_of_a_person
from tests.web.client import site
from tests.web.eyes import pieces


def test_an_event_names_its_version_and_every_line_of_data() -> None:
    assert event_bytes("update", "a\nb", 7) == b"id: 7\nevent: update\ndata: a\ndata: b\n\n"


def test_a_reader_that_comes_back_is_told_only_what_it_has_not_seen(tmp_path: Path) -> None:
    async def read() -> tuple[list[int], int]:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            live = await here.lobby.matches.get(played.match)
            for _ in range(3):
                await turn_of_a_person(live)
                await plays(live)
            await turn_of_a_person(live)
            since = live.course.version - 2
            stream = live.watchers.subscribe(SPECTATOR, since)
            update = await anext(stream)
            assert update is not None
            data = render_json(live, SPECTATOR, update).partition(b"data: ")[2]
            shown: dict[str, Any] = json.loads(data)
            return [line["version"] for line in shown["log"]], since

    versions, since = asyncio.run(read())
    assert versions
    assert min(versions) > since


def test_whoever_is_told_of_a_move_finds_it_on_disk(tmp_path: Path) -> None:
    async def watch() -> None:
        async with site(tmp_path, replace(QUICK, quiet=0.1)) as here:
            played = await here.table("me", "bot:fair", "bot:fair")
            live = await here.lobby.matches.get(played.match)
            player = asyncio.create_task(played.play_to_the_end(15))
            async for update in live.watchers.subscribe():
                if update is not None:
                    assert await here.lobby.store.run(_stored(played.match)) >= update.version
                if player.done():
                    break

    def _stored(match: str) -> Any:
        def count(connection: Connection) -> int:
            return len(rows.load_match(connection, match).entries)

        return count

    asyncio.run(watch())


def test_bots_hurry_from_when_somebody_alone_who_wants_all_at_once_opens_the_page(
    tmp_path: Path,
) -> None:
    async def watch() -> list[bool]:
        async with site(tmp_path) as here:
            lobby = here.lobby
            ada, secret = await lobby.reception.new_person("Ada")
            ada = await lobby.reception.change_person(ada, ada.name, {"pace": "once"})
            table = await lobby.create_table(ada, NewTable("terra", ("me", "bot:fair", "bot:fair")))
            await lobby.start(table.id, ada)
            live = await lobby.matches.get(table.match)
            found = [live.moments.hurried]
            for cookie in (lobby.reception.signer.sign(secret), ""):
                async with aclosing(pieces(here, live, cookie)) as stream:
                    await anext(stream)
                    found.append(live.moments.hurried)
            return found

    assert asyncio.run(watch()) == [False, True, True]
