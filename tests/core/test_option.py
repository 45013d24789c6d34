"""Table options: canonical texts, and errors that say what would be right."""

import pytest

from terrarium.core.option import Choice, Flag, Number, Option, Options
from terrarium.core.reason import BadInput
from tests.cases import each

KNOWN: tuple[Option, ...] = (
    Flag("open", "no"),
    Number("limit", "edition", 2, 9),
    Number("offset", "0", -3, 3),
    Choice("start", "random", ("random", "0", "1")),
)


@pytest.mark.parametrize("text", ["yes", "YES", " true ", "on", "1"])
def test_there_are_several_words_for_yes(text: str) -> None:
    assert Options(KNOWN, {"open": text}).flag("open")
    assert Options(KNOWN, {"open": text}).text("open") == "yes"


@pytest.mark.parametrize("text", ["no", "No", "false", "off", "0"])
def test_there_are_several_words_for_no(text: str) -> None:
    assert not Options(KNOWN, {"open": text}).flag("open")


@pytest.mark.parametrize(
    ("name", "text"), each({"limit": [" 9 ", "007", "+4"], "offset": ["-3", "-0"]})
)
def test_a_number_is_kept_as_it_is_counted(name: str, text: str) -> None:
    assert Options(KNOWN, {name: text}).text(name) == str(int(text))


@pytest.mark.parametrize(
    ("name", "text"), each({"limit": ["edition", "EDITION"], "start": ["Random", "1"]})
)
def test_a_word_is_kept_in_small_letters(name: str, text: str) -> None:
    assert Options(KNOWN, {name: text}).text(name) == text.lower()


@pytest.mark.parametrize(
    ("right", "text"),
    each(
        {
            "open is yes or no": ["maybe", ""],
            "limit is edition or a whole number from 2 to 9": ["1", "10", "two", "²", "٣", "-"],
            "offset is a whole number from -3 to 3": ["4", "1" * 5000],
            "start is random, 0 or 1": ["2"],
        }
    ),
)
def test_a_wrong_value_is_refused_with_what_would_be_right(right: str, text: str) -> None:
    with pytest.raises(BadInput) as refusal:
        Options(KNOWN, {right.split()[0]: text})
    assert str(refusal.value) == f"option {right}, not {text!r}"


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        BadInput, match="unknown option 'opne'; the options are: open, limit, offset"
    ):
        Options(KNOWN, {"opne": "yes"})
    with pytest.raises(BadInput, match="the options are: none"):
        Options((), {"open": "yes"})


def test_a_number_that_is_a_word_is_whatever_stands_for_it() -> None:
    assert Options(KNOWN).number("limit", 7) == 7
    assert Options(KNOWN, {"limit": "3"}).number("limit", 7) == 3


def test_every_option_is_told_be_it_the_default() -> None:
    options = Options(KNOWN, {"open": "off", "limit": "edition", "offset": "2"})
    assert options.all() == {"open": "no", "limit": "edition", "offset": "2", "start": "random"}
