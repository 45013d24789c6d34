"""What things are worth now is said in a sentence, from what the reader may see."""

import pytest

from terrarium.core.reason import Message
from terrarium.core.state import SPECTATOR
from terrarium.games.terra.page.explained import means_of_board, means_of_hand
from terrarium.games.terra.view import TerraView
from terrarium.web.pages.speech import Speech
from tests.games.terra.table import GAME, Table, terra

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
IMPENDING = """
    phase: impending
    impending: africa-green
    hand 0: green 4, green 2
    hand 1: green 6
"""
HELPING = """
    phase: help
    open: africa-green with green 6; asia-green
    hand 0: green 4, green 5, green 6, red 1
"""


def seen(table: Table, seat: int) -> TerraView:
    view = table.state.view(seat)
    assert isinstance(view, TerraView)
    return view


def sentence(words: list[Message], seat: int) -> str:
    return " ".join(Speech(GAME, NAMES, seat).say(message) for message in words)


def board(table: Table, key: str) -> str:
    return sentence(means_of_board(seen(table, SPECTATOR))[key], SPECTATOR)


def card(table: Table, key: str, seat: int = 0) -> str:
    return sentence(means_of_hand(seen(table, seat))[f"card-{key}"], seat)


def test_a_card_says_how_near_it_would_bring_the_impending_crisis() -> None:
    words = card(terra(IMPENDING, threat_offset="-4"), "green-4")
    assert words == "Adds 4 to a green crisis. The impending one would be at 4 of 6."


def test_a_card_that_is_enough_says_so() -> None:
    game = terra(IMPENDING, threat_offset="-4").play("play green 4")
    assert "The impending one would be averted: 10 of 6." in card(game, "green-6", 1)


def test_who_has_answered_is_not_told_of_the_impending_crisis_again() -> None:
    game = terra(IMPENDING).play("play green 4")
    assert card(game, "green-2") == "Adds 2 to a green crisis. None is open now."


def test_of_sealed_cards_nothing_is_added_up() -> None:
    game = terra(IMPENDING, threat_offset="-4", sealed_contributions="yes").play("play green 4")
    assert card(game, "green-6", 1) == "Adds 6 to a green crisis. The impending one needs 6."


def test_a_card_names_the_crisis_that_is_nearest_to_being_solved_and_the_set_that_it_breaks() -> (
    None
):
    assert card(terra(HELPING), "green-4") == (
        "Adds 4 to a green crisis. It would solve Africa (green): 5 points."
        " Without it your best set, worth 15, is broken."
    )


def test_a_card_that_the_best_set_does_not_need_says_what_a_set_with_it_is_worth() -> None:
    game = terra("phase: help\nhand 0: green 3, green 4, green 5, green 6")
    assert "Your best set with it is worth 12." in card(game, "green-3")


@pytest.mark.parametrize(
    ("position", "seat"),
    [
        ("phase: impending\nimpending: africa-green\nhand 1: green 4, green 5, green 6", 1),
        (f"phase: discard\nhand 0: green 4, green 5, green 6{', red 1' * 6}", 0),
    ],
)
def test_on_the_last_turn_no_card_is_kept_for_a_set_that_nobody_can_hoard(
    position: str, seat: int
) -> None:
    last = terra(f"{position}\npile: 0 cards")
    assert "set" not in card(last, "green-4", seat)
    assert "set" in card(terra(position), "green-4", seat)


def test_an_open_crisis_says_what_it_lacks_and_what_it_pays() -> None:
    said = board(terra(HELPING), "crisis-africa-green")
    assert said == "Full-blown: 4 more are needed. Who lays the card that is enough scores 5."


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "Ada has played this card: 3 points if the crisis is averted as it is."),
        (1, "Ben has played this card: 3 points if the crisis is averted as it is."),
        (2, "Cleo is asked now."),
        (3, "Dan is asked later."),
    ],
)
def test_an_answer_says_what_it_would_score(seat: int, said: str) -> None:
    game = terra(IMPENDING, players=4).play("play green 4", "play green 6")
    assert board(game, f"answer-{seat}") == said


def test_the_pile_says_how_likely_a_crisis_comes_next() -> None:
    """16 of 89."""
    assert "with a chance of 18 %" in board(terra(HELPING), "pile")


def test_whoever_watches_is_told_of_nobodys_hand() -> None:
    assert means_of_hand(seen(terra(HELPING), SPECTATOR)) == {}
