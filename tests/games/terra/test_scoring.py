"""How a match ends: lost together, or saved, with points and ranks."""

import pytest

from terrarium.core.player import Seated
from terrarium.core.state import NOBODY
from tests.games.terra.table import Table, terra

SIX_OPEN = (
    "north-america-green; north-america-blue; south-america-green; south-america-red; "
    "europe-blue; europe-red"
)


def after_a_crisis(open_crises: str, impending: str) -> Table:
    """Nobody answers the crisis that impends; cards are left to draw."""
    game = terra(f"""
        phase: impending
        open: {open_crises}
        impending: {impending}
        scores: 5 3 3 0
        hoard 1: red 1 1 1
        pile: blue 1, blue 1, 20 cards
    """)
    return game.play("pass", "pass", "pass", "pass")


@pytest.mark.rule("loss", "8.6", "1.1.8")
class TestTheWorldIsLost:
    def test_at_three_full_blown_crises_in_a_region(self) -> None:
        game = after_a_crisis("africa-green; africa-blue", "africa-red")
        assert game.outcome().causes == ["region africa"]

    def test_at_four_full_blown_crises_of_a_colour(self) -> None:
        game = after_a_crisis("north-america-green; europe-green; asia-green", "africa-green")
        assert game.outcome().causes == ["colour green"]

    def test_at_seven_full_blown_crises_in_all(self) -> None:
        game = after_a_crisis(SIX_OPEN, "africa-green")
        assert game.outcome().causes == ["total"]

    @pytest.mark.rule("R13")
    def test_and_all_causes_are_named_when_there_are_several(self) -> None:
        game = after_a_crisis(
            "africa-green; africa-blue; asia-red; europe-red; oceania-red; oceania-blue",
            "africa-red",
        )
        assert game.outcome().causes == ["region africa", "colour red", "total"]
        lost = [event for event in game.heard() if event.id.startswith("terra-lost")]
        assert [event.id for event in lost] == [
            "terra-lost-region",
            "terra-lost-colour",
            "terra-lost-total",
        ]
        assert [list(event.args.values()) for event in lost[:2]] == [["africa"], ["red"]]

    @pytest.mark.parametrize(
        ("open_crises", "impending", "cause"),
        [
            (
                "north-america-green; north-america-blue",
                "north-america-red",
                "region north-america",
            ),
            (
                "south-america-green; south-america-blue",
                "south-america-red",
                "region south-america",
            ),
            ("europe-red; europe-blue", "europe-green", "region europe"),
            ("asia-red; asia-green", "asia-blue", "region asia"),
            ("oceania-red; oceania-blue", "oceania-green", "region oceania"),
            ("africa-blue; asia-blue; europe-blue", "oceania-blue", "colour blue"),
            ("south-america-red; asia-red; europe-red", "oceania-red", "colour red"),
        ],
    )
    def test_in_any_region_and_any_colour(
        self, open_crises: str, impending: str, cause: str
    ) -> None:
        assert after_a_crisis(open_crises, impending).outcome().causes == [cause]

    @pytest.mark.rule("2b")
    def test_at_once_and_nobody_draws_any_more(self) -> None:
        game = after_a_crisis(SIX_OPEN, "africa-green")
        view = game.view()
        assert (view["over"], view["phase"], len(view["pile"])) == (True, "over", 22)
        assert (game.actor(), game.legal()) == (NOBODY, [])
        assert game.why_id("pass", seat=0) == "over"

    @pytest.mark.rule("R25")
    def test_for_everybody_alike(self) -> None:
        outcome = after_a_crisis(SIX_OPEN, "africa-green").outcome()
        assert outcome.collective_loss
        assert (outcome.ranks, outcome.winners) == ([4, 4, 4, 4], [])

    @pytest.mark.rule("R25")
    def test_and_points_and_hoards_are_void(self) -> None:
        outcome = after_a_crisis(SIX_OPEN, "africa-green").outcome()
        assert [score["total"] for score in outcome.scores] == [0, 0, 0, 0]

    @pytest.mark.rule("R18")
    def test_hoards_are_turned_up_all_the_same(self) -> None:
        game = after_a_crisis(SIX_OPEN, "africa-green")
        assert game.view()["hoards"] == [[], ["red 1 1 1"], [], []]
        turned_up = [event.args for event in game.heard(3) if event.id == "terra-hoard-turned-up"]
        assert turned_up == [{"seat": Seated(1), "set": "red 1 1 1", "points": 3}]

    def test_a_crisis_that_is_solved_in_time_does_no_harm(self) -> None:
        game = terra(f"""
            phase: impending
            open: {SIX_OPEN}
            impending: africa-green by 0 -, 1 green 5, 2 green 4
            hand 3: green 1
        """)
        game.play("play green 1")
        assert game.state.outcome() is None


