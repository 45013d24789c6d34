"""Whole games through a pipe."""

import re
from pathlib import Path

from tests.terminal.typing_people import forever, lines_with, play, play_on, saved


def test_a_lost_world_tells_why_and_a_saved_one_who_did_best() -> None:
    easy = {"region_limit": "4", "colour_limit": "7", "total_limit": "19"}
    saved_world = play_on(forever("1"), seed=1, bots=["random"] * 3, options=easy)
    assert lines_with("The world is saved, and", saved_world.out)
    assert len(lines_with("Result, ", saved_world.out)) == 4
    hard = {"total_limit": "2"}
    lost_world = play_on(forever("1"), seed=1, bots=["random"] * 3, options=hard)
    assert "Result, Too many crises have broken out in all" in lost_world.out
    assert "The world is lost, and everybody with it." in lost_world.out


def test_the_same_seed_and_the_same_lines_give_the_same_game() -> None:
    first = play_on(forever("1"), seed=3, bots=["random"] * 3)
    second = play_on(forever("1"), seed=3, bots=["random"] * 3)
    assert first.out.split("The record")[0] == second.out.split("The record")[0]


def test_plain_output_has_no_boxes_no_colours_and_no_cursor_movement() -> None:
    played = play_on(forever("1"), seed=2, bots=["random"] * 3)
    assert re.search("[\x00-\x09\x0b-\x1f\u2500-\u25ff]", played.out) is None
    assert all(line == line.rstrip() or line == "> " for line in played.out.split("\n"))


def test_every_prompt_stands_at_the_start_of_a_line() -> None:
    played = play("1", "help", "why 1", seed=2, bots=["random"] * 3)
    assert [line for line in played.out.split("\n") if "> " in line] == [
        "> 1",
        "> help",
        "> why 1",
        "> ",
    ]


def test_at_the_end_of_input_the_match_is_saved_and_its_place_told(home: Path) -> None:
    played = play(seed=2, bots=["random"] * 3)
    assert played.status == 0
    (path,) = saved(home)
    assert played.last_line == f"Saved in {path}. To go on: terrarium play terra"


def test_the_number_of_players_is_chosen_by_what_is_said() -> None:
    assert "You, Fair (bot 1), Greedy (bot 2), Guardian (bot 3)" in play(new=True).out
    assert "You, Random (bot 1), Random (bot 2)." in play(bots=["random", "random"]).out
    assert (
        "Ada, Bo, Random (bot 1), Random (bot 2)."
        in play(players=4, people=["Ada", "Bo"], bots=["random"]).out
    )
