"""A game that brings no page of its own: it is drawn from its picture."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import pytest
from markupsafe import Markup

from terrarium.web.pages.match_page import MatchPage
from terrarium.web.pages.reader import Reader
from tests.tables.lobbies import QUICK
from tests.web.client import Site, site

pytestmark = pytest.mark.usefixtures("with_dare")
WITH_DARE = replace(QUICK, worker="tests.tiny.worker")


async def _page(here: Site, path: str) -> str:
    answer = await here.client.get(path)
    assert answer.status_code == 200, answer.text
    return " ".join(answer.text.split())


def test_its_offers_are_buttons_and_its_sections_the_board(tmp_path: Path) -> None:
    async def parts() -> dict[str, Markup]:
        async with site(tmp_path, WITH_DARE) as here:
            played = await here.table("me", "bot:random", game="dare")
            page = MatchPage(await here.lobby.matches.get(played.match), "")
            return page.public() | page.of_seat(Reader(0, False, ""))

    shown = asyncio.run(parts())
    assert re.findall(r'name="move" value="(\w+)"', shown["own"]) == ["roll", "take"]
    assert shown["board"].count(">1 coin\u200b<") == 2


def test_its_cover_rules_and_look_are_those_of_all_tables(tmp_path: Path) -> None:
    async def pages() -> tuple[str, str, str]:
        async with site(tmp_path, WITH_DARE) as here:
            paths = ("/", "/rules/dare", "/games/dare/page.css")
            home, rules, look = [await _page(here, path) for path in paths]
            return home, rules, look

    home, rules, look = asyncio.run(pages())
    assert "<h3>Dare</h3>" in home
    assert "Who has most left wins." in rules
    assert ".pictured" in look
