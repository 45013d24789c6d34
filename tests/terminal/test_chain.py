"""Several moves on one line."""

from pathlib import Path

from tests.terminal.test_terra_futura import BLOCKED, laid_out, played
from tests.terminal.typing_people import lines_with


def test_moves_on_one_line_are_made_one_after_the_other(home: Path) -> None:
    line = "activate d3 1; activate c3 2; end"
    out = played(line, "log", resume=laid_out(home, BLOCKED)).out
    assert "Your Bakery gains 1 food." in out
    assert "Your Riverside gains 1 money." in out
    assert "Your turn ends." in out
    assert out.index("gains 1 food") < out.index("gains 1 money")


def test_numbers_and_beginnings_mean_what_is_offered_then(home: Path) -> None:
    out = played("act d3 1; 1; g r", resume=laid_out(home, BLOCKED)).out
    assert "Your Bakery gains 1 food." in out
    assert "Your Riverside gains 1 red." in out


def test_a_part_that_cannot_be_made_is_answered_and_the_rest_left_out(home: Path) -> None:
    out = played("activate d3 1; activate d3 1; end", resume=laid_out(home, BLOCKED)).out
    assert "Your Bakery gains 1 food." in out
    assert lines_with("Bakery cannot be activated now", out)
    assert "The rest of your line was left out: end" in out
    assert "Your turn ends." not in out


def test_a_first_part_that_cannot_be_made_leaves_all_of_it_out(home: Path) -> None:
    out = played("place d4; end", resume=laid_out(home, BLOCKED)).out
    assert "The rest of your line was left out: end" in out
    assert "Your turn ends." not in out


def test_the_rest_of_a_line_does_not_outlive_the_moves_of_others(home: Path) -> None:
    out = played("end; take I 1", resume=laid_out(home, BLOCKED)).out
    assert "Others have moved since, so the rest of your line was left out: take I 1" in out
    assert "You take" not in out


def test_the_rest_of_a_line_is_spoken_of_only_to_the_one_who_typed_it(home: Path) -> None:
    position = BLOCKED.replace("2 green; d3 bakery", "1 red, 2 yellow; d3 garden")
    path = laid_out(home, position, "Ada", "Bo")
    line = "activate c3 3; copy 1 d3 1; end"
    out = played("", line, "", "keep red", "", resume=path).out
    to_bo, _, to_ada = out.partition("> keep red")
    assert "Ada copied your Tailor" in to_bo
    assert "left out" not in to_bo
    assert "Others have moved since, so the rest of your line was left out: end" in to_ada


def test_whoever_takes_a_move_back_has_typed_nothing_more(home: Path) -> None:
    position = BLOCKED.replace("2 green; d3 bakery", "1 red, 2 yellow; d3 garden")
    path = laid_out(home, position, "Ada", "Bo")
    out = played("", "activate c3 3; copy 1 d3 1; end", "undo", "", resume=path).out
    after = out.partition("> undo")[2]
    assert "You take back a move." in after
    assert "Assistance: choose the effect that you copy." in after
    assert "left out" not in after


def test_what_was_taken_unseen_may_be_placed_on_the_same_line() -> None:
    out = played("take I deck; place c2", seed=4, bots=["random"]).out
    assert "You take the top card of Level I: Sheepfold. You place Sheepfold on c2." in out
