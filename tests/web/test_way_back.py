"""Every page that is opened from a table has a way back to it."""

import asyncio
import re
from pathlib import Path

import pytest

from terrarium.web.pages.speech import Speech
from tests.web.client import site

GAMES = ("terra", "terra_futura", "terramara")
BACK = re.compile(r'href="(/[^"]*)">Back to the table</a>')


def asked(folder: Path, *paths: str) -> list[str]:
    async def visit() -> list[str]:
        async with site(folder) as here:
            return [(await here.client.get(path)).text for path in paths]

    return asyncio.run(visit())


async def _table(folder: Path, game: str) -> tuple[str, str]:
    """A match, and its page."""
    async with site(folder) as here:
        played = await here.table("me", *["bot:random"] * (2 if game == "terra" else 1), game=game)
        return played.match, (await here.client.get(f"/matches/{played.match}")).text


@pytest.mark.parametrize("game", GAMES)
def test_rules_opened_from_a_table_lead_back_to_it(tmp_path: Path, game: str) -> None:
    match = "0123456789abcdef0123"
    (page,) = asked(tmp_path, f"/rules/{game}?from={match}")
    assert set(BACK.findall(page)) == {f"/matches/{match}"}


@pytest.mark.parametrize("wish", ["", "//evil.test", "../x", "javascript:alert(1)", "ab" * 99])
def test_nobody_is_led_elsewhere(tmp_path: Path, wish: str) -> None:
    (page,) = asked(tmp_path, f"/rules/terra?from={wish}")
    assert BACK.findall(page) == []


def test_settings_opened_from_a_table_lead_back_to_it(tmp_path: Path) -> None:
    page, alone = asked(tmp_path, "/settings?next=/matches/0123456789abcdef0123", "/settings")
    assert BACK.findall(page) == ["/matches/0123456789abcdef0123"]
    assert BACK.findall(alone) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_opens_its_rules_with_the_way_back(tmp_path: Path, game: str) -> None:
    match, shown = asyncio.run(_table(tmp_path, game))
    assert f'href="/rules/{game}?from={match}" data-drawer' in shown
    assert Speech().text("page-rules") in shown


def test_a_waiting_room_is_where_settings_lead_back_to(tmp_path: Path) -> None:
    async def page() -> tuple[str, str]:
        async with site(tmp_path) as here:
            body = {"game": "terra_futura", "seats": ["open", "open"]}
            made = (await here.client.post("/api/v1/tables", json=body)).json()
            return made["table"], (await here.client.get(f"/tables/{made['table']}")).text

    table, shown = asyncio.run(page())
    assert f'href="/settings?next=/tables/{table}"' in shown
