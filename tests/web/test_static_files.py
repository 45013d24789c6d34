"""Scripts and style sheets of a page belong together, also right after an upgrade."""

import asyncio
from pathlib import Path

import pytest

from terrarium.web.sheets import whole_sheet
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


@pytest.mark.parametrize("sheet", ["/static/table.css", "/games/terra/page.css"])
def test_a_style_sheet_comes_with_its_parts(tmp_path: Path, sheet: str) -> None:
    async def sent() -> str:
        async with site(tmp_path / "t.db") as asked:
            return (await asked.client.get(sheet)).text

    assert "@import" not in asyncio.run(sent())


def test_a_part_stands_where_it_is_imported(tmp_path: Path) -> None:
    (tmp_path / "look").mkdir()
    (tmp_path / "page.css").write_text('/* All. */\n@import "look/card.css";\n@import "end.css";\n')
    (tmp_path / "look" / "card.css").write_text("b {}")
    (tmp_path / "end.css").write_text("i {}")
    assert whole_sheet(tmp_path / "page.css") == b"/* All. */\nb {}\ni {}\n"
