"""A game's rules page, as a stranger gets it."""

import asyncio
from pathlib import Path

from tests.web.client import site


def rules_page(folder: Path, game: str) -> str:
    """Its style sheet is there, too."""

    async def visit() -> str:
        async with site(folder) as here:
            style = await here.client.get(f"/games/{game}/rules.css")
            assert style.status_code == 200
            return (await here.client.get(f"/rules/{game}")).text

    return asyncio.run(visit())
