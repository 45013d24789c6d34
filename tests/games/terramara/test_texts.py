"""Everything that players of Terramara are told can be said in words."""

import re
from pathlib import Path

import pytest

import terrarium.games.terramara
from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.effects.powers import Line
from terrarium.text.words import Words
from tests.games.terramara.tables import EDITION, GAME

FOLDER = Path(terrarium.games.terramara.__file__).parent
CODE = "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
TEXT = "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("*.ftl"))
WORDS = Words(GAME)
NAMES = ["Ada", "Ben", "Cy", "Di"]
SIDES = [side for card in EDITION.characters for side in (card.young, card.adult)]
LINES = [
    line
    for powers in (*SIDES, *(artefact.powers for artefact in EDITION.artefacts))
    for line in powers.lines
]


def test_every_message_has_a_sentence() -> None:
    named = set(re.findall(r'"(terramara-[a-z0-9-]+)"', CODE))
    assert named - set(re.findall(r"^(terramara-[a-z0-9-]+) =", TEXT, re.MULTILINE)) == set()


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.text)
def test_every_effect_of_a_card_has_words(line: Line) -> None:
    said = WORDS.say(line.words)
    assert re.fullmatch(r"[^{}]+", said.replace("terramara-", "{"))


def test_a_gain_reads_well_to_whoever_has_it_and_to_others() -> None:
    args: Args = {"seat": Seated(0), "bundle": "2 wood, 1 metal"}
    gained = Message("terramara-gained", args)
    assert WORDS.say(gained, NAMES, 0) == "You gain 2 wood, 1 metal."
    assert WORDS.say(gained, NAMES, 1) == "Ada gains 2 wood, 1 metal."


def test_a_discount_of_each_good_reads_well_for_a_category() -> None:
    less = Message("terramara-always-less", {"category": "tools", "saved": "each"})
    assert WORDS.say(less) == "Tools cost you 1 less of each good"
