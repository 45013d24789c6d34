"""The key of all icons, of every game: what stands on the table stands here with a sentence."""

import asyncio
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from terrarium.core.game import Game
from terrarium.games import GAMES
from terrarium.web.pages.games import icons_of
from tests.web.client import site

WITH_ICONS = [game for game in GAMES if icons_of(game)]
EVERY_GAME = pytest.mark.parametrize("game", WITH_ICONS, ids=lambda game: game.name)
SAID = re.compile(r'<span class="says">(.*?)</span>', re.DOTALL)
ON_THE_TABLE = {
    "terra": ("i-green", "i-blue", "i-red", "i-flame"),
    "terra_futura": ("t-any", "t-money", "t-pollution", "i-space", "i-plus", "i-wind", "i-hands"),
}


async def _asked(folder: Path) -> dict[str, str]:
    async with site(folder) as here:
        paths = {game.name: f"/icons/{game.name}" for game in WITH_ICONS}
        return {name: (await here.client.get(path)).text for name, path in paths.items()}


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    return asyncio.run(_asked(tmp_path_factory.mktemp("icons")))


@EVERY_GAME
def test_every_drawing_that_is_used_is_there(game: Game, pages: Mapping[str, str]) -> None:
    drawn = set(re.findall(r'<use href="#([a-z0-9-]+)"', pages[game.name]))
    assert drawn <= set(re.findall(r'<symbol id="([a-z0-9-]+)"', pages[game.name]))
    assert set(ON_THE_TABLE.get(game.name, ())) <= drawn


@EVERY_GAME
def test_everything_has_a_sentence_of_its_own(game: Game, pages: Mapping[str, str]) -> None:
    alone = pages[game.name].partition('id="icons-on-artefacts"')[0]
    said = [re.sub(r"\s+", " ", words).strip() for words in SAID.findall(alone)]
    assert len(said) >= 20
    assert sorted(set(said)) == sorted(said)


@EVERY_GAME
def test_the_strict_policy_has_nothing_to_refuse(game: Game, pages: Mapping[str, str]) -> None:
    assert re.findall(r"<style|\sstyle=|<script(?![^>]* src=)", pages[game.name]) == []


@EVERY_GAME
def test_rules_and_icons_lead_to_each_other(tmp_path: Path, game: Game) -> None:
    async def ask() -> tuple[str, str]:
        async with site(tmp_path) as here:
            rules, icons = f"/rules/{game.name}", f"/icons/{game.name}"
            return (await here.client.get(rules)).text, (await here.client.get(icons)).text

    rules, icons = asyncio.run(ask())
    assert f'href="/icons/{game.name}"' in rules
    assert f'href="/rules/{game.name}"' in icons


def test_a_game_that_is_not_there_has_no_icons(tmp_path: Path) -> None:
    async def ask() -> int:
        async with site(tmp_path) as here:
            return (await here.client.get("/icons/chess")).status_code

    assert asyncio.run(ask()) == 404
