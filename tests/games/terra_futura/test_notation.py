"""Moves as text: English for ever, whatever the case and the spaces."""

import pytest

from terrarium.core.reason import Refused
from tests.cases import each
from tests.games.terra_futura.table import GAME


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "discard I"),
        (1, "discard II"),
        (2, "take I deck"),
        (6, "take I 4"),
        (7, "take II deck"),
        (12, "place a1"),
        (24, "place c3"),
        (36, "place e5"),
        (37, "end"),
        (38, "activate a1 1"),
        (137, "activate e5 4"),
        (138, "copy 0 a1 1"),
        (637, "copy 4 e5 4"),
        (638, "pay green from a1"),
        (812, "pay money from e5"),
        (813, "gain green"),
        (819, "gain money"),
        (820, "pollute a1"),
        (845, "transfer a1"),
        (870, "done"),
        (871, "keep green"),
        (878, "remove a1"),
        (903, "pattern 1"),
        (918, "pattern 16"),
        (919, "set 1"),
        (934, "set 16"),
    ],
)
def test_a_number_means_one_thing_for_ever(number: int, text: str) -> None:
    assert GAME.spell(number) == text
    assert GAME.parse(text) == number


def test_there_are_935_moves() -> None:
    assert len(GAME.notation) == 935


def test_case_and_spaces_do_not_matter() -> None:
    assert GAME.parse("  Take  ii   DECK ") == GAME.parse("take II deck")
    assert GAME.parse("PAY Green FROM C3") == GAME.parse("pay green from c3")


@pytest.mark.parametrize(
    ("id", "text"),
    each(
        {
            "no-such-move": ["", "dance", "end now", "place", "pay green c3"],
            "no-such-cell": ["place f3", "place 3c"],
            "no-such-kind": ["gain blue", "keep pollution"],
            "no-such-level": ["take III 1"],
            "no-such-place": ["take I 5", "take I 0"],
            "no-such-effect": ["activate c3 5", "activate c3 0"],
            "no-such-seat": ["copy 5 c3 1"],
            "no-such-scoring-card": ["pattern 17", "set 0"],
        }
    ),
)
def test_what_is_no_move_is_refused_with_what_would_be_right(id: str, text: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.parse(text)
    assert refused.value.reason.id == f"terra_futura-{id}"


def test_a_long_text_is_clipped() -> None:
    with pytest.raises(Refused) as refused:
        GAME.parse("x" * 500)
    assert len(str(refused.value.reason.args["text"])) == 40
