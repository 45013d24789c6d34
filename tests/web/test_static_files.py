"""Scripts and style sheets of a page belong together, also right after an upgrade."""

import asyncio
import re
from pathlib import Path

import pytest

from terrarium.web.comments import without_comments
from terrarium.web.scripts import whole_script
from terrarium.web.sheets import whole_sheet
from tests.web.client import site

STATIC = ["/static/terrarium.js", "/static/terrarium.css", "/static/icon.svg"]
OF_GAMES = ["/games/terra/page.css", "/games/terramara/page.css", "/games/terramara/face.css"]


@pytest.mark.parametrize("file", [*STATIC, *OF_GAMES])
def test_a_browser_asks_whether_a_file_is_still_the_same(tmp_path: Path, file: str) -> None:
    async def asked_twice() -> None:
        async with site(tmp_path / "t.db") as asked:
            first = await asked.client.get(file)
            assert first.headers["cache-control"] == "no-cache"
            kept = {"If-None-Match": first.headers["etag"]}
            assert (await asked.client.get(file, headers=kept)).status_code == 304

    asyncio.run(asked_twice())


@pytest.mark.parametrize("file", ["/static/terrarium.js", "/static/table.css", OF_GAMES[1]])
def test_what_is_sent_whole_is_packed_for_who_can_unpack_it(tmp_path: Path, file: str) -> None:
    async def asked_both_ways() -> None:
        async with site(tmp_path / "t.db") as asked:
            packed, plain = [
                await asked.client.get(file, headers={"Accept-Encoding": able})
                for able in ("gzip, br", "identity")
            ]
            assert packed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert packed.content == plain.content
            assert packed.headers["etag"] != plain.headers["etag"]
            assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
            assert 3 * int(packed.headers["content-length"]) < len(plain.content)

    asyncio.run(asked_both_ways())


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
    assert whole_sheet(tmp_path / "page.css") == b"b {}\ni {}\n"


@pytest.mark.parametrize("script", ["terrarium.js", "reading/search.js", "reading/framed.js"])
def test_a_script_comes_with_its_modules(tmp_path: Path, script: str) -> None:
    async def sent() -> str:
        async with site(tmp_path / "t.db") as asked:
            return (await asked.client.get(f"/static/{script}")).text

    assert not re.search(r"^(import|export)\b", asyncio.run(sent()), re.MULTILINE)


def test_a_module_that_two_need_runs_once_before_both(tmp_path: Path) -> None:
    table = tmp_path / "table"
    table.mkdir()
    (table / "page.js").write_text('import { go } from "./go.js";\nimport "./seat.js";\ngo();\n')
    (table / "go.js").write_text('import "./seat.js";\nexport function go() {}\n')
    (table / "seat.js").write_text("let taken = 0;\nexport { taken };\n")
    assert whole_script(table / "page.js").decode() == (
        "const _table_seat_js = (() => {\nlet taken = 0;\n\nreturn {  taken  };\n})();\n\n"
        "const _table_go_js = (() => {\n\nfunction go() {}\nreturn { go };\n})();\n\n"
        "const { go } = _table_go_js;\n\ngo();\n"
    )


COMMENTED = """/* All of it,
   in two lines. */
const one = "/* kept */"; // beside code
  /* Indented. */
  // Alone.
const two = 4 /* between */ / 2;
/* first */ const three = "//";
/* Last. */
"""
BARE = """const one = "/* kept */"; // beside code
const two = 4 /* between */ / 2;
/* first */ const three = "//";
"""


def test_comments_that_have_lines_of_their_own_are_not_sent() -> None:
    assert without_comments(COMMENTED) == BARE
