"""The rules page: each paragraph has its anchor, and the document of the repository is the same."""

import re
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from terrarium.web.pages.speech import Speech
from tests.games.terra_futura.table import GAME
from tests.web.rules_pages import rules_page

ROOT = Path(str(files("terrarium")))
TOOL = Path(__file__).parents[2] / "tools" / "rules_document.py"
PARAGRAPHS = Path(__file__).parents[1] / "games" / "terra_futura" / "paragraphs.toml"
WORDS = ROOT / "games" / "terra_futura" / "page" / "text" / "rules-en.ftl"
USED = re.compile(r'<use href="#([a-z-]+)"')


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    return rules_page(tmp_path_factory.mktemp("rules"), "terra_futura")


def test_every_paragraph_up_to_the_end_of_the_game_stands_on_the_page(page: str) -> None:
    ids = [str(entry["id"]) for entry in tomllib.loads(PARAGRAPHS.read_text())["paragraph"]]
    wanted = [id for id in ids if id[0] in "12345"]
    assert len(wanted) >= 30
    assert [id for id in wanted if page.count(f'id="rule-{id}"') != 1] == []


def test_the_rules_draw_the_icons_of_the_table(page: str) -> None:
    sprite = (ROOT / "games" / "terra_futura" / "page" / "templates" / "sprite.html").read_text()
    there, drawn = set(re.findall(r'<symbol id="([a-z-]+)"', sprite)), set(USED.findall(page))
    assert drawn <= there
    assert {name for name in there if name.startswith("t-")} <= drawn
    assert "<symbol" in page


def test_any_product_is_explained(page: str) -> None:
    assert "“Any product” means food, construction or goods" in page


@pytest.mark.parametrize("number", [44, 20, 12, 10])
def test_the_scoring_example_is_drawn(page: str, number: int) -> None:
    assert f">{number}</text>" in page


def test_every_word_of_the_rules_is_used_on_the_page(page: str) -> None:
    ids = re.findall(r"^(terra_futura-rules-[a-z0-9_-]+) =", WORDS.read_text("utf-8"), re.MULTILINE)
    plain = [id for id in ids if not id.endswith("-kind") and not id.endswith("-kinds")]
    shown = page.replace("&#39;", "'")
    assert [id for id in plain if Speech(GAME).text(id) not in shown] == []


def test_the_document_and_its_pictures_are_up_to_date() -> None:
    command = [sys.executable, str(TOOL), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("", "")
