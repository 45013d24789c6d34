"""The rules page of every game: a paragraph for whatever a reason or a prompt names, and drawings
in the table's own icons."""

import asyncio
import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import pytest

from terrarium.core.game import Game
from terrarium.games import GAMES
from terrarium.games.terra.picture import prompt as terra
from terrarium.games.terra.state import PHASES as OF_TERRA
from terrarium.games.terra_futura.picture import prompt as terra_futura
from terrarium.games.terra_futura.state import PHASES as OF_TERRA_FUTURA
from terrarium.games.terramara.phases import EFFECT
from terrarium.games.terramara.phases import PHASES as OF_TERRAMARA
from terrarium.games.terramara.picture import prompt as terramara
from terrarium.web.pages.match_page import MatchPage
from terrarium.web.pages.reader import Reader
from tests.web.client import site
from tests.web.rules_pages import rules_page

# How each game's own sources write the number of a rule, and how many they name at least.
CITED = {
    "terra": (r'(?:Reason\(\s*"[a-z-]+",\s*"|"(?=lost"|saved"))([^"]+)"', 7),
    "terra_futura": (r'"([1-5]\.[0-9]+)"', 18),
    "terramara": (r'"(1\.[0-9]+[a-d]?|M-[0-9]+b?)"', 20),
}
ASKED = {
    "terra": (terra.RULES, OF_TERRA),
    "terra_futura": (terra_futura.RULES, OF_TERRA_FUTURA),
    "terramara": (terramara.RULES, OF_TERRAMARA[:EFFECT]),
}
FEWEST_FIGURES = 6
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    return {g.name: rules_page(tmp_path_factory.mktemp("rules"), g.name) for g in GAMES}


@EVERY_GAME
def test_every_rule_that_a_reason_or_a_prompt_names_has_its_paragraph(
    game: Game, pages: Mapping[str, str]
) -> None:
    pattern, least = CITED[game.name]
    home = Path(str(files(game.home)))
    texts = [file.read_text("utf-8") for file in home.rglob("*.py")]
    cited = {rule for text in texts for rule in re.findall(pattern, text)}
    cited |= set(ASKED[game.name][0].values())
    assert len(cited) >= least
    ids = [f'id="rule-{rule}"' for rule in sorted(cited)]
    assert [id for id in ids if pages[game.name].count(id) != 1] == []


@EVERY_GAME
def test_every_kind_of_question_names_its_rule(game: Game) -> None:
    rules, phases = ASKED[game.name]
    assert set(rules) == set(phases)


@EVERY_GAME
def test_rules_are_drawn_in_the_icons_of_the_table(game: Game, pages: Mapping[str, str]) -> None:
    page = pages[game.name]
    drawn = set(re.findall(r'<use href="#([a-z0-9-]+)"', page))
    assert drawn <= set(re.findall(r'<symbol id="([a-z0-9-]+)"', page))
    assert page.count("<figure>") >= FEWEST_FIGURES


@EVERY_GAME
def test_the_strict_policy_has_nothing_to_refuse(game: Game, pages: Mapping[str, str]) -> None:
    assert re.findall(r"<style|\sstyle=|<script(?![^>]* src=)", pages[game.name]) == []


@EVERY_GAME
def test_every_paragraph_can_be_searched(game: Game, pages: Mapping[str, str]) -> None:
    anchors = re.findall(
        r'<div class="paragraph" id="rule-[^"]+"( data-paragraph)?>', pages[game.name]
    )
    assert len(anchors) > FEWEST_FIGURES
    assert all(anchors)


@EVERY_GAME
def test_what_is_asked_leads_to_its_rule(tmp_path: Path, game: Game) -> None:
    async def own() -> str:
        async with site(tmp_path) as here:
            played = await here.table("me", *["open"] * (game.usual - 1), game=game.name)
            live = await here.lobby.matches.get(played.match)
            return MatchPage(live, "").of_seat(Reader(0, False, ""))["own"]

    link = rf'<a class="asked-by" href="/rules/{game.name}\?from=[0-9a-f]+#rule-[^"]+"'
    assert len(re.findall(link, asyncio.run(own()))) == 1
