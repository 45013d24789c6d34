"""A turn composed at the keyboard: what it would bring is shown before it is done."""

from pathlib import Path

import pytest

from terrarium.terminal.keyboard import Keyboard
from tests.terminal.test_commands import helping
from tests.terminal.test_terra_futura import BLOCKED, laid_out, played
from tests.terminal.typing_people import Played

GREENS = BLOCKED.replace("c4 orchard with 1 red, 2 pollution", "c4 orchard with 2 green")
ASSISTANCE = BLOCKED.replace("2 green; d3 bakery", "1 red, 2 yellow; d3 garden")
NOTHING = "There is nothing to say yes to: “try MOVES” shows first what would happen."


def at_table(home: Path, *typed: str, position: str = GREENS) -> Played:
    return played(*typed, resume=laid_out(home, position))


def test_what_is_left_open_is_proposed_and_shown_before_it_is_done(home: Path) -> None:
    table = at_table(home, "try activate d3 1", "log")
    assert table.after("try activate d3 1").split("\n") == [
        "This would happen:",
        "You activate Bakery: 2 green for 1 food. You pay 2 green from Riverside. "
        "Your Bakery gains 1 food.",
        "Not done yet: go on with another card, change it, or do it.",
        "You may choose otherwise: pay green from c4",
        "“yes” does it: activate d3 1; pay green from c3; pay green from c3",
    ]
    assert "gains 1 food" not in table.after("log")


def test_yes_does_what_was_tried(home: Path) -> None:
    table = at_table(home, "try activate d3 1; activate c3 2", "yes", "log")
    assert "Your Bakery gains 1 food." in table.after("log")
    assert "Your Riverside gains 1 money." in table.after("log")


def test_choices_may_be_named_in_any_order_and_by_their_beginnings(home: Path) -> None:
    line = "try act bakery 1; pay gr c4; pay gr c3"
    shown = at_table(home, line).after(line)
    assert "“yes” does it: activate d3 1; pay green from c3; pay green from c4" in shown


def test_numbers_mean_what_would_be_offered_then(home: Path) -> None:
    shown = at_table(home, "try 3; 2").after("try 3; 2")
    assert "“yes” does it: activate d3 1" in shown
    assert "Your Riverside gains 1 money." in shown


def test_what_is_copied_is_not_proposed(home: Path) -> None:
    table = at_table(home, "try activate c3 3", "yes", position=ASSISTANCE)
    assert "Assistance: choose the effect that you copy." in table.after("try activate c3 3")
    assert table.after("yes") == NOTHING


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("try", "Say which moves: try MOVES, with “;” between them"),
        ("try act d3 1; pay", "“pay” can mean several moves: say more of it."),
        ("try xyzzy", "There is no move “xyzzy”."),
        ("try act d3 1; pay green c4", "These choices are not what the effect asks for"),
        ("yes", NOTHING),
    ],
)
def test_what_cannot_be_tried_is_answered_with_the_reason(
    home: Path, typed: str, answer: str
) -> None:
    assert at_table(home, typed).after(typed).startswith(answer)


def test_a_yes_that_comes_after_another_move_does_nothing(home: Path) -> None:
    table = at_table(home, "try activate d3 1", "activate c3 2", "yes")
    assert table.after("yes") == NOTHING


def test_the_tab_key_completes_what_can_be_tried(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[str] = []
    monkeypatch.setattr(Keyboard, "offer", lambda _, texts: offered.extend(texts))
    at_table(home)
    assert "try activate d3 1" in offered


def test_where_moves_are_made_one_by_one_nothing_is_composed(home: Path) -> None:
    assert helping(home, "try end").after("try end") == "In this game moves are made one by one."
