"""The end of the game: patterns, the final activation, and the choice of a set."""

import pytest

from terrarium.core.player import Seated
from tests.games.terra_futura.table import Table, futura, nine


def ending(more: str = "", **options: str) -> Table:
    """All territories are complete, and the first player is to name a pattern."""
    return futura(
        f"phase: pattern\nterritory 0: {nine(0)}\nterritory 1: {nine(1)}\n"
        f"scoring 0: 1, 9\nscoring 1: 3, 13\n{more}",
        **options,
    )


@pytest.mark.rule("5.1", "5.2")
def test_the_first_player_names_the_pattern_of_either_scoring_card() -> None:
    table = ending()
    assert table.actor() == 0
    assert table.legal() == ["pattern 1", "pattern 9"]
    assert table.why_id("pattern 3") == "terra_futura-not-your-card"
    assert table.why_id("end") == "terra_futura-pattern-first"


@pytest.mark.rule("5.2", "4.13")
def test_a_pattern_is_named_openly() -> None:
    table = ending().play("pattern 9")
    assert table.view(1)["patterns"] == [9, None]
    (told,) = [event for event in table.heard(1) if event.id == "terra_futura-pattern"]
    assert told.args == {"seat": Seated(0), "card": "building-town", "number": 9}


@pytest.mark.rule("5.3")
def test_the_four_cells_of_the_pattern_may_be_activated() -> None:
    table = ending().play("pattern 9")
    assert table.view()["line"] == ["b2", "c2", "b3", "c3"]
    assert table.why_id("activate d2 1") == "terra_futura-not-in-line"
    table.play("activate c3 2", "activate b2 1", "activate b3 1", "activate c2 1")
    assert table.legal() == ["end"]
    assert table.on(0, "c3") == {"money": 1}


@pytest.mark.rule("5.3", "7.9")
def test_a_pattern_lies_over_the_window_wherever_that_is() -> None:
    lower_right = (
        "c3 daybreak; d3 orchard; e3 garden; c4 meadow; d4 grove; e4 pasture; "
        "c5 quarry; d5 sawmill; e5 market"
    )
    table = futura(f"phase: pattern\nterritory 0: {lower_right}\nscoring 0: 1, 9")
    table.play("pattern 9")
    assert table.view()["line"] == ["c3", "d3", "c4", "d4"]


@pytest.mark.rule("5.3")
def test_an_activation_may_be_skipped_and_none_is_made_twice() -> None:
    table = ending().play("pattern 9", "activate b2 1")
    assert table.why_id("activate b2 1") == "terra_futura-not-in-line"
    table.play("end")
    assert table.actor() == 1


@pytest.mark.rule("5.1", "5.3")
def test_the_others_follow_in_turn_order() -> None:
    seats = f"territory 0: {nine(1)}\nterritory 1: {nine(0)}\nscoring 1: 3, 13"
    table = futura(f"phase: pattern\n{seats}").play("pattern 13", "end")
    assert table.actor() == 0
    assert table.view()["phase"] == "pattern"


@pytest.mark.rule("5.3", "4.9")
def test_assistance_is_allowed_in_the_final_activation() -> None:
    other = nine(1).replace("b2 clay-pit", "b2 bakery")
    table = futura(
        f"phase: pattern\nterritory 0: {nine(0).replace('daybreak', 'daybreak with 2 green')}\n"
        f"territory 1: {other}\nscoring 0: 1, 9"
    ).play("pattern 9", "activate c3 3", "copy 1 b2 1")
    assert table.on(0, "c3") == {"food": 1}
    assert table.on(1, "b2") == {"green": 1}


@pytest.mark.rule("5.3", "4.11")
def test_who_has_finished_the_final_activation_still_keeps_what_a_copier_pays() -> None:
    rich = nine(1).replace("riverside", "riverside with 1 red, 2 yellow")
    table = futura(
        f"phase: pattern\nterritory 0: {nine(0).replace('b2 orchard', 'b2 tailor')}\n"
        f"territory 1: {rich}\nscoring 0: 1, 9\nscoring 1: 3, 15"
    ).play("pattern 1", "end", "pattern 15", "activate c3 3", "copy 0 b2 1")
    assert table.actor() == 0
    table.play("keep yellow")
    assert table.on(0, "b2") == {"yellow": 1}
    assert table.actor() == 1


@pytest.mark.rule("5.4")
def test_when_all_have_finished_all_choose_a_set() -> None:
    table = ending().play("pattern 9", "end", "pattern 3", "end")
    assert table.actor() == 0
    assert table.legal() == ["set 1", "set 9"]
    assert table.why_id("set 3") == "terra_futura-not-your-card"
    assert table.why_id("pattern 1") == "terra_futura-set-first"


@pytest.mark.rule("5.4", "4.13")
def test_a_set_is_hidden_until_all_have_chosen() -> None:
    table = ending().play("pattern 9", "end", "pattern 3", "end", "set 1")
    assert table.view(0)["sets"] == [1, None]
    assert table.view(1)["sets"] == ["?", None]
    assert "terra_futura-set-hidden" in table.heard_ids(1)
    table.play("set 13")
    assert table.view()["sets"] == [1, 13]
    assert table.view()["over"]


@pytest.mark.rule("8.8", "5.4", "5.2")
@pytest.mark.parametrize("number", [1, 9])
def test_pattern_and_set_may_come_from_one_card_or_from_both(number: int) -> None:
    table = ending().play("pattern 9", "end", "pattern 3", "end")
    table.play(f"set {number}", "set 3")
    assert table.view()["patterns"][0] == 9
    assert table.view()["sets"][0] == number


@pytest.mark.rule("5.5", "5.2")
def test_a_table_may_have_all_choose_their_patterns_in_secret() -> None:
    table = ending(simultaneous_patterns="yes").play("pattern 9")
    assert table.actor() == 1
    assert table.view(1)["patterns"] == ["?", None]
    assert table.view(0)["patterns"] == [9, None]
    table.play("pattern 3")
    assert table.view()["patterns"] == [9, 3]
    assert table.actor() == 0
    assert table.view()["line"] == ["b2", "c2", "b3", "c3"]
    table.play("end")
    assert table.actor() == 1
    assert table.view()["line"] == ["b2", "c2", "d2", "d3"]
    table.play("end")
    assert table.view()["phase"] == "set"


@pytest.mark.rule("5.1", "3", "7.1")
def test_the_end_begins_when_the_last_player_has_finished_the_eighth_turn() -> None:
    last = nine(1).replace("; d4 bank", "")
    table = futura(
        f"turn: 1\nphase: place\ntaken: bank\nterritory 0: {nine(0)}\nterritory 1: {last}"
    ).play("place d4")
    assert table.view()["phase"] == "activate"
    table.play("end")
    assert (table.view()["phase"], table.actor()) == ("pattern", 0)
    assert "terra_futura-final-began" in table.heard_ids()