@pytest.mark.rule("loss", "8.6", "1.5.3")
class TestTheWorldHolds:
    def test_with_two_full_blown_crises_in_a_region(self) -> None:
        assert after_a_crisis("africa-green", "africa-red").state.outcome() is None

    def test_with_three_full_blown_crises_of_a_colour(self) -> None:
        game = after_a_crisis("north-america-green; europe-green", "africa-green")
        assert game.state.outcome() is None

    def test_with_six_full_blown_crises_in_all(self) -> None:
        five, _, last = SIX_OPEN.rpartition("; ")
        game = after_a_crisis(five, last)
        assert (len(game.open()), game.state.outcome()) == (6, None)

    @pytest.mark.rule("1.5.2")
    def test_the_limits_are_about_crises_that_are_open_now(self) -> None:
        game = terra("""
            phase: help
            open: africa-green with green 6; africa-blue
            hand 0: green 4
            pile: africa-red, 20 cards
        """)
        game.play("help africa-green with green 4", "end", "pass", "pass", "pass", "pass")
        assert game.state.outcome() is None
        assert game.open() == ["africa-blue", "africa-red"]


LAST_TURN = """
    phase: help
    pile: -
    scores: 10 5 5 0
    hand 0: red 6, red 6, red 6
    open: africa-green; asia-red
    hoard 2: blue 1 2 3
"""


@pytest.mark.rule("success")
class TestTheWorldIsSaved:
    def test_when_the_pile_has_been_played_through(self) -> None:
        game = terra(LAST_TURN).play("end")
        assert game.view()["over"]
        assert not game.outcome().collective_loss
        assert "terra-saved" in game.heard_ids()

    def test_the_sum_of_the_hoarded_cards_is_added_to_the_track(self) -> None:
        outcome = terra(LAST_TURN).play("end").outcome()
        assert outcome.scores[2] == {"total": 11, "track": 5, "hoard": 6}

    @pytest.mark.rule("8.3")
    def test_blue_one_red_two_and_green_three_add_six_points(self) -> None:
        game = terra(LAST_TURN.replace("hoard 2: blue 1 2 3", "hoard 2: blue 1 red 2 green 3"))
        assert game.play("end").outcome().scores[2]["hoard"] == 6

    def test_all_sets_of_a_player_count(self) -> None:
        game = terra(LAST_TURN.replace("blue 1 2 3", "blue 1 2 3; green 6 6 6; red 1 1 1"))
        assert game.play("end").outcome().scores[2]["hoard"] == 6 + 18 + 3

    def test_the_highest_total_wins(self) -> None:
        outcome = terra(LAST_TURN).play("end").outcome()
        assert (outcome.winners, outcome.ranks) == ([2], [2, 3, 1, 4])

    @pytest.mark.rule("R24")
    def test_a_tie_for_the_first_place_is_a_shared_victory(self) -> None:
        outcome = terra(LAST_TURN.replace("10 5 5 0", "11 3 5 0")).play("end").outcome()
        assert (outcome.winners, outcome.ranks) == ([0, 2], [1, 3, 1, 4])

    @pytest.mark.rule("R24")
    def test_a_tie_behind_is_shared_too_and_the_next_follows_after_it(self) -> None:
        outcome = terra(LAST_TURN.replace("10 5 5 0", "5 5 5 0")).play("end").outcome()
        assert outcome.ranks == [2, 2, 1, 4]

    @pytest.mark.rule("R12")
    def test_cards_in_hand_and_open_crises_count_nothing(self) -> None:
        outcome = terra(LAST_TURN).play("end").outcome()
        assert outcome.scores[0] == {"total": 10, "track": 10, "hoard": 0}

    @pytest.mark.rule("R18", "1.2.3")
    def test_all_hoards_are_turned_up(self) -> None:
        game = terra(LAST_TURN).play("end")
        assert game.view(0)["hoards"] == [[], [], ["blue 1 2 3"], []]
        assert game.heard(0)[-1].args == {"seat": Seated(2), "set": "blue 1 2 3", "points": 6}

    @pytest.mark.rule("1.2.2")
    def test_and_so_are_all_hands(self) -> None:
        game = terra(LAST_TURN).play("end")
        assert game.view(1)["hands"][0] == ["red 6", "red 6", "red 6"]

    def test_the_last_turn_is_a_whole_turn_with_help_and_hoard(self) -> None:
        game = terra("""
            pile: red 4
            open: africa-green with green 6
            hand 0: green 4, red 2, red 3
        """)
        game.play("help africa-green with green 4", "hoard red 2 3 4")
        assert game.outcome().scores[0] == {"total": 14, "track": 5, "hoard": 9}

    @pytest.mark.rule("R11")
    def test_nobody_else_has_another_turn(self) -> None:
        game = terra(LAST_TURN).play("end")
        for seat in range(4):
            assert game.why_id("end", seat=seat) == "over"

    def test_before_the_end_there_is_no_outcome(self) -> None:
        assert terra(LAST_TURN).state.outcome() is None


