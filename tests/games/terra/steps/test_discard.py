"""The end of a turn: no more than eight cards stay in hand."""

import pytest

from terrarium.core.player import Seated
from terrarium.core.state import SPECTATOR
from terrarium.games.terra.cards import CARD_BY_NAME, COLOURS
from tests.games.terra.south_america import after_helping
from tests.games.terra.table import terra

pytestmark = pytest.mark.rule("end")

NINE_CARDS = """
    phase: help
    hand 0: green 1, green 1, green 2, blue 3, blue 4, blue 5, red 6, red 6, red 6
    pile: blue 1, 20 cards
"""


@pytest.mark.rule("1.1.6")
def test_who_has_nine_cards_at_the_end_of_the_turn_must_discard_one() -> None:
    game = terra(NINE_CARDS).play("end")
    assert (game.actor(), game.view()["phase"]) == (0, "discard")


@pytest.mark.rule("F2", "1.5.7")
def test_the_player_chooses_which_card_goes() -> None:
    assert terra(NINE_CARDS).play("end").legal() == [
        "discard green 1",
        "discard green 2",
        "discard blue 3",
        "discard blue 4",
        "discard blue 5",
        "discard red 6",
    ]


@pytest.mark.rule("1.5.1")
def test_one_card_is_enough_and_then_the_next_player_draws() -> None:
    game = terra(NINE_CARDS).play("end", "discard blue 3")
    assert (game.actor(), game.view()["turn"]) == (1, 1)
    assert len(game.hand(0)) == 8
    assert "blue 3" not in game.hand(0)


def test_any_card_may_be_the_one_to_go() -> None:
    for card in CARD_BY_NAME:
        colour = card.split()[0]
        rest = [f"{other} {value}" for other in COLOURS for value in (1, 2, 3) if other != colour]
        hand = ", ".join([card, card, card, *rest])
        game = terra(f"phase: help\nhand 0: {hand}\npile: {colour} 1").play("end")
        assert game.play(f"discard {card}").discarded() == [card]


def test_the_card_drawn_may_be_discarded_too() -> None:
    game = terra("""
        hand 0: green 1, green 1, green 2, blue 3, blue 4, blue 5, red 6, red 6
        pile: red 1, 20 cards
    """)
    game.play("end", "discard red 1")
    assert len(game.hand(0)) == 8
    assert "red 1" not in game.hand(0)


@pytest.mark.rule("1.1.6")
def test_eight_cards_may_stay() -> None:
    game = terra("""
        phase: help
        hand 0: green 1, green 1, green 2, blue 3, blue 4, blue 5, red 6, red 6
        pile: blue 1, 20 cards
    """)
    game.play("end")
    assert (game.actor(), len(game.hand(0))) == (1, 8)


@pytest.mark.rule("1.1.6")
def test_cards_laid_this_turn_count_no_more() -> None:
    nine = "green 1, green 1, green 2, blue 3, blue 4, blue 5, red 6, red 6, red 6"
    game = after_helping(nine, "pile: blue 1, 20 cards").play("end")
    assert game.actor() == 1


@pytest.mark.parametrize(
    "text",
    ["end", "pass", "help south-america-green with green 1", "hoard red 6 6 6", "play green 1"],
)
def test_nothing_else_can_be_done_first(text: str) -> None:
    game = terra(NINE_CARDS + "    open: south-america-green\n").play("end")
    reason = game.why(text)
    assert reason is not None
    assert (reason.id, reason.rule) == ("terra-discard-first", "end")
    assert reason.args == {"limit": 8}


def test_a_card_that_is_not_in_hand_cannot_be_discarded() -> None:
    game = terra(NINE_CARDS).play("end")
    assert game.refusal("discard red 1") == ("terra-not-in-hand", "end")


@pytest.mark.rule("1.5.1")
def test_who_has_seen_a_crisis_solved_need_not_discard() -> None:
    game = terra("""
        phase: impending
        impending: africa-green by 0 -, 1 green 5, 2 green 4
        hand 0: green 1, green 1, green 2, blue 3, blue 4, blue 5, red 6, red 6
        hand 3: green 6
        pile: blue 1, 20 cards
    """)
    game.play("play green 6")
    assert (game.actor(), game.view()["phase"]) == (1, "help")


@pytest.mark.rule("R19")
def test_the_discarded_card_lies_face_up_for_all() -> None:
    game = terra(NINE_CARDS).play("end", "discard blue 3")
    assert game.discarded() == ["blue 3"]
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert game.view(seat)["discard"] == game.view()["discard"]
        discarded = [event for event in game.heard(seat) if event.id == "terra-discarded"]
        assert [event.args for event in discarded] == [{"seat": Seated(0), "card": "blue 3"}]


@pytest.mark.rule("R19")
def test_where_the_table_plays_so_the_card_is_discarded_face_down() -> None:
    game = terra(NINE_CARDS, hand_limit_discard_hidden="yes").play("end", "discard blue 3")
    assert game.discarded() == []
    assert game.view(0)["own_hidden_discards"] == ["blue 3"]
    for other in (1, 2, 3, SPECTATOR):
        view = game.view(other)
        assert view["hidden_discards"] == [1, 0, 0, 0]
        assert view["own_hidden_discards"] == []
        discarded = [event for event in game.heard(other) if "discarded" in event.id]
        assert [event.args for event in discarded] == [{"seat": Seated(0)}]


@pytest.mark.rule("R19")
def test_only_the_hand_limit_discards_face_down() -> None:
    game = terra(
        """
        phase: help
        open: africa-green with green 6
        hand 0: green 4
    """,
        hand_limit_discard_hidden="yes",
    )
    game.play("help africa-green with green 4")
    assert game.discarded() == ["africa-green", "green 4", "green 6"]


@pytest.mark.rule("R19")
def test_a_face_down_discard_looks_hidden_to_the_others() -> None:
    hidden = terra(NINE_CARDS, hand_limit_discard_hidden="yes").play("end")
    plain = terra(NINE_CARDS).play("end")
    move = plain.state.legal()[0]
    assert [hidden.state.shown(seat, move) for seat in (0, 1)] == ["discard green 1", "discard ?"]
    assert plain.state.shown(1, move) == "discard green 1"


@pytest.mark.rule("1.1.6")
def test_the_limit_holds_in_the_last_turn_too() -> None:
    game = terra(NINE_CARDS.replace("blue 1, 20 cards", "-")).play("end")
    assert game.view()["phase"] == "discard"
    game.play("discard red 6")
    assert game.view()["over"]


def test_play_goes_on_clockwise_and_round_again() -> None:
    game = terra("""
        turn: 3
        phase: help
        pile: red 1, red 2, 20 cards
    """)
    game.play("end")
    assert game.view()["turn"] == 0


def test_everybody_is_told_that_the_turn_is_over() -> None:
    game = terra(NINE_CARDS).play("end", "discard blue 3")
    assert game.heard_ids(2)[:2] == ["terra-discarded", "terra-ended-turn"]


@pytest.mark.rule("R11")
def test_the_match_ends_with_the_turn_that_emptied_the_pile() -> None:
    game = terra("""
        hand 0: red 1
        pile: red 2
    """)
    assert not game.view()["over"]
    game.play("end")
    assert game.view()["over"]
    assert game.actor() == -1


@pytest.mark.rule("R11")
def test_while_a_card_is_left_the_next_player_has_a_turn() -> None:
    game = terra("""
        hand 0: red 1
        pile: red 2, red 3
    """)
    game.play("end")
    assert (game.actor(), game.view()["over"]) == (1, False)
