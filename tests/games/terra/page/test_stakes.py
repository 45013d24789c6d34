"""What is at stake in each kind of decision, in the words that a reader sees."""

from terrarium.games.terra.page.stakes import stakes_of
from terrarium.games.terra.view import TerraView
from terrarium.text.words import Words
from tests.games.terra.table import GAME, Table, laid_out, terra


def stakes(game: Table) -> list[str]:
    view = game.state.view(game.state.actor())
    assert isinstance(view, TerraView)
    return [Words(GAME).say(stake) for stake in stakes_of(view)]


def crisis(hand: str, *answers: str, more: str = "", **options: str) -> Table:
    """Africa's green crisis of 13, answered by seat 0 and those after it; the next holds this."""
    hands = [f"hand {seat}: {answer.removeprefix('play ')}" for seat, answer in enumerate(answers)]
    lines = ["phase: impending", "impending: africa-green", *hands, f"hand {len(answers)}: {hand}"]
    game = laid_out("\n".join([*lines, more]), {"threat_offset": "3", **options})
    for answer in answers:
        game.play(answer)
    return game


FIVE, SIX = "play green 5", "play green 6"
TOLD = "If it is averted, each highest card scores 3: so far green 6, and "


def test_who_would_play_the_first_card_is_told_what_it_scores() -> None:
    told = stakes(crisis("green 3, red 4"))
    assert told == [
        "13 are missing; you can bring 3, and 3 others may still add to it.",
        "If it is averted, the first card scores 3 (yours would be it), and each highest card 3.",
        "If not, what is laid on it is lost, and it breaks out.",
    ]


def test_who_passes_leaves_the_first_card_to_the_next() -> None:
    game = terra("""
        phase: impending
        impending: africa-green
        hand 0: red 1
        hand 1: green 2
    """)
    game.play("pass")
    assert "yours would be it" in stakes(game)[1]


def test_who_is_last_is_told_that_it_is_not_enough() -> None:
    told = stakes(crisis("green 1", "play green 4", FIVE, "play green 2"))
    assert told[0] == "2 are missing, you are last, and 1 is not enough."


def test_who_is_last_is_told_the_least_card_that_is_enough() -> None:
    told = stakes(crisis("green 1, green 3, green 6", "play green 4", FIVE, "play green 2"))
    assert told[0] == "2 are missing: green 3 is enough."


def test_what_nobody_can_reach_any_more_is_said() -> None:
    told = stakes(crisis("green 4", "play green 1", "play green 2"))
    assert told[0] == "10 are missing; you can bring 4, and one other may still add to it."
    told = stakes(crisis("green 3", "play green 1", "play green 2"))
    assert told == [
        "10 are missing: that cannot be reached any more.",
        "What is laid on it is lost, and it breaks out.",
    ]


def test_a_world_that_cannot_be_saved_any_more_is_said_to_be_lost() -> None:
    told = stakes(
        crisis("green 3", "play green 1", "play green 2", more="open: africa-red; africa-blue")
    )
    assert told[-1] == "The world is lost, and everybody with it."


def test_whether_ones_own_would_be_the_highest() -> None:
    assert stakes(crisis("green 6", SIX))[1] == TOLD + "you can equal it."
    assert stakes(crisis("green 4", SIX))[1] == TOLD + "yours are lower."
    assert stakes(crisis("green 6", FIVE))[1].endswith("so far green 5, and you can beat it.")


def test_what_is_averted_already_can_still_be_scored() -> None:
    told = stakes(crisis("green 6", FIVE, SIX, "play green 4"))
    assert told == [
        "The threat is met already: it is averted.",
        "Each highest card scores 3: so far green 6, and you can equal it.",
    ]


def test_a_crisis_that_would_lose_the_world_says_so_before_all_that_it_scores() -> None:
    told = stakes(crisis("green 3", more="open: africa-red; africa-blue"))
    assert told[1] == "If it is not averted, the world is lost, and everybody with it."


def test_a_crisis_that_brings_the_world_near_its_end_says_by_what() -> None:
    told = stakes(crisis("green 3", more="open: africa-red"))
    assert told[1] == (
        "If it breaks out, what is laid on it is lost, "
        "and one more crisis in Africa loses the world."
    )
    assert told[2].startswith("If it is averted, the first card scores 3")


