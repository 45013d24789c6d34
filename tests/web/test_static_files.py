"""Scripts and style sheets of a page belong together, also right after an upgrade."""

import asyncio
from pathlib import Path

import pytest

from tests.web.client import site


@pytest.mark.parametrize("file", ["terrarium.js", "terrarium.css", "icon.svg"])
def test_a_browser_asks_whether_a_file_is_still_the_same(tmp_path: Path, file: str) -> None:
    async def asked_twice() -> None:
        async with site(tmp_path / "t.db") as asked:
            first = await asked.client.get(f"/static/{file}")
            assert first.headers["cache-control"] == "no-cache"
            kept = {"If-None-Match": first.headers["etag"]}
            assert (await asked.client.get(f"/static/{file}", headers=kept)).status_code == 304

    asyncio.run(asked_twice())
