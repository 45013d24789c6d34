"""A game's moves are described once: number, text and meaning say the same."""

from importlib import import_module

import pytest

from terrarium.core.game import Game
from terrarium.core.notation import NOT_NAMED, Notation, Part, Verb
from terrarium.core.reason import Refused
from terrarium.games import GAMES
from terrarium.games.terra_futura.cards import OPTIONS
from terrarium.games.terra_futura.cells import CELLS
from tests.tiny.game import DARE

CELL = Part("cell", ("A1", "A2"))
SMALL = Notation("small", Verb("wait"), Verb("go", CELL, "by", Part("way", ("road", "sea"))))


@pytest.fixture(params=[*GAMES, DARE], ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_the_verbs_are_numbered_one_after_the_other() -> None:
    assert [SMALL.first("wait"), SMALL.first("go"), len(SMALL)] == [0, 1, 5]


def test_the_last_thing_named_changes_fastest() -> None:
    assert [SMALL.spell(move) for move in (1, 2, 3)] == [
        "go A1 by road",
        "go A1 by sea",
        "go A2 by road",
    ]


def test_a_move_is_taken_apart_by_what_it_names() -> None:
    move = SMALL.meant("go a2 by sea")
    assert (move.verb, move["cell"], move["way"], move.get("kind")) == ("go", 1, 1, None)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("fly", "small-no-such-move"),
        ("wait here", "small-no-such-move"),
        ("go A1 road", "small-no-such-move"),
        ("go A1 on road", "small-no-such-move"),
        ("go A3 by road", "small-no-such-cell"),
        ("go A1 by air", "small-no-such-way"),
    ],
)
def test_what_is_no_move_is_refused_by_what_is_wrong_with_it(text: str, id: str) -> None:
    with pytest.raises(Refused) as refused:
        SMALL.parse(text)
    assert refused.value.reason.id == id


def test_every_number_is_found_again_by_its_text_and_by_its_meaning(game: Game) -> None:
    for number, move in enumerate(game.notation.moves):
        assert game.parse(move.text) == number
        assert game.notation.encoded(move.verb, *move.named.values()) == number


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_the_numbers_that_steps_use_are_those_of_the_table(game: Game) -> None:
    literals = vars(import_module(f"{game.home}.moves"))
    for verb in game.notation.verbs:
        assert literals[verb.upper()] == game.notation.first(verb)


def test_terra_takes_help_moves_apart_as_the_table_does() -> None:
    moves = import_module("terrarium.games.terra.moves")
    for move in moves.NOTATION.among(range(len(moves.NOTATION)), "help"):
        assert (moves.helped_crisis(move.number), moves.helping_card(move.number)) == (
            move["crisis"],
            move["card"],
        )


def test_terra_futura_takes_effects_apart_as_the_table_does() -> None:
    moves = import_module("terrarium.games.terra_futura.moves")
    for move in moves.NOTATION.among(range(len(moves.NOTATION)), "activate"):
        assert moves.activated_cell(move.number) == move["cell"]
        assert moves.activated_option(move.number) == move["effect"]
    for move in moves.NOTATION.among(range(len(moves.NOTATION)), "copy"):
        place = move["seat"] * CELLS + move["cell"]
        assert move.number - moves.COPY == place * OPTIONS + move["effect"]


def test_what_moves_name_can_be_looked_up_by_their_numbers() -> None:
    assert SMALL.values("way") == [NOT_NAMED, 0, 1, 0, 1]
