"""Keys stand on the things that they press, and each of them on one thing at a time."""

import asyncio
import re
from pathlib import Path

import pytest

from terrarium.core.chance import named_stream
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import turn_of_a_person
from tests.web.client import site
from tests.web.folded import WITH_PAGES
from tests.web.test_seats import THREE, browser

KEY = re.compile(r'data-key="([^"]+)" aria-keyshortcuts="([^"]+)"')
EVERYWHERE = {"?", "c", "h", "i", "l", "m", "n", "r"}
DECISIONS = 12


async def _pages(folder: Path, game: str) -> list[str]:
    """Of the first decisions of a match against bots, made by chance."""
    async with site(folder) as here:
        ada, chance = await browser(here, "Ada"), named_stream(f"keys of {game}")
        wish = NewTable(game, ("me", "bot:random", "bot:random"), hints=True, seed=3)
        live, pages = await here.lobby.play_at_once(ada.person, wish), list[str]()
        for _ in range(DECISIONS):
            await turn_of_a_person(live)
            pages.append(await ada.get(f"/matches/{live.id}"))
            legal = live.course.view(0).legal
            move = live.course.history.game.spell(legal[chance.below(len(legal))])
            await live.play(0, [move], live.course.version)
        return pages


@pytest.mark.parametrize("game", [under.name for under in WITH_PAGES])
def test_each_key_presses_one_thing_and_is_told_to_whoever_listens(
    tmp_path: Path, game: str
) -> None:
    for page in asyncio.run(_pages(tmp_path, game)):
        keys = KEY.findall(page)
        assert page.count("data-key=") == len(keys)
        assert len(dict(keys)) == len(keys)
        assert all(pressed == told for pressed, told in keys)


def test_the_usual_keys_are_at_every_table_and_the_way_on_where_there_is_one(
    tmp_path: Path,
) -> None:
    pages = asyncio.run(_pages(tmp_path, "terra"))
    found = [{key for key, _ in KEY.findall(page)} for page in pages]
    assert all(keys >= EVERYWHERE - {"i"} | {"e"} for keys in found)


def test_the_waiting_room_has_few_keys(tmp_path: Path) -> None:
    async def shown() -> str:
        async with site(tmp_path) as here:
            ada = await browser(here, "Ada")
            table = await here.lobby.create_table(ada.person, THREE)
            return await ada.get(f"/tables/{table.id}")

    assert {key for key, _ in KEY.findall(asyncio.run(shown()))} == {"?", "c"}