def test_what_threatens_the_world_already_is_not_said_to_come_of_this_crisis() -> None:
    told = stakes(crisis("green 3", more="open: europe-red; europe-blue"))
    assert told[-1] == "If not, what is laid on it is lost, and it breaks out."


def test_under_sealed_cards_nothing_is_said_of_what_is_missing() -> None:
    told = stakes(crisis("green 3", FIVE, sealed_contributions="yes"))
    assert told == [
        "If it is averted, each highest card scores 3.",
        "If not, what is laid on it is lost, and it breaks out.",
    ]


def test_the_card_that_solves_a_crisis_is_named_with_its_points() -> None:
    told = stakes(
        terra("""
        phase: help
        open: africa-green with green 6, green 3; europe-red
        hand 0: green 2, green 1, red 3
    """)
    )
    assert told[0] == "green 1 solves Africa (green): 5 points for you."


def test_where_no_crisis_can_be_solved_the_nearest_is_named() -> None:
    told = stakes(
        terra("""
        phase: help
        open: africa-green with green 2
        hand 0: green 2, green 4
    """)
    )
    assert told == [
        "You can solve no crisis now; after green 4, Africa (green) would still need 4."
    ]


def test_a_set_that_could_be_hoarded_after_helping_is_named_so_that_its_cards_are_kept() -> None:
    told = stakes(
        terra("""
        phase: help
        open: africa-green
        hand 0: green 4, green 5, green 6, green 3
    """)
    )
    assert told[1] == "Or lay another card and keep green 4 5 6 to hoard: 15 at the end."


def test_of_cards_that_solve_a_crisis_the_one_is_named_that_leaves_the_best_set() -> None:
    told = stakes(
        terra("""
        phase: help
        open: africa-blue with blue 6, blue 6, blue 1
        hand 0: blue 3, blue 6, red 2, green 4
    """)
    )
    assert told == [
        "blue 6 solves Africa (blue): 5 points for you.",
        "Keep red 2 blue 3 green 4 to hoard: 9 at the end.",
    ]


def test_a_set_that_the_only_card_to_solve_a_crisis_breaks_is_told_as_the_other_choice() -> None:
    told = stakes(
        terra("""
        phase: help
        open: africa-blue with blue 6, blue 6; europe-red
        hand 0: blue 6, blue 5, blue 4, red 1
    """)
    )
    assert told[1] == "Or lay another card and keep blue 4 5 6 to hoard: 15 at the end."


def test_who_has_helped_is_told_what_the_best_set_counts() -> None:
    game = terra("""
        phase: help
        open: africa-green
        hand 0: green 4, red 2, red 3, red 4
    """)
    game.play("help africa-green with green 4")
    assert stakes(game) == ["Your best set counts 9 at the end."]


def test_the_last_turn_is_said_to_be_the_last() -> None:
    told = stakes(
        terra("""
        phase: help
        pile: -
        hand 0: green 2
    """)
    )
    assert told == ["It is the last turn: what stays in hand counts nothing."]


def test_before_discarding_one_is_told_what_cards_are_good_for() -> None:
    told = stakes(
        terra("""
        phase: discard
        open: africa-green; europe-green; asia-red
        hand 0: green 4, green 4, green 4, red 1, red 1, blue 6, blue 6, blue 1, blue 3
    """)
    )
    assert told == [
        "Full-blown now: 2 green, 0 blue, 1 red.",
        "green 4 4 4 would count 12, once hoarded.",
    ]


def test_before_the_last_discard_no_set_is_worth_keeping() -> None:
    told = stakes(
        terra("""
        phase: discard
        hand 0: green 4, green 4, green 4, red 1, red 1, blue 6, blue 6, blue 1, blue 3
        pile: 0 cards
    """)
    )
    assert not [words for words in told if "green 4 4 4" in words]


def test_before_discarding_in_a_calm_world_no_colour_is_counted() -> None:
    told = stakes(
        terra("""
        phase: discard
        hand 0: green 1, green 4, green 4, green 6, green 6, red 1, red 1, blue 3, blue 3
    """)
    )
    assert told == ["No crisis is full-blown now."]


def test_who_waits_has_nothing_at_stake() -> None:
    view = crisis("green 3").state.view(1)
    assert isinstance(view, TerraView)
    assert stakes_of(view) == []
