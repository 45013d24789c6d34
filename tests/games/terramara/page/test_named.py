"""Every move has a name: for a button, as advice, and once it is made."""

import pytest

from terrarium.core.needed import needed
from terrarium.games.terramara.moves import MOVES, NOTATION
from terrarium.games.terramara.page.advised import advice_in_words
from terrarium.games.terramara.page.named import made_in_words, move_in_words
from terrarium.games.terramara.view import TerramaraView
from terrarium.text.words import Words
from tests.games.terramara.tables import AFTER, GAME, doing, terramara

WORDS = Words(GAME)
AT_THE_BENCH = f"{AFTER}row: miners-pick, hafted-adze\nculture 0: 4\ngoods 0: 3 timber"


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


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("craft 2", "Craft Hafted Adze"),
        ("reserve 1", "Reserve Miners Pick"),
        ("use card 17", "Use Wagon Wheel"),
        ("end", "End your turn"),
    ],
)
def test_advice_names_the_artefact(move: str, words: str) -> None:
    view = needed(TerramaraView, terramara(AT_THE_BENCH).state.view(0))
    assert WORDS.say(advice_in_words(view, NOTATION.parse(move))) == words


def advice(position: str, move: str) -> str:
    state = terramara(position).state
    view = needed(TerramaraView, state.view(state.actor()))
    return WORDS.say(advice_in_words(view, NOTATION.parse(move)))


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        ("phase: choose\nabout: effect 2 movement or 2 culture", "choose 2", "Choose 2 culture"),
        (
            "phase: offer\nabout: effect up to 2 times 1 ore -> 4 vp\ngoods 0: 2 ore",
            "times 2",
            "Exchange 2 times: up to 2 times 1 ore for 4 points",
        ),
        (
            "phase: tiles\nculture 0: 14\nbonus: river end full-storehouse",
            "choose 2",
            "Use the tile Full Storehouse",
        ),
        (
            "phase: outpost\nactor: 3\ncharacter 3: land",
            "outpost 1",
            "Take the outpost for culture",
        ),
        (
            "phase: crossroad\nactor: 3\ncharacter 3: land",
            "crossroad 1",
            "Take the crossroad with any refined good, take an explorer back",
        ),
        ("phase: draft", "start 3", "Take the start card Potters Kin"),
    ],
)
def test_advice_names_what_a_button_only_counts(position: str, move: str, words: str) -> None:
    assert advice(position, move) == words


@pytest.mark.parametrize(
    ("move", "words"),
    [("craft 2", "Craft Hafted Adze"), ("reserve 1", "Reserve Miners Pick")],
)
def test_a_move_that_was_made_names_the_artefact(move: str, words: str) -> None:
    table = terramara(AT_THE_BENCH).play(move)
    told = table.ears.heard[0]
    assert WORDS.say(made_in_words(NOTATION.parse(move), told)) == words


def test_a_member_that_was_sent_is_named_as_that_whatever_followed() -> None:
    table = terramara().play("send explorer to develop")
    made = made_in_words(NOTATION.parse("send explorer to develop"), table.ears.heard[0])
    assert WORDS.say(made) == "Explorer to Develop"


def test_a_tile_at_the_end_of_the_river_is_named_when_it_was_chosen() -> None:
    position = "culture 0: 13\nbonus: river 14 sword-smith, river end full-storehouse"
    table = doing("1 culture", position).play("advance 1")
    heard = len(table.ears.heard[0])
    told = table.play("choose 2").ears.heard[0][heard:]
    assert WORDS.say(made_in_words(NOTATION.parse("choose 2"), told)) == (
        "Use the tile Full Storehouse"
    )
