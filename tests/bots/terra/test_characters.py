"""What each character does at the table, and why."""

import pytest

from terrarium.games.terra.cards import CRISIS_BY_NAME
from tests.bots.people import CHARACTERS, plays_out, why, would
from tests.games.terra.table import terra

# Threats: africa-green 10, africa-blue 16, africa-red 14, europe-green 11, oceania-blue 10.

A_REGION_ABOUT_TO_FALL = """
    phase: help
    open: africa-green with green 3 by 1; africa-blue
    hand 0: green 4, red 2, red 3, red 4
"""
THE_END_IS_NEAR = """
    phase: impending
    impending: africa-red by 0 red 4, 1 red 4, 2 -
    open: africa-green; africa-blue
    hand 3: red 6, red 5, red 4
"""
A_SET_IN_A_WORLD_IN_DANGER = """
    phase: help
    open: africa-green with green 3 by 1; africa-blue; asia-blue; europe-blue
    hand 0: green 1, red 4, red 5, red 6
"""
AFRICA_MAY_FALL = f"""
    phase: help
    open: africa-green with green 3 by 0
    helped: africa-green
    hand 0: red 4, red 5, red 6
    hoard 1: {{}}
    discard: {", ".join(name for name in CRISIS_BY_NAME if not name.startswith("africa"))}, \
green 1, green 1
"""
NOTHING_CAN_BE_LOST = """
    phase: help
    open: africa-green
    hand 0: green 1, red 4, red 5, red 6
    pile: 0 cards
"""


class TestGuardian:
    def test_it_saves_a_region_that_is_about_to_fall(self) -> None:
        game = terra(A_REGION_ABOUT_TO_FALL)
        assert would("guardian", game) == "help africa-green with green 4"
        assert why("guardian", game) == "bot-saves-region"

    def test_it_helps_where_its_card_relieves_most(self) -> None:
        game = terra("""
            phase: help
            open: africa-green; africa-blue; europe-green
            hand 0: green 5
        """)
        assert would("guardian", game) == "help africa-green with green 5"

    def test_it_does_not_hoard_while_anything_can_be_lost(self) -> None:
        moves = plays_out("guardian", terra(A_SET_IN_A_WORLD_IN_DANGER))
        assert moves == ["help africa-green with green 1", "end"]

    def test_it_says_that_it_does_not_dare_to(self) -> None:
        game = terra(A_SET_IN_A_WORLD_IN_DANGER).play("help africa-green with green 1")
        assert why("guardian", game) == "bot-dares-not-hoard"

    def test_it_joins_when_a_crisis_can_be_averted_together(self) -> None:
        game = terra("""
            phase: impending
            impending: africa-green by 0 green 5, 1 -
            open: africa-blue
            hand 2: green 4, green 2
            hand 3: green 1, red 1, red 2, blue 3, blue 4, blue 5, green 3, green 2
        """)
        assert would("guardian", game) == "play green 4"
        assert why("guardian", game) == "bot-joins"


class TestFair:
    def test_it_solves_a_crisis_for_points(self) -> None:
        game = terra("""
            phase: help
            open: africa-green with green 6
            hand 0: green 4, green 6, red 1
        """)
        assert would("fair", game) == "help africa-green with green 4"
        assert why("fair", game) == "bot-solves"

    def test_it_does_not_hoard_in_a_world_in_danger(self) -> None:
        assert not any(
            "hoard" in move for move in plays_out("fair", terra(A_SET_IN_A_WORLD_IN_DANGER))
        )

    def test_it_dares_more_when_it_is_outdone(self) -> None:
        modest, hoarder = "red 1 1 1", "red 1 1 1; red 2 2 2; blue 1 1 1"
        assert would("fair", terra(AFRICA_MAY_FALL.format(modest))) == "end"
        assert would("fair", terra(AFRICA_MAY_FALL.format(hoarder))) == "hoard red 4 5 6"

    def test_it_does_not_leave_a_small_gap_to_others_without_need(self) -> None:
        game = terra("""
            phase: help
            open: europe-green with green 2 by 1
            hand 0: green 4, green 3
        """)
        assert would("fair", game) == "end"

    def test_the_last_to_answer_takes_the_points_for_the_highest_card(self) -> None:
        game = terra("""
            phase: impending
            impending: africa-green by 0 green 1, 1 green 3, 2 green 4
            hand 3: green 4, red 1
        """)
        assert would("fair", game) == "play green 4"


