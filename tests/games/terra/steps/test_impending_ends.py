"""Phase 2 ends: the crisis is solved in time, or it breaks out."""

import pytest

from terrarium.core.player import Seated
from terrarium.games.terra.edition import TerraEdition
from tests.games.terra.africa import africa_green, last_answer
from tests.games.terra.table import EDITION, terra


@pytest.mark.rule("2a")
class TestSolvedInTime:
    def test_a_total_equal_to_the_threat_solves_the_crisis(self) -> None:
        game = africa_green().play("play green 4", "play green 5", "play green 1", "pass")
        assert "africa-green" in game.discarded()
        assert game.open() == []

    @pytest.mark.rule("R15")
    def test_a_total_above_the_threat_solves_it_and_no_change_is_given(self) -> None:
        game = africa_green().play("play green 4", "play green 5", "play green 6", "play green 2")
        assert game.discarded() == ["africa-green", "green 2", "green 4", "green 5", "green 6"]

    @pytest.mark.rule("1.1.7", "1.5.6")
    def test_the_first_card_and_the_highest_card_score_three_points_each(self) -> None:
        game = africa_green().play("play green 4", "play green 5", "play green 6", "pass")
        assert game.scores() == [3, 0, 3, 0]

    @pytest.mark.rule("8.1")
    def test_a_first_card_that_is_the_highest_scores_six_points(self) -> None:
        game = last_answer("0 -, 1 green 6, 2 green 3", "green 2")
        assert game.scores() == [0, 6, 0, 0]

    def test_the_first_card_need_not_be_of_the_player_who_drew(self) -> None:
        game = last_answer("0 -, 1 -, 2 green 4", "green 6")
        assert game.scores() == [0, 0, 3, 3]

    @pytest.mark.rule("R7", "1.5.6")
    def test_all_who_tie_for_the_highest_card_score(self) -> None:
        game = last_answer("0 green 1, 1 green 4, 2 green 4", "green 4")
        assert game.scores() == [3, 3, 3, 3]

    @pytest.mark.rule("R7", "1.5.6")
    def test_a_first_card_that_ties_for_the_highest_scores_twice(self) -> None:
        game = last_answer("0 green 5, 1 green 1, 2 -", "green 5")
        assert game.scores() == [6, 0, 0, 3]

    def test_points_are_added_to_those_on_the_track(self) -> None:
        game = terra("""
            phase: impending
            scores: 5 3 3 0
            pile: 20 cards
            impending: africa-green by 0 green 5, 1 green 1, 2 -
            hand 3: green 6
        """)
        game.play("play green 6")
        assert game.scores() == [8, 3, 3, 3]

    def test_the_turn_ends_and_the_next_player_draws(self) -> None:
        game = africa_green().play("play green 4", "play green 5", "play green 1", "pass")
        assert (game.view()["turn"], game.actor()) == (1, 1)
        assert game.hand(1) == ["blue 5", "red 6"]

    def test_the_player_who_drew_it_draws_no_other_card_and_plays_none(self) -> None:
        game = terra("""
            phase: impending
            open: europe-green
            impending: africa-green by 0 green 4, 1 green 5, 2 -
            hand 0: green 1
            hand 3: green 1
            pile: red 6, 20 cards
        """)
        game.play("play green 1")
        assert game.hand(0) == ["green 1"]
        assert game.why_id("help europe-green with green 1", seat=0) == "not-your-decision"

    def test_the_crisis_lies_before_nobody_any_more(self) -> None:
        game = africa_green().play("play green 4", "play green 5", "play green 1", "pass")
        assert game.view()["impending"] is None

    def test_everybody_is_told_who_scored_what_for(self) -> None:
        game = africa_green().play("play green 4", "play green 5", "play green 6", "pass")
        assert game.heard_ids()[4:7] == [
            "terra-averted",
            "terra-scored-first",
            "terra-scored-highest",
        ]
        assert [event.args["seat"] for event in game.heard()[5:7]] == [Seated(0), Seated(2)]

    @pytest.mark.rule("1.5.8")
    def test_three_players_can_put_eighteen_on_a_crisis_and_no_more(self) -> None:
        game = terra(
            """
            phase: impending
            impending: africa-blue by 0 blue 6, 1 blue 6
            hand 2: blue 6
        """,
            players=3,
        )
        game.play("play blue 6")
        assert game.heard()[1].args == {"crisis": "africa-blue", "total": 18, "threat": 16}

    @pytest.mark.rule("R8")
    def test_no_single_card_reaches_a_threat(self) -> None:
        assert isinstance(EDITION, TerraEdition)
        highest_card = len(EDITION.copies)
        assert highest_card < min(EDITION.threats)


