"""Phase 3a: one card on each full-blown crisis, for the common good."""

import pytest

from terrarium.core.player import Seated
from terrarium.core.state import SPECTATOR
from terrarium.games.terra.cards import CRISIS_BY_NAME
from tests.games.terra.south_america import ROUND_THE_TABLE, after_helping
from tests.games.terra.table import terra

pytestmark = pytest.mark.rule("3a")

# Threats: africa-green 10, europe-green 11, oceania-blue 10.
TWO_OPEN = """
    phase: help
    open: africa-green with green 6 by 2; oceania-blue with blue 2 by 1, blue 3 by 3
    hand 0: green 1, green 4, green 4, blue 1, blue 5, red 6
    pile: red 1, red 1, red 2, red 2, red 2, 20 cards
"""


@pytest.mark.rule("R1", "3")
def test_a_card_of_the_colour_may_be_laid_on_each_full_blown_crisis() -> None:
    assert terra(TWO_OPEN).legal() == [
        "help africa-green with green 1",
        "help africa-green with green 4",
        "help oceania-blue with blue 1",
        "help oceania-blue with blue 5",
        "end",
    ]


@pytest.mark.rule("R1")
@pytest.mark.parametrize("crisis", CRISIS_BY_NAME)
def test_any_crisis_can_be_helped_with_any_card_of_its_colour(crisis: str) -> None:
    colour = crisis.rpartition("-")[2]
    for value in range(1, 7):
        game = terra(f"phase: help\nopen: {crisis}\nhand 0: {colour} {value}")
        move = f"help {crisis} with {colour} {value}"
        assert game.legal() == [move, "end"]
        assert game.play(move).view()["open"][0]["total"] == value


@pytest.mark.rule("R1")
def test_another_colour_is_refused() -> None:
    assert terra(TWO_OPEN).refusal("help africa-green with red 6") == ("terra-wrong-colour", "3a")


def test_a_card_that_is_not_in_hand_is_refused() -> None:
    assert terra(TWO_OPEN).refusal("help africa-green with green 6") == ("terra-not-in-hand", "3a")


def test_a_crisis_that_is_not_full_blown_cannot_be_helped() -> None:
    assert terra(TWO_OPEN).refusal("help europe-green with green 4") == (
        "terra-not-full-blown",
        "3a",
    )


@pytest.mark.parametrize("text", ["pass", "play green 4", "discard green 4"])
@pytest.mark.rule("3")
def test_nothing_but_help_hoard_and_end_is_asked(text: str) -> None:
    assert terra(TWO_OPEN).why_id(text) == "terra-help-or-end"


@pytest.mark.rule("3")
def test_a_player_may_play_none() -> None:
    game = terra(TWO_OPEN).play("end")
    assert game.view()["turn"] == 1
    assert len(game.hand(0)) == 6


@pytest.mark.rule("F1", "1.2.4")
def test_the_card_lies_on_the_crisis_after_the_others_with_its_player_for_all_to_see() -> None:
    game = terra(TWO_OPEN).play("help oceania-blue with blue 1")
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert game.view(seat)["open"][1] == {
            "crisis": "oceania-blue",
            "threat": 10,
            "total": 6,
            "cards": [
                {"seat": 1, "card": "blue 2"},
                {"seat": 3, "card": "blue 3"},
                {"seat": 0, "card": "blue 1"},
            ],
        }


def test_the_card_leaves_the_hand() -> None:
    game = terra(TWO_OPEN).play("help africa-green with green 1")
    assert game.hand(0) == ["green 4", "green 4", "blue 1", "blue 5", "red 6"]


def test_no_second_card_goes_on_the_same_crisis() -> None:
    game = terra(TWO_OPEN).play("help africa-green with green 1")
    assert game.refusal("help africa-green with green 4") == ("terra-one-card-per-crisis", "3a")
    assert not [text for text in game.legal() if "africa" in text]


def test_several_crises_may_be_helped_in_one_turn() -> None:
    game = terra(TWO_OPEN).play("help africa-green with green 1", "help oceania-blue with blue 1")
    assert [crisis["total"] for crisis in game.view()["open"]] == [7, 6]


@pytest.mark.rule("F5")
def test_crises_may_be_helped_in_any_order_as_one_decision_that_repeats() -> None:
    game = terra(TWO_OPEN).play("help oceania-blue with blue 1", "help africa-green with green 1")
    assert game.actor() == 0
    assert game.legal() == ["hoard green 4 blue 5 red 6", "end"]


@pytest.mark.rule("R2")
def test_the_next_turn_allows_another_card_on_the_same_crisis() -> None:
    game = after_helping("green 1, green 1", *ROUND_THE_TABLE)
    game.play("end", "end", "end", "end")
    assert game.actor() == 0
    assert "help south-america-green with green 1" in game.legal()


