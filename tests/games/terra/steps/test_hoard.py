"""Phase 3b: who laid a card on a full-blown crisis this turn may hoard one set of three."""

import pytest

from terrarium.core.player import Seated
from terrarium.core.state import SPECTATOR
from terrarium.games.terra.cards import spell_card
from terrarium.games.terra.moves import END, HOARD
from terrarium.games.terra.sets import SETS, spell_set
from tests.games.terra.south_america import ROUND_THE_TABLE, after_helping
from tests.games.terra.table import terra

pytestmark = pytest.mark.rule("3b")

READY = """
    phase: help
    open: africa-green with green 5; europe-green
    hand 0: green 4, green 5, red 2, red 3, red 4
    pile: blue 1, blue 2, blue 3, blue 4, red 6, 20 cards
"""


@pytest.mark.rule("R16")
def test_without_a_card_laid_this_turn_nothing_can_be_hoarded() -> None:
    assert terra(READY).refusal("hoard red 2 3 4") == ("terra-help-before-hoarding", "3b")
    assert not [text for text in terra(READY).legal() if text.startswith("hoard")]


@pytest.mark.rule("8.8", "F5")
def test_taking_part_in_a_crisis_allows_hoarding() -> None:
    game = terra(READY).play("help africa-green with green 4")
    assert "africa-green" in game.open()
    assert "hoard red 2 3 4" in game.legal()


@pytest.mark.rule("R5", "8.8")
def test_the_card_that_solves_a_crisis_also_allows_hoarding() -> None:
    game = terra(READY).play("help africa-green with green 5")
    assert "africa-green" in game.discarded()
    assert "hoard red 2 3 4" in game.legal()


@pytest.mark.rule("R5")
def test_solving_the_only_crisis_there_is_allows_hoarding() -> None:
    game = terra("""
        phase: help
        open: africa-green with green 6
        hand 0: green 4, red 2, red 3, red 4
    """)
    game.play("help africa-green with green 4")
    assert game.legal() == ["hoard red 2 3 4", "end"]


@pytest.mark.rule("1.4")
def test_every_set_can_be_hoarded() -> None:
    for number, cards in enumerate(SETS):
        hand = ", ".join(map(spell_card, cards))
        game = terra(f"""
            phase: help
            open: africa-green with green 1 by 0
            helped: africa-green
            hand 0: {hand}
        """)
        move = f"hoard {spell_set(number)}"
        assert game.legal() == [move, "end"]
        assert game.play(move).hand(0) == []


@pytest.mark.rule("F5")
def test_hoarding_is_offered_beside_further_help_and_the_end() -> None:
    game = terra(READY).play("help africa-green with green 4")
    assert game.legal() == ["help europe-green with green 5", "hoard red 2 3 4", "end"]


def test_hoarding_is_never_a_duty() -> None:
    game = terra(READY).play("help africa-green with green 4", "end")
    assert game.view()["hoards"] == [0, 0, 0, 0]
    assert game.view()["turn"] == 1


def test_the_set_leaves_the_hand_and_lies_before_the_player() -> None:
    game = terra(READY).play("help africa-green with green 4", "hoard red 2 3 4")
    assert game.hand(0) == ["green 5"]
    assert game.view(0)["hoards"] == [["red 2 3 4"], 0, 0, 0]


@pytest.mark.rule("R16", "F5")
def test_hoarding_ends_the_turn_so_nobody_helps_after_it() -> None:
    game = terra(READY).play("help africa-green with green 4", "hoard red 2 3 4")
    assert (game.view()["turn"], game.actor()) == (1, 1)
    assert game.why_id("help europe-green with green 5", seat=0) == "not-your-decision"


def test_only_one_set_is_hoarded_in_a_turn_even_after_helping_several_crises() -> None:
    game = terra("""
        phase: help
        open: africa-green with green 5; europe-green
        hand 0: green 4, green 5, red 2, red 3, red 4, blue 1, blue 1, blue 1
        hand 1: -
    """)
    game.play("help africa-green with green 4", "help europe-green with green 5")
    game.play("hoard red 2 3 4")
    assert game.view(0)["hoards"][0] == ["red 2 3 4"]
    assert game.why_id("hoard blue 1 1 1", seat=0) == "not-your-decision"


def test_a_card_laid_in_an_earlier_turn_does_not_count() -> None:
    game = after_helping("green 1, red 2, red 3, red 4", *ROUND_THE_TABLE)
    game.play("end", "end", "end", "end")
    assert game.actor() == 0
    assert game.why_id("hoard red 2 3 4") == "terra-help-before-hoarding"


def test_a_card_laid_by_somebody_else_does_not_count() -> None:
    game = after_helping("green 1", "hand 1: red 2, red 3, red 4", "pile: blue 1, 20 cards")
    game.play("end")
    assert game.actor() == 1
    assert game.why_id("hoard red 2 3 4") == "terra-help-before-hoarding"


