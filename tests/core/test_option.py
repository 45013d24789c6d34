"""Table options: canonical texts, and errors that say what would be right."""

import pytest

from terrarium.core.option import Choice, Flag, Number, Option, Options
from terrarium.core.reason import BadInput

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
    ("name", "text", "canonical"),
    [
        ("limit", "edition", "edition"),
        ("limit", "EDITION", "edition"),
        ("limit", " 9 ", "9"),
        ("limit", "007", "7"),
        ("limit", "+4", "4"),
        ("offset", "-3", "-3"),
        ("offset", "-0", "0"),
        ("start", "Random", "random"),
        ("start", "1", "1"),
    ],
)
def test_a_value_is_kept_as_its_canonical_text(name: str, text: str, canonical: str) -> None:
    assert Options(KNOWN, {name: text}).text(name) == canonical


@pytest.mark.parametrize(
    ("name", "text", "wanted"),
    [
        ("open", "maybe", "option open is yes or no, not 'maybe'"),
        ("open", "", "option open is yes or no, not ''"),
        ("limit", "1", "option limit is edition or a whole number from 2 to 9, not '1'"),
        ("limit", "10", "option limit is edition or a whole number from 2 to 9, not '10'"),
        ("limit", "two", "option limit is edition or a whole number from 2 to 9, not 'two'"),
        ("limit", "²", "option limit is edition or a whole number from 2 to 9, not '²'"),
        ("limit", "٣", "option limit is edition or a whole number from 2 to 9, not '٣'"),
        ("limit", "-", "option limit is edition or a whole number from 2 to 9, not '-'"),
        ("offset", "4", "option offset is a whole number from -3 to 3, not '4'"),
        ("offset", "1" * 5000, "option offset is a whole number from -3 to 3, not "),
        ("start", "2", "option start is random, 0 or 1, not '2'"),
    ],
)
def test_a_wrong_value_is_refused_with_what_would_be_right(
    name: str, text: str, wanted: str
) -> None:
    with pytest.raises(BadInput) as refusal:
        Options(KNOWN, {name: text})
    assert str(refusal.value).startswith(wanted)


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
