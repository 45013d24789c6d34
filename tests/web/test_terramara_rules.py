"""Terramara's rules page: each paragraph has its anchor, and the document is the same."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from terrarium.games import GAMES
from terrarium.web.pages.speech import Speech
from tests.web.rules_pages import rules_page

GAME = GAMES.find("terramara")
HOME = Path(str(files("terrarium"))) / "games" / "terramara"
WORDS = HOME / "page" / "text" / "rules-en.ftl"
IDS = re.compile(r"^(terramara-rules-[a-zA-Z0-9_-]+) =", re.MULTILINE)


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    return rules_page(tmp_path_factory.mktemp("rules"), "terramara")


def test_every_word_of_the_rules_is_on_the_page(page: str) -> None:
    shown = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page.replace('"', "")))
    lines = [
        line.strip().removeprefix("- ")
        for id in IDS.findall(WORDS.read_text("utf-8"))
        if "-picture-" not in id and not id.endswith("-contents")
        for line in Speech(GAME).text(id).splitlines()
    ]
    assert [line for line in lines if line not in shown] == []
