"""Every move has a name for a button."""

import pytest

from terrarium.games.terramara.moves import MOVES, NOTATION
from terrarium.games.terramara.page.named import move_in_words
from terrarium.text.words import Words
from tests.games.terramara.tables import GAME

WORDS = Words(GAME)


def name(text: str) -> str:
    return WORDS.say(move_in_words(NOTATION.parse(text)))


def test_every_move_has_a_name() -> None:
    names = [WORDS.say(move_in_words(move)) for move in range(MOVES)]
    assert not [said for said in names if "terramara-" in said or "{" in said]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("send chief to develop", "Chief to Develop"),
        ("neutral b3", "Neutral explorer on b3"),
        ("travel c1-r2", "Caravan to outpost 2"),
        ("advance 0", "No step on the river"),
        ("use card 17", "Use an artefact"),
        ("less metal", "Save metal"),
        ("craft reserved", "Craft the reserved artefact"),
    ],
)
def test_a_move_is_named_by_what_it_does(move: str, words: str) -> None:
    assert name(move) == words
