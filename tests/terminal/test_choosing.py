"""What somebody means by what they typed."""

import pytest

from terrarium.terminal.choosing import meant

MOVES = [
    "help africa-green with green 4",
    "help africa-blue with blue 4",
    "help europe-green with green 4",
    "hoard red 2 3 4",
    "hoard red 4 4 4",
    "end",
]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("help africa-green with green 4", "help africa-green with green 4"),
        ("  HELP Africa-Green  with green 4 ", "help africa-green with green 4"),
        ("h africa-g w gr 4", "help africa-green with green 4"),
        ("h eur", "help europe-green with green 4"),
        ("h afr b 4", "help africa-blue with blue 4"),
        ("ho r 2", "hoard red 2 3 4"),
        ("ho 4 4", "hoard red 4 4 4"),
        ("e", "end"),
    ],
)
def test_a_move_is_found_by_the_beginnings_of_its_words(typed: str, move: str) -> None:
    assert [MOVES[place] for place in meant(typed, MOVES)] == [move]


def test_what_can_mean_several_moves_finds_them_all() -> None:
    assert meant("h afr", MOVES) == [0, 1]
    assert meant("ho", MOVES) == [3, 4]
    assert meant("h", MOVES) == [0, 1, 2, 3, 4]


def test_a_stricter_reading_wins_over_a_looser_one() -> None:
    assert meant("hoard red 2 3 4", [*MOVES, "hoard red 2 3 4 5"]) == [3]
    assert meant("play 1", ["play 1 of 2", "play green 1"]) == [0]


@pytest.mark.parametrize("typed", ["", "   ", "xyzzy", "africa", "end now", "h asia", "4"])
def test_nonsense_means_nothing(typed: str) -> None:
    assert meant(typed, MOVES) == []


def test_capital_letters_of_the_notation_do_not_matter_and_a_whole_word_wins() -> None:
    takes = ["take I 1", "take I deck", "take II 1", "take II deck"]
    assert meant("t i 1", takes) == [0]
    assert meant("TAKE ii d", takes) == [3]
    assert meant("t", takes) == [0, 1, 2, 3]


def test_a_thing_is_found_by_its_name_where_the_notation_means_nothing() -> None:
    moves = ["take II 1", "activate c3 1", "activate c3 2", "pay red from c4", "end"]
    names = ["Bakery", "Daybreak", "Daybreak", "Grain Import", ""]
    assert meant("take bak", moves, names) == [0]
    assert meant("act dayb 2", moves, names) == [2]
    assert meant("act dayb", moves, names) == [1, 2]
    assert meant("pay red grain imp", moves, names) == [3]
    assert meant("bakery", moves, names) == []
    assert meant("act c3 3", moves, names) == []
