"""Which games the pages offer: one without a page of its own is announced, and can be played."""

import asyncio
from pathlib import Path

from tests.web.client import site


def test_a_game_whose_page_is_to_come_is_announced_and_not_offered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with site(tmp_path) as here:
            home = (await here.client.get("/")).text
            assert 'value="terra_futura"' in home
            assert 'value="terramara"' not in home
            assert "soon-card" in home

    asyncio.run(scenario())


def test_whoever_knows_its_address_makes_a_table_for_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with site(tmp_path) as here:
            form = await here.client.get("/new?game=terramara")
            assert form.status_code == 200
            assert "How it begins" in form.text

    asyncio.run(scenario())
