"""What a seat may know, and what it may not."""

import json

import pytest

from terrarium.core.state import SPECTATOR
from tests.games.terra.table import Table, terra

POSITION = """
    phase: help
    scores: 5 10 3 3
    open: africa-green with green 1 by 2
    hand 0: green 4, red 2
    hand 1: red 6, red 6
    hand 2: blue 5
    hand 3: -
    hoard 1: blue 1 1 1; green 2 blue 3 red 4
    hidden discard 2: blue 6
    pile: red 5, europe-red, 10 cards
"""


def table() -> Table:
    return terra(POSITION, hand_limit_discard_hidden="yes")


@pytest.mark.rule("1.2.2", "R20")
def test_a_hand_is_its_owners_and_its_size_everybodys() -> None:
    game = table()
    assert game.view(1)["hand"] == ["red 6", "red 6"]
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert game.view(seat)["hands"] == [2, 2, 1, 0]


@pytest.mark.rule("1.2.2")
def test_a_spectator_has_no_hand() -> None:
    view = table().view(SPECTATOR)
    assert (view["hand"], view["seat"]) == (None, None)
    assert "legal" not in view


@pytest.mark.rule("1.2.1", "R20", "F1")
def test_the_size_of_the_pile_is_seen_and_its_order_is_not() -> None:
    view = table().view(0)
    assert view["pile"] == 12
    assert "europe-red" not in json.dumps(view).replace(json.dumps(view["discard"]), "")


@pytest.mark.rule("1.2.1")
def test_everybody_can_count_the_crises_that_are_still_to_come() -> None:
    game = terra("""
        phase: impending
        open: africa-green; asia-red
        impending: europe-red
        discard: oceania-red
    """)
    assert game.view()["crises_in_pile"] == 18 - 4


@pytest.mark.rule("1.2.3", "R18")
def test_of_a_hoard_the_owner_sees_the_sets_and_others_how_many() -> None:
    game = table()
    assert game.view(1)["hoards"] == [0, ["blue 1 1 1", "green 2 blue 3 red 4"], 0, 0]
    for other in (0, 2, 3, SPECTATOR):
        assert game.view(other)["hoards"][1] == 2


@pytest.mark.rule("1.2.4")
def test_scores_crises_and_the_cards_on_them_are_everybodys() -> None:
    game = table()
    for seat in (0, 1, 2, 3, SPECTATOR):
        view = game.view(seat)
        assert view["scores"] == [5, 10, 3, 3]
        assert view["open"][0]["cards"] == [{"seat": 2, "card": "green 1"}]
        assert view["discard"] == game.view()["discard"]


@pytest.mark.rule("R19")
def test_a_face_down_discard_is_seen_by_its_owner_alone() -> None:
    game = table()
    assert game.view(2)["own_hidden_discards"] == ["blue 6"]
    for other in (0, 1, 3, SPECTATOR):
        assert game.view(other)["own_hidden_discards"] == []
        assert game.view(other)["hidden_discards"] == [0, 0, 1, 0]


def test_a_view_says_whose_it_is() -> None:
    assert [table().view(seat)["seat"] for seat in (0, 3, SPECTATOR)] == [0, 3, None]


def test_nothing_is_said_of_hidden_discards_where_there_are_none() -> None:
    view = terra("phase: help").view(0)
    assert "hidden_discards" not in view
    assert "own_hidden_discards" not in view


def test_only_the_player_whose_decision_it_is_gets_the_legal_moves() -> None:
    game = table()
    assert game.view(0)["legal"] == ["help africa-green with green 4", "end"]
    for other in (1, 2, 3, SPECTATOR):
        assert "legal" not in game.view(other)


def test_everybody_sees_which_crises_were_helped_this_turn() -> None:
    game = table().play("help africa-green with green 4")
    assert game.view(3)["helped"] == ["africa-green"]


@pytest.mark.rule("1.1.8")
def test_the_view_says_how_many_crises_each_loss_is_away() -> None:
    danger = terra("phase: help\nopen: africa-green; africa-red; asia-red").view()["danger"]
    assert danger["regions"]["africa"] == 1
    assert danger["regions"]["asia"] == 2
    assert danger["regions"]["europe"] == 3
    assert danger["colours"] == {"green": 3, "blue": 4, "red": 2}
    assert danger["total"] == 4


