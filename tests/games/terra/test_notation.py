"""How moves are numbered and written: both for ever."""

import pytest

from terrarium.core.reason import Refused
from tests.cases import each
from tests.games.terra.table import GAME


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (0, "pass"),
        (1, "play green 1"),
        (6, "play green 6"),
        (18, "play red 6"),
        (19, "help north-america-green with green 1"),
        (30, "help north-america-blue with blue 6"),
        (73, "help africa-green with green 1"),
        (126, "help oceania-red with red 6"),
        (127, "hoard green 1 1 1"),
        (144, "hoard red 6 6 6"),
        (145, "hoard green 1 blue 1 red 1"),
        (151, "hoard green 1 2 3"),
        (162, "hoard red 4 5 6"),
        (163, "hoard green 1 blue 2 red 3"),
        (186, "hoard red 4 blue 5 green 6"),
        (187, "end"),
        (188, "discard green 1"),
        (205, "discard red 6"),
    ],
)
def test_a_number_means_one_text_for_ever(move: int, text: str) -> None:
    assert GAME.spell(move) == text
    assert GAME.parse(text) == move


def test_there_are_206_moves() -> None:
    assert len(GAME.notation) == 206


def test_case_and_spacing_do_not_matter() -> None:
    assert GAME.parse("  Help\tAFRICA-green  with Green   4 ") == GAME.parse(
        "help africa-green with green 4"
    )


@pytest.mark.parametrize("text", ["hoard red 2 blue 3 green 4", "hoard green 4 red 2 blue 3"])
def test_the_cards_of_a_set_may_come_in_any_order(text: str) -> None:
    assert GAME.spell(GAME.parse(text)) == "hoard red 2 blue 3 green 4"


def test_a_set_in_one_colour_may_name_the_colour_once_or_thrice() -> None:
    assert GAME.parse("hoard red 4 2 3") == GAME.parse("hoard red 2 red 3 red 4")


@pytest.mark.parametrize(
    ("reason", "text"),
    each(
        {
            "no-such-move": ["", "   ", "fold", "pass green 4", "end now"],
            "no-such-card": [
                "play",
                "play green",
                "play green 7",
                "play green 0",
                "play yellow 3",
                "play green 4 5",
                "discard",
                "discard africa-green",
                "help africa-green with",
                "hoard 2 3 4",
                "hoard red 2 3 x",
                "hoard red 2 3 44",
                "hoard red ² ³ 4",
            ],
            "no-such-crisis": ["help", "help mars-green with green 1"],
            "help-with-what": ["help africa-green", "help africa-green green 1"],
            "wrong-colour": ["help africa-green with blue 1"],
            "no-such-set": ["hoard", "hoard red"],
        }
    ),
)
def test_what_is_no_move_is_refused_with_a_reason(reason: str, text: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.parse(text)
    assert refusal.value.reason.id == f"terra-{reason}"


@pytest.mark.parametrize("verb", ["", "play ", "help ", "hoard "])
def test_a_strangers_words_are_repeated_in_short(verb: str) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.parse(verb + "x" * 10_000)
    assert len(str(refusal.value.reason.args["text"])) == 40
