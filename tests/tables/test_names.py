"""Somebody changes their name while something else happens at their tables."""

import asyncio
from pathlib import Path

from terrarium.tables.wish import NewTable
from tests.tables.lobbies import QUICK, lobby_in


def test_a_new_name_waits_for_the_change_that_is_under_way(tmp_path: Path) -> None:
    async def story() -> tuple[str, str]:
        async with lobby_in(tmp_path, QUICK) as lobby:
            ada, _ = await lobby.reception.new_person("Ada")
            table = await lobby.create_table(ada, NewTable("terra", ("me", "open", "open")))
            live = await lobby.matches.get(table.match)
            async with live.scribe.lock:
                naming = asyncio.create_task(lobby.reception.change_person(ada, "Countess", {}))
                for name in ("Bo", "Cy"):  # by then the storage has done all that was asked before
                    await lobby.reception.new_person(name)
                meanwhile = live.table.seat(0).name
            await naming
            return meanwhile, live.table.seat(0).name

    assert asyncio.run(story()) == ("Ada", "Countess")


def test_guests_of_programs_have_names_in_the_language_of_the_house(tmp_path: Path) -> None:
    async def story() -> list[str]:
        async with lobby_in(tmp_path, QUICK) as lobby:
            wish = NewTable("terra", ("me", "open", "open"))
            _, tokens = await lobby.create_with_tokens(None, "Ada", wish, ["", "Gast 1", "Gast 2"])
            callers = [await lobby.reception.caller(token) for token in tokens if token]
            return [caller.person.name for caller in callers if caller]

    assert asyncio.run(story()) == ["Ada", "Gast 1", "Gast 2"]