@pytest.mark.parametrize(
    ("option", "what"),
    [
        ("region_limit: 4", "regions"),
        ("colour_limit: 7", "colours"),
        ("total_limit: 19", "total"),
    ],
)
def test_a_loss_that_is_switched_off_is_no_danger(option: str, what: str) -> None:
    danger = terra(f"phase: help\nopen: africa-green\noption {option}").view()["danger"]
    assert [name for name, left in danger.items() if left is None] == [what]


def test_after_the_end_all_that_was_hidden_lies_open() -> None:
    view = terra(
        """
        phase: over
        open: africa-green; africa-blue; africa-red
        hand 1: red 6
        hidden discard 2: blue 6
        pile: green 1, europe-red
        """,
        hand_limit_discard_hidden="yes",
    ).view(SPECTATOR)
    assert (view["hands"][1], view["hidden_discards"][2]) == (["red 6"], ["blue 6"])
    assert view["pile"] == ["green 1", "europe-red"]


def test_the_phase_and_the_actor_are_said() -> None:
    view = terra("turn: 2\nphase: impending\nimpending: asia-red by 2 -").view()
    assert (view["phase"], view["turn"], view["actor"]) == ("impending", 2, 3)
    assert terra("turn: 0\nphase: help").view()["actor"] == 0
    over = terra("phase: over\npile: -").view()
    assert (over["phase"], over["actor"], over["over"]) == ("over", None, True)


def test_a_view_does_not_change_when_the_match_goes_on() -> None:
    game = table()
    view = game.state.view(0)
    before = json.dumps(view.as_json())
    game.play("help africa-green with green 4", "end")
    assert json.dumps(view.as_json()) == before


@pytest.mark.rule("R22")
class TestWhatEverybodyCanTell:
    """Where it is not public which moves a player has, nothing is ever played automatically."""

    def test_a_player_without_the_colour_does_not_seem_to_be_without(self) -> None:
        game = terra("phase: impending\nimpending: africa-green\nhand 0: red 1")
        assert game.legal() == ["pass"]
        assert not game.state.public()

    def test_a_player_with_the_colour_looks_the_same(self) -> None:
        game = terra("phase: impending\nimpending: africa-green\nhand 0: green 1")
        assert not game.state.public()

    def test_a_player_without_cards_can_only_pass_and_all_see_it(self) -> None:
        game = terra("phase: impending\nimpending: africa-green\nhand 0: -")
        assert game.state.public()

    def test_without_an_open_crisis_a_turn_can_only_end_and_all_see_it(self) -> None:
        assert terra("phase: help\nhand 0: red 1").state.public()

    def test_with_an_open_crisis_the_hand_decides(self) -> None:
        assert not terra("phase: help\nopen: asia-red\nhand 0: blue 1").state.public()

    def test_after_the_only_crisis_was_solved_the_hand_decides_about_hoarding(self) -> None:
        game = terra("phase: help\nopen: africa-green with green 6\nhand 0: green 4, red 1")
        game.play("help africa-green with green 4")
        assert game.legal() == ["end"]
        assert not game.state.public()

    def test_what_to_discard_is_not_public(self) -> None:
        game = terra("phase: help\nhand 0: " + ", ".join(["red 1"] * 6 + ["red 2"] * 3))
        assert not game.play("end").state.public()

    def test_passing_in_advance_is_offered_on_every_impending_crisis_to_all_alike(self) -> None:
        able = terra("phase: impending\nimpending: africa-green\nhand 0: green 1").state
        unable = terra("phase: impending\nimpending: africa-green\nhand 0: red 1").state
        assert able.in_advance() == unable.in_advance() == 0
        assert terra("phase: help").state.in_advance() is None

    def test_an_answer_in_advance_holds_for_one_crisis_only(self) -> None:
        game = terra("pile: africa-green, asia-blue, 10 cards")
        first = game.state.occasion()
        game.play("pass", "pass", "pass")
        assert game.state.occasion() == first
        game.play("pass")
        assert game.state.occasion() != first
