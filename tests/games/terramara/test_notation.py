"""Moves as text: English for ever, whatever the case and the spaces."""

import pytest

from terrarium.core.reason import Refused
from tests.cases import each
from tests.games.terramara.tables import GAME


@pytest.mark.rule("1.23c")
@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "neutral a1"),
        (35, "neutral f6"),
        (36, "draft road"),
        (42, "draft land"),
        (43, "start 1"),
        (54, "start 12"),
        (55, "crossroad 1"),
        (62, "outpost 4"),
        (63, "send explorer to hire"),
        (68, "send explorer to a1"),
        (110, "send chief to hire"),
        (157, "send warrior to hire"),
        (203, "send warrior to hut"),
        (204, "flip"),
        (205, "recall hire"),
        (251, "recall hut"),
        (252, "travel start-c1"),
        (281, "travel r6-end"),
        (282, "advance 0"),
        (291, "advance 9"),
        (292, "times 1"),
        (301, "choose 1"),
        (309, "work 1"),
        (312, "refine cattle"),
        (316, "pay cattle"),
        (324, "gain cattle"),
        (332, "give cattle"),
        (340, "less leather"),
        (344, "craft 1"),
        (352, "craft reserved"),
        (353, "reserve 1"),
        (361, "use card 1"),
        (412, "use card 52"),
        (413, "use tile 1"),
        (431, "use character"),
        (432, "raid"),
        (433, "first"),
        (434, "done"),
        (435, "end"),
    ],
)
def test_a_move_has_its_number_and_its_text_for_ever(number: int, text: str) -> None:
    assert (GAME.spell(number), GAME.parse(text)) == (text, number)


def test_there_are_436_moves_with_as_many_texts() -> None:
    texts = [GAME.spell(move) for move in range(len(GAME.notation))]
    assert (len(texts), len(set(texts))) == (436, 436)
    assert [GAME.parse(text) for text in texts] == list(range(436))


@pytest.mark.parametrize("text", ["SEND Explorer to A1", "  send   explorer to a1 "])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert GAME.parse(text) == GAME.parse("send explorer to a1")


@pytest.mark.parametrize(
    ("id", "text"),
    each(
        {
            "terramara-no-such-move": ["", "dance", "send explorer", "raid 1"],
            "terramara-no-such-member": ["send mule to a1"],
            "terramara-no-such-space": ["send explorer to z9", "recall a7"],
            "terramara-no-such-edge": ["travel c1-c3", "travel end-c5"],
            "terramara-no-such-card-place": ["craft 9", "craft 0"],
            "terramara-no-such-level": ["work 4"],
            "terramara-no-such-good": ["pay gold", "give raw"],
            "terramara-no-such-used": ["use card 53", "use tile 0"],
        }
    ),
)
def test_what_is_no_move_is_told(id: str, text: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.parse(text)
    assert refused.value.reason.id == id
