"""docs/adding-a-game.md is true: what it names is there, in the tiny game and in the others."""

import re
from pathlib import Path

import pytest

from tests.every_game import UnderTest, of_every_game

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
BROUGHT = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
NAMED = re.findall(r"`((?:src|tests|tools)/[\w/.]+)`", PAGE)


@of_every_game
def test_a_game_brings_what_the_page_says(under: UnderTest) -> None:
    home = ROOT / under.game.home.replace(".", "/")
    home = home if home.is_dir() else ROOT / "src" / under.game.home.replace(".", "/")
    there = {path.stem for path in home.iterdir()}
    assert len(BROUGHT) == 8
    assert set(BROUGHT) <= there


@pytest.mark.parametrize("path", NAMED)
def test_what_the_page_names_is_there(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("name", ["GAMES", "CHARACTERS", "EVERY_GAME"])
def test_a_game_is_registered_where_the_page_says(name: str) -> None:
    (path,) = re.findall(rf"`{name}` in `([\w/.]+)`", PAGE)
    assert re.search(rf"^{name}\b.* = ", (ROOT / path).read_text("utf-8"), re.MULTILINE)