class TestGreedy:
    def test_it_hoards_whatever_the_danger(self) -> None:
        moves = plays_out("greedy", terra(A_SET_IN_A_WORLD_IN_DANGER))
        assert moves == ["help africa-green with green 1", "hoard red 4 5 6"]

    def test_it_unlocks_its_hoard_with_the_lowest_card(self) -> None:
        game = terra("""
            phase: help
            open: africa-green; oceania-blue
            hand 0: green 3, blue 1, red 4, red 5, red 6
        """)
        assert would("greedy", game) == "help oceania-blue with blue 1"
        assert why("greedy", game) == "bot-unlocks"

    def test_it_gives_a_region_in_danger_nothing_that_brings_it_nothing(self) -> None:
        game = terra("""
            phase: help
            open: africa-green with green 3 by 1; africa-blue
            hand 0: green 4, red 2, red 3
        """)
        assert (would("greedy", game), why("greedy", game)) == ("end", "bot-waits")

    def test_it_passes_where_there_is_nothing_to_gain(self) -> None:
        game = terra("""
            phase: impending
            impending: africa-green by 0 green 6
            hand 1: green 3, green 2
        """)
        assert would("greedy", game) == "pass"


@pytest.mark.parametrize("name", CHARACTERS)
class TestEverybody:
    def test_the_end_is_averted_with_the_smallest_card_that_does(self, name: str) -> None:
        game = terra(THE_END_IS_NEAR)
        assert would(name, game) == "play red 6"
        assert why(name, game) == "bot-averts-the-end"

    def test_no_card_is_wasted_on_a_hopeless_crisis(self, name: str) -> None:
        game = terra("""
            phase: impending
            impending: africa-blue by 0 -, 1 -, 2 blue 6
            open: africa-green; africa-red
            hand 3: blue 6, blue 1
        """)
        assert (would(name, game), why(name, game)) == ("pass", "bot-sees-no-hope")

    def test_no_card_is_played_where_it_changes_nothing(self, name: str) -> None:
        game = terra("""
            phase: impending
            impending: africa-green by 0 green 5, 1 green 5, 2 -
            hand 3: green 4, green 1
        """)
        assert (would(name, game), why(name, game)) == ("pass", "bot-sees-it-averted")

    def test_a_set_is_hoarded_when_nothing_can_be_lost_any_more(self, name: str) -> None:
        moves = plays_out(name, terra(NOTHING_CAN_BE_LOST))
        assert moves == ["help africa-green with green 1", "hoard red 4 5 6"]

    def test_on_the_last_turn_no_card_is_kept_for_later(self, name: str) -> None:
        game = terra("""
            phase: help
            open: africa-green; europe-blue
            hand 0: red 1, red 5
            pile: 0 cards
        """)
        assert (would(name, game), why(name, game)) == ("end", "bot-ends-the-match")

    def test_the_card_that_goes_is_not_one_of_the_best_set(self, name: str) -> None:
        game = terra("""
            phase: discard
            hand 0: red 1, red 2, red 3, green 5, blue 5, red 5, blue 3, green 3, green 6
        """)
        assert would(name, game) == "discard red 1"

    def test_the_rules_of_the_table_are_heeded(self, name: str) -> None:
        """With a limit of four no region of three crises can fall."""
        harmless = "phase: help\nopen: africa-green; africa-blue\nhand 0: green 2"
        why_there = why(name, terra(harmless, region_limit="4", total_limit="19", colour_limit="7"))
        assert why_there != "bot-saves-region"
