"""The typefaces that pages bring along: free, small, and kept."""

import asyncio
import re
from pathlib import Path

import pytest

import terrarium
from terrarium.games import GAMES
from tests.web.client import site

SOURCES = Path(terrarium.__file__).parent
FILES = sorted(SOURCES.rglob("*.woff2"))
SHEETS = sorted([*SOURCES.rglob("fonts.css"), *SOURCES.rglob("face.css")])
LARGEST = 70 * 1024
PRELOADED = re.compile(r'<link rel="preload" href="([^"]+\.woff2)" as="font"')
HOUSE_PAGES = ("/", "/settings", "/no-such-page")
GAME_PAGES = ("/rules/{}", "/new?game={}")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_typeface_is_compressed_and_has_its_licence_beside_it(file: Path) -> None:
    licence = file.with_name(re.split(r"[.-]", file.name)[0] + ".LICENSE").read_text("utf-8")
    assert file.read_bytes().startswith(b"wOF2")
    assert "SIL Open Font License, Version 1.1" in " ".join(licence.split())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_licence_reserves_a_name(file: Path) -> None:
    licence = file.with_name(re.split(r"[.-]", file.name)[0] + ".LICENSE").read_text("utf-8")
    assert "with reserved font name" not in " ".join(licence.lower().split())


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_all_typefaces_of_a_page_weigh_at_most_70_kilobytes(game: str) -> None:
    others = {SOURCES / "games" / other.name for other in GAMES if other.name != game}
    own = [file for file in FILES if not others & {*file.parents}]
    assert len(own) > 3
    assert sum(file.stat().st_size for file in own) <= LARGEST


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_what_stands_in_for_a_typeface_is_as_wide_and_as_high(sheet: Path) -> None:
    rules = re.findall(r"@font-face \{(.*?)\}", sheet.read_text("utf-8"), re.DOTALL)
    stand_ins = [rule for rule in rules if "local(" in rule]
    assert len(stand_ins) >= 3
    assert all("size-adjust" in rule and "ascent-override" in rule for rule in stand_ins)


def test_pages_ask_for_their_typefaces_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with site(tmp_path) as here:
            for path in HOUSE_PAGES:
                assert len(PRELOADED.findall((await here.client.get(path)).text)) == 2, path
            for path in (path.format(game.name) for path in GAME_PAGES for game in GAMES):
                assert len(PRELOADED.findall((await here.client.get(path)).text)) == 3, path

    asyncio.run(scenario())


def test_a_typeface_is_kept_for_good(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with site(tmp_path) as here:
            page = await here.client.get("/rules/terra")
            for path in PRELOADED.findall(page.text):
                answer = await here.client.get(path)
                assert answer.headers["content-type"] == "font/woff2"
                assert "immutable" in answer.headers["cache-control"]

    asyncio.run(scenario())


def test_no_style_sheet_names_a_typeface_of_the_machine() -> None:
    named = re.compile(r"font(?:-family)?:[^;]*(?:Georgia|Arial|system-ui|serif)")
    sheets = [sheet for sheet in SOURCES.rglob("*.css") if sheet not in SHEETS]
    assert [sheet.name for sheet in sheets if named.search(sheet.read_text("utf-8"))] == []
