"""Position texts: keys and values, and what is wrong with them, by line."""

from collections.abc import Callable

import pytest

from terrarium.core.position import PositionText
from terrarium.core.reason import BadInput

TEXT = """\
# A shop.
phase: open (until noon)
hungry: maybe
players: 2
option tea: yes
shelf: apple, -, pear
sack: nut, 12 cards
bag: nut, many cards
crate: plum
"""


def text() -> PositionText:
    return PositionText(TEXT)


def refusal(reading: Callable[[PositionText], object]) -> str:
    with pytest.raises(BadInput) as refused:
        reading(text())
    return str(refused.value)


def test_a_word_is_one_of_those_that_are_known() -> None:
    assert text().word("phase", ("open", "shut"), "shut") == "open"
    assert text().word("weather", ("fair", "foul"), "fair") == "fair"
    wrong = refusal(lambda lines: lines.word("phase", ("dawn", "dusk"), "dawn"))
    assert wrong == "line 2: phase is one of dawn, dusk, not 'open'"


def test_a_flag_is_yes_or_no_and_no_where_nothing_is_said() -> None:
    assert not text().flag("thirsty")
    wrong = refusal(lambda lines: lines.flag("hungry"))
    assert wrong == "line 3: hungry is yes or no, not 'maybe'"


def test_a_dash_is_nothing() -> None:
    assert text().items("shelf") == ["apple", "pear"]


def test_the_last_of_a_pile_may_be_a_number_of_cards() -> None:
    assert text().pile("sack", "a sack has cards") == (["nut"], 12)
    assert text().pile("crate", "a crate has cards") == (["plum"], 0)
    wrong = refusal(lambda lines: lines.pile("bag", "a bag has cards"))
    assert wrong == "line 8: a bag has cards, not 'many'"


def test_what_nobody_asks_for_is_refused_but_for_the_setup() -> None:
    lines = text()
    for key in ("phase", "hungry", "shelf", "sack", "bag"):
        lines.get(key)
    with pytest.raises(BadInput, match="line 9: unknown key 'crate'; known: shelf"):
        lines.refuse_the_rest("shelf")


def test_what_is_wrong_is_at_the_first_key_that_was_said() -> None:
    assert text().fail("no bread", "bread", "shelf").line == 6
    assert text().fail("no bread", "bread").line == 9


def test_a_thing_is_called_by_its_name_in_any_case_and_spacing() -> None:
    known = {"red apple": 4}
    assert text().thing("shelf", " Red  apple", known, "a fruit") == 4
    wrong = refusal(lambda lines: lines.thing("shelf", "stone", known, "a fruit"))
    assert wrong == "line 6: 'stone' is not a fruit"
