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
CITED = re.compile(r'"(1\.[0-9]+[a-d]?|M-[0-9]+b?)"')
IDS = re.compile(r"^(terramara-rules-[a-zA-Z0-9_-]+) =", re.MULTILINE)


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    return rules_page(tmp_path_factory.mktemp("rules"), "terramara")


def test_every_rule_that_a_reason_names_has_its_paragraph(page: str) -> None:
    sources = [file.read_text("utf-8") for file in HOME.rglob("*.py")]
    cited = {rule for source in sources for rule in CITED.findall(source)}
    assert len(cited) >= 20
    assert [rule for rule in sorted(cited) if page.count(f'id="rule-{rule}"') != 1] == []


def test_every_drawing_that_is_used_is_there(page: str) -> None:
    there = set(re.findall(r'<symbol id="([a-z0-9-]+)"', page))
    assert set(re.findall(r'<use href="#([a-z0-9-]+)"', page)) <= there


def test_it_has_no_style_that_the_policy_would_refuse(page: str) -> None:
    assert re.findall(r"<style|\sstyle=|<script(?![^>]* src=)", page) == []


def test_the_way_to_the_icons_is_there(page: str) -> None:
    assert 'href="/icons/terramara"' in page


def test_every_word_of_the_rules_is_on_the_page(page: str) -> None:
    shown = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page.replace('"', "")))
    lines = [
        line.strip().removeprefix("- ")
        for id in IDS.findall(WORDS.read_text("utf-8"))
        if "-picture-" not in id and not id.endswith("-contents")
        for line in Speech(GAME).text(id).splitlines()
    ]
    assert [line for line in lines if line not in shown] == []