@pytest.mark.rule("2b")
class TestNotSolved:
    def test_a_total_one_below_the_threat_does_not_solve_it(self) -> None:
        game = last_answer("0 green 4, 1 green 4, 2 -", "green 1")
        assert game.open() == ["africa-green"]

    def test_the_cards_played_are_lost(self) -> None:
        game = africa_green().play("play green 4", "play green 5", "pass", "pass")
        assert game.view()["open"] == [
            {"crisis": "africa-green", "threat": 10, "total": 0, "cards": []}
        ]
        assert game.discarded() == ["green 4", "green 5"]

    def test_nobody_scores(self) -> None:
        game = africa_green().play("play green 4", "play green 5", "pass", "pass")
        assert game.scores() == [0, 0, 0, 0]

    def test_the_player_who_drew_it_draws_another_card_instead(self) -> None:
        game = africa_green().play("pass", "pass", "pass", "pass")
        assert game.hand(0) == ["green 4", "green 4", "red 1", "red 6"]
        assert (game.view()["turn"], game.actor(), game.view()["phase"]) == (0, 0, "help")

    def test_the_other_card_may_be_a_crisis_too_and_so_on(self) -> None:
        game = terra("""
            pile: africa-green, asia-blue, oceania-red, red 1, 20 cards
            hand 0: -
        """)
        game.play(*["pass"] * 4)
        assert (game.actor(), game.view()["impending"]["crisis"]) == (0, "asia-blue")
        game.play(*["pass"] * 8)
        assert game.open() == ["africa-green", "asia-blue", "oceania-red"]
        assert game.hand(0) == ["red 1"]

    def test_a_second_crisis_may_be_solved_and_then_the_turn_ends(self) -> None:
        game = terra("""
            pile: asia-blue, africa-green, red 1, 20 cards
            hand 0: green 6
            hand 1: green 4
        """)
        game.play(*["pass"] * 4, "play green 6", "play green 4", "pass", "pass")
        assert (game.open(), game.view()["turn"]) == (["asia-blue"], 1)
        assert game.hand(0) == []

    @pytest.mark.rule("R3")
    def test_a_crisis_that_broke_out_this_turn_may_be_helped_in_it(self) -> None:
        game = africa_green().play("pass", "pass", "pass", "pass")
        assert "help africa-green with green 4" in game.legal()

    @pytest.mark.rule("R3", "3b")
    def test_helping_a_crisis_that_broke_out_this_turn_allows_hoarding(self) -> None:
        game = terra("""
            phase: impending
            impending: africa-green by 0 -, 1 -, 2 -
            hand 0: green 4, red 1, red 2
            pile: red 3, 20 cards
        """)
        game.play("pass", "help africa-green with green 4")
        assert "hoard red 1 2 3" in game.legal()

    @pytest.mark.rule("R4", "8.8", "3b")
    def test_a_card_played_on_an_impending_crisis_does_not_allow_hoarding(self) -> None:
        game = terra("""
            phase: impending
            impending: africa-green
            hand 0: green 4, red 1, red 2
            pile: red 3, 20 cards
        """)
        game.play("play green 4", "pass", "pass", "pass")
        assert game.why_id("hoard red 1 2 3") == "terra-help-before-hoarding"
        assert game.legal() == ["end"]

    def test_everybody_is_told_that_it_broke_out(self) -> None:
        game = africa_green().play("play green 4", "pass", "pass", "pass")
        assert game.heard()[4].id == "terra-broke-out"
        assert game.heard()[4].args == {"crisis": "africa-green", "total": 4, "threat": 10}

    def test_everybody_is_told_when_one_more_would_lose_the_world(self) -> None:
        game = terra("""
            phase: impending
            open: africa-red
            impending: africa-green by 0 -, 1 -, 2 -
            pile: red 6, africa-blue, 20 cards
        """)
        game.play("pass")
        near = next(event for event in game.heard() if event.id == "terra-near-region")
        assert near.args == {"region": "africa"}

    def test_nobody_is_told_so_while_the_world_can_bear_two_more(self) -> None:
        game = africa_green().play("pass", "pass", "pass", "pass")
        assert not [event for event in game.heard() if event.id.startswith("terra-near")]
