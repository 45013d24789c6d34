"""The page of icons: for every edition, and drawn with the table's own."""

import asyncio
from pathlib import Path

import pytest

from terrarium.core.needed import needed
from terrarium.editions import find_edition
from terrarium.games import GAMES
from terrarium.games.terramara.edition import TerramaraEdition
from terrarium.web.pages.speech import Speech
from tests.web.client import site

GAME = GAMES.find("terramara")


def visit(folder: Path, path: str) -> tuple[int, str]:
    async def look() -> tuple[int, str]:
        async with site(folder) as here:
            answer = await here.client.get(path)
            return answer.status_code, answer.text

    return asyncio.run(look())


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    status, text = visit(tmp_path_factory.mktemp("icons"), "/icons/terramara")
    assert status == 200
    return text


def test_every_effect_is_said_as_at_the_table(page: str) -> None:
    box = needed(TerramaraEdition, find_edition(GAME, "standard"))
    said = {Speech(GAME).say(line.words) for card in box.artefacts for line in card.powers.lines}
    assert [words for words in said if f"{words}." not in page] == []


def test_an_edition_that_is_not_there_is_named(tmp_path: Path) -> None:
    status, text = visit(tmp_path, "/icons/terramara?edition=none")
    assert (status, "none" in text) == (422, True)