@pytest.mark.rule("R2")
def test_another_player_may_add_to_the_crisis_in_the_next_turn() -> None:
    game = after_helping("green 1", "hand 1: green 2", "pile: red 1, 20 cards")
    game.play("end", "help south-america-green with green 2")
    assert game.view()["open"][0]["total"] == 3


@pytest.mark.rule("F4")
def test_one_card_per_crisis_counts_over_a_whole_turn_with_its_replacement_draws() -> None:
    game = terra("""
        open: europe-green
        hand 0: green 1, green 2
        pile: africa-green, asia-blue, green 3, 20 cards
    """)
    game.play(*["pass"] * 8, "help africa-green with green 1")
    assert game.why_id("help africa-green with green 2") == "terra-one-card-per-crisis"
    assert "help europe-green with green 3" in game.legal()


@pytest.mark.rule("1.1.7", "1.5.6")
def test_reaching_the_threat_solves_the_crisis_for_five_points() -> None:
    game = terra(TWO_OPEN).play("help africa-green with green 4")
    assert game.scores() == [5, 0, 0, 0]
    assert game.open() == ["oceania-blue"]


def test_one_point_below_the_threat_solves_nothing() -> None:
    game = terra("""
        phase: help
        open: africa-green with green 5
        hand 0: green 4
    """)
    game.play("help africa-green with green 4")
    assert (game.open(), game.scores()) == (["africa-green"], [0, 0, 0, 0])


@pytest.mark.rule("R15")
def test_the_threat_may_be_exceeded() -> None:
    game = terra("""
        phase: help
        open: africa-green with green 5, green 4
        hand 0: green 6
    """)
    game.play("help africa-green with green 6")
    assert (game.open(), game.scores()) == ([], [5, 0, 0, 0])


def test_a_solved_crisis_and_all_cards_on_it_are_discarded() -> None:
    game = terra("""
        phase: help
        open: oceania-blue with blue 2 by 1, blue 3 by 3; africa-green with green 1
        hand 0: blue 5
    """)
    game.play("help oceania-blue with blue 5")
    assert game.discarded() == ["oceania-blue", "blue 2", "blue 3", "blue 5"]


def test_only_the_player_of_the_last_card_scores() -> None:
    game = terra("""
        phase: help
        scores: 5 3 3 0
        pile: 20 cards
        open: oceania-blue with blue 4 by 1, blue 5 by 3
        hand 0: blue 1
    """)
    game.play("help oceania-blue with blue 1")
    assert game.scores() == [10, 3, 3, 0]


@pytest.mark.rule("R14")
def test_each_crisis_solved_in_a_turn_scores() -> None:
    game = terra(TWO_OPEN).play("help africa-green with green 4", "help oceania-blue with blue 5")
    assert (game.scores(), game.open()) == ([10, 0, 0, 0], [])


def test_a_solved_crisis_cannot_be_helped_any_more() -> None:
    game = terra(TWO_OPEN).play("help africa-green with green 4")
    assert game.why_id("help africa-green with green 4") == "terra-one-card-per-crisis"
    game.play("end")
    assert game.why_id("help africa-green with green 4") != ""


def test_solving_a_crisis_does_not_end_the_turn() -> None:
    game = terra(TWO_OPEN).play("help africa-green with green 4")
    assert (game.actor(), game.view()["phase"]) == (0, "help")


def test_everybody_is_told_what_was_laid_and_solved() -> None:
    game = terra(TWO_OPEN).play("help africa-green with green 4")
    for seat in (0, 1, SPECTATOR):
        laid, solved = game.heard(seat)
        assert laid.args == {
            "seat": Seated(0),
            "card": "green 4",
            "crisis": "africa-green",
            "total": 10,
            "threat": 10,
        }
        assert solved.args == {"seat": Seated(0), "crisis": "africa-green", "points": 5}


def test_the_cards_on_a_crisis_stay_from_turn_to_turn() -> None:
    game = terra("""
        phase: help
        open: south-america-green
        hand 0: green 6
        hand 1: green 6
        hand 2: green 4
        pile: red 1, red 2, 20 cards
    """)
    game.play("help south-america-green with green 6", "end")
    game.play("help south-america-green with green 6", "end")
    game.play("help south-america-green with green 4")
    assert game.scores() == [0, 0, 5, 0]


def test_the_moves_of_another_player_are_not_mine_to_make() -> None:
    game = terra(TWO_OPEN)
    for seat in (1, 2, 3, SPECTATOR):
        assert game.why_id("end", seat=seat) == "not-your-decision"
