"""Phase 1: the player whose turn it is draws the top card."""

import pytest

from terrarium.core.player import Seated
from terrarium.core.state import SPECTATOR
from tests.games.terra.table import dealt, terra

pytestmark = pytest.mark.rule("1")

SEAT_3_ENDS_SO_SEAT_0_DRAWS = """
    turn: 3
    phase: help
    hand 0: red 1
    pile: green 5, 20 cards
"""


def test_a_drawn_solution_goes_to_the_hand() -> None:
    game = terra("""
        hand 0: red 1
        pile: green 5, 20 cards
    """)
    assert game.hand(0) == ["green 5", "red 1"]


def test_after_a_drawn_solution_the_same_player_plays_cards() -> None:
    game = terra(SEAT_3_ENDS_SO_SEAT_0_DRAWS).play("end")
    assert (game.actor(), game.view()["phase"]) == (0, "help")


@pytest.mark.rule("1.2.2")
def test_only_the_player_who_draws_a_solution_is_told_which() -> None:
    game = terra(SEAT_3_ENDS_SO_SEAT_0_DRAWS).play("end")
    assert game.heard(0)[-1].args == {"seat": Seated(0), "card": "green 5"}
    for other in (1, 2, 3, SPECTATOR):
        assert game.heard(other)[-1].args == {"seat": Seated(0)}


def test_the_pile_is_drawn_from_the_top() -> None:
    game = terra("""
        hand 0: -
        hand 1: -
        pile: green 5, blue 2, 20 cards
    """)
    game.play("end")
    assert (game.hand(0), game.hand(1)) == (["green 5"], ["blue 2"])


def test_each_draw_takes_one_card_from_the_pile() -> None:
    game = terra(SEAT_3_ENDS_SO_SEAT_0_DRAWS)
    assert game.view()["pile"] == 21
    game.play("end")
    assert game.view()["pile"] == 20


@pytest.mark.rule("F1")
def test_a_drawn_crisis_lies_face_up_before_the_player_who_drew_it() -> None:
    game = terra("""
        turn: 2
        pile: asia-blue, 20 cards
    """)
    for seat in (0, 1, 2, 3, SPECTATOR):
        view = game.view(seat)
        assert view["turn"] == 2
        assert view["impending"] == {"crisis": "asia-blue", "threat": 13, "total": 0, "cards": []}


def test_everybody_is_told_of_a_drawn_crisis_and_its_threat() -> None:
    game = terra("""
        turn: 3
        phase: help
        pile: asia-blue, 20 cards
    """).play("end")
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert game.heard(seat)[-1].args == {"seat": Seated(0), "crisis": "asia-blue", "threat": 13}


def test_a_drawn_crisis_does_not_go_to_the_hand() -> None:
    game = terra("""
        hand 0: red 1
        pile: asia-blue, 20 cards
    """)
    assert game.hand(0) == ["red 1"]


def test_a_drawn_crisis_is_not_full_blown_at_once() -> None:
    game = terra("pile: asia-blue, 20 cards")
    assert (game.view()["phase"], game.open()) == ("impending", [])


@pytest.mark.rule("R17")
def test_a_drawn_solution_may_be_used_in_the_same_turn() -> None:
    game = terra("""
        open: europe-green
        hand 0: red 1
        pile: green 5, 20 cards
    """)
    assert game.legal() == ["help europe-green with green 5", "end"]


def test_nobody_is_asked_whether_to_draw() -> None:
    for seed in range(20):
        assert dealt(seed=seed).view()["phase"] in ("help", "impending")