@pytest.mark.rule("8.7")
class TestTheLastCardIsACrisis:
    POSITION = """
        pile: africa-green
        open: europe-green
        scores: 5 0 0 0
        hand 0: green 1, green 2
        hand 1: green 5
        hand 2: green 5
    """

    @pytest.mark.rule("R10")
    def test_solved_it_ends_turn_and_match_and_its_points_count(self) -> None:
        game = terra(self.POSITION).play("pass", "play green 5", "play green 5", "pass")
        assert [score["total"] for score in game.outcome().scores] == [5, 6, 3, 0]
        assert (game.view()["impending"], game.discarded()[0]) == (None, "africa-green")

    def test_unsolved_it_may_still_lose_the_world(self) -> None:
        game = terra(self.POSITION.replace("europe-green", "africa-blue; africa-red"))
        game.play("pass", "pass", "pass", "pass")
        assert game.outcome().causes == ["region africa"]

    @pytest.mark.rule("R9", "2b")
    def test_unsolved_without_loss_it_is_not_replaced_and_the_player_plays_cards(self) -> None:
        game = terra(self.POSITION).play("pass", "pass", "pass", "pass")
        assert (game.actor(), game.view()["phase"], game.view()["pile"]) == (0, "help", 0)
        assert "help africa-green with green 2" in game.legal()

    @pytest.mark.rule("R9")
    def test_after_that_play_the_match_ends_with_success(self) -> None:
        game = terra(self.POSITION).play("pass", "pass", "pass", "pass")
        game.play("help africa-green with green 2", "end")
        assert game.outcome().winners == [0]

    @pytest.mark.rule("R9")
    def test_the_player_may_hoard_in_that_play(self) -> None:
        game = terra(self.POSITION.replace("green 2", "red 4, red 4, red 4"))
        game.play("pass", "pass", "pass", "pass", "help africa-green with green 1")
        game.play("hoard red 4 4 4")
        assert game.outcome().scores[0]["hoard"] == 12

    @pytest.mark.rule("R9")
    def test_by_the_strict_reading_the_match_ends_without_that_play(self) -> None:
        game = terra(self.POSITION, final_unsolved_crisis_phase3="no")
        game.play("pass", "pass", "pass", "pass")
        assert game.view()["over"]
        assert game.outcome().winners == [0]

    @pytest.mark.rule("R9")
    def test_the_strict_reading_changes_nothing_before_the_last_card(self) -> None:
        game = terra(
            self.POSITION.replace("pile: africa-green", "pile: africa-green, red 1"),
            final_unsolved_crisis_phase3="no",
        )
        game.play("pass", "pass", "pass", "pass")
        assert (game.actor(), game.view()["phase"]) == (0, "help")