def test_a_card_laid_before_a_hoard_does_not_count_for_the_next_player() -> None:
    game = after_helping(
        "green 1, red 2, red 3, red 4", "hand 1: blue 4, blue 5, blue 6", "pile: blue 1, 20 cards"
    )
    game.play("hoard red 2 3 4")
    assert game.why_id("hoard blue 4 5 6") == "terra-help-before-hoarding"


def test_the_card_that_was_laid_cannot_be_hoarded() -> None:
    game = after_helping("green 1, green 2, green 3")
    assert game.why_id("hoard green 1 2 3") == "terra-set-not-in-hand"
    assert game.legal() == ["end"]


@pytest.mark.rule("R17")
def test_the_card_drawn_this_turn_may_be_hoarded() -> None:
    game = terra("""
        open: south-america-green
        hand 0: green 1, red 2, red 3
        pile: red 4, 20 cards
    """)
    game.play("help south-america-green with green 1")
    assert "hoard red 2 3 4" in game.legal()


@pytest.mark.rule("1.4")
def test_three_cards_that_are_no_set_are_refused() -> None:
    game = after_helping("green 1, red 2, red 3, green 4")
    assert game.refusal("hoard red 2 3 green 4") == ("terra-no-such-set", "3b")


def test_a_set_that_is_not_in_hand_is_refused() -> None:
    game = terra(READY).play("help africa-green with green 4")
    assert game.refusal("hoard red 3 4 5") == ("terra-set-not-in-hand", "3b")


def test_a_triple_needs_three_cards_of_the_kind() -> None:
    game = after_helping("green 1, red 2, red 2, blue 3, blue 3, blue 3")
    assert game.legal() == ["hoard blue 3 3 3", "end"]


@pytest.mark.rule("F2")
def test_hoarded_cards_never_come_back() -> None:
    game = after_helping("green 1, green 2, green 3, green 4", *ROUND_THE_TABLE)
    game.play("hoard green 2 3 4", "end", "end", "end")
    assert game.actor() == 0
    assert game.hand(0) == ["blue 4"]
    assert game.why_id("help south-america-green with green 2") == "terra-not-in-hand"
    assert game.view(0)["hoards"][0] == ["green 2 3 4"]


@pytest.mark.rule("F2")
def test_hoards_lie_in_the_order_in_which_they_were_laid() -> None:
    game = after_helping("green 1, red 2, red 3, red 4", "hoard 0: blue 1 1 1")
    game.play("hoard red 2 3 4")
    assert game.view(0)["hoards"][0] == ["blue 1 1 1", "red 2 3 4"]


def test_a_hoard_scores_nothing_before_the_end() -> None:
    game = terra(READY).play("help africa-green with green 4", "hoard red 2 3 4")
    assert game.scores() == [0, 0, 0, 0]


@pytest.mark.rule("R18", "1.2.3")
def test_others_see_that_a_set_was_hoarded_but_not_which() -> None:
    game = terra(READY).play("help africa-green with green 4", "hoard red 2 3 4")
    for other in (1, 2, 3, SPECTATOR):
        assert game.view(other)["hoards"][0] == 1
        hoarded = [event for event in game.heard(other) if event.id.startswith("terra-hoarded")]
        assert [event.args for event in hoarded] == [{"seat": Seated(0)}]


@pytest.mark.rule("R18")
def test_the_owner_is_told_what_was_hoarded_and_its_points() -> None:
    game = terra(READY).play("help africa-green with green 4", "hoard red 2 3 4")
    hoarded = [event for event in game.heard(0) if event.id == "terra-hoarded"]
    assert [event.args for event in hoarded] == [
        {"seat": Seated(0), "set": "red 2 3 4", "points": 9}
    ]


@pytest.mark.rule("R18")
def test_a_hoarding_move_looks_hidden_to_the_others() -> None:
    game = terra(READY).play("help africa-green with green 4")
    move = game.state.legal()[1]
    assert [game.state.shown(seat, move) for seat in (0, 1, SPECTATOR)] == [
        "hoard red 2 3 4",
        "hoard ?",
        "hoard ?",
    ]


@pytest.mark.rule("R18")
def test_no_set_at_all_is_shown_to_the_others() -> None:
    state = terra(READY).state
    for number in range(len(SETS)):
        assert state.shown(1, HOARD + number) == "hoard ?"
    assert state.shown(1, END) == "end"


@pytest.mark.rule("1.5.1")
def test_hoarding_brings_a_full_hand_below_the_limit() -> None:
    game = after_helping(
        "green 1, red 2, red 3, red 4, blue 1, blue 1, blue 2, blue 5, blue 6",
        "pile: green 2, 20 cards",
    )
    game.play("hoard red 2 3 4")
    assert (game.actor(), game.view()["hands"][0]) == (1, 5)
