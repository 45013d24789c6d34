"""Positions as text: what is said is laid out, the rest is dealt, and nothing is impossible."""

import pytest

from terrarium.core.position import position_setup
from terrarium.core.reason import BadInput
from tests.games.terra.table import EDITION, GAME, dealt, terra

NINE = "green 1, green 1, green 2, blue 3, blue 4, blue 5, red 6, red 6, red 6"


@pytest.mark.rule("1.5.5")
def test_whatever_is_left_out_is_dealt_from_the_rest_of_the_box() -> None:
    game = terra("""
        phase: help
        open: africa-green with green 6
        hand 0: red 1
        hoard 2: red 1 1 1
    """)
    view = game.view()
    assert view["hands"] == [1, 4, 4, 4]
    assert view["pile"] == 108 - 2 - 1 - 3 - 12
    assert view["crises_in_pile"] == 17


def test_the_seed_decides_what_is_left_out() -> None:
    assert terra("turn: 1", seed=1).state.position() == terra("turn: 1", seed=1).state.position()
    assert terra("turn: 1", seed=1).state.position() != terra("turn: 1", seed=2).state.position()


def test_a_pile_of_so_many_cards_leaves_the_rest_to_the_discard() -> None:
    game = terra("phase: help\npile: red 6, 9 cards\nhand 0: -\nhand 1: -\nhand 2: -\nhand 3: -")
    assert game.view()["pile"] == 10
    assert len(game.view()["discard"]) == 98


def test_without_a_phase_the_player_draws() -> None:
    game = terra("hand 0: -\npile: red 6, red 5")
    assert (game.hand(0), game.view()["pile"]) == (["red 6"], 1)


def test_four_sit_down_where_nobody_says_how_many() -> None:
    assert len(terra("turn: 0").view()["hands"]) == 4
    assert len(terra("players: 6").view()["hands"]) == 6


def test_comments_blank_lines_and_case_do_not_matter() -> None:
    game = terra("# a position\n\nPHASE: help   # now\nHand 0: Red   6\n")
    assert game.hand(0) == ["red 6"]


def test_a_card_on_a_crisis_may_have_a_player_or_not() -> None:
    game = terra("phase: help\nopen: africa-green with green 1 by 2, green 2")
    assert game.view()["open"][0]["cards"] == [
        {"seat": 2, "card": "green 1"},
        {"seat": None, "card": "green 2"},
    ]


def test_a_position_is_written_in_full() -> None:
    text = """\
players: 3
option hand_limit_discard_hidden: yes
turn: 1
phase: help
scores: 0 5 0
open: europe-red; africa-green with green 2, green 4 by 1
helped: africa-green, oceania-blue
hand 0: green 4, red 2
hand 1: -
hand 2: blue 6
hoard 1: red 2 2 2; green 2 blue 3 red 4
hidden discard 2: red 1
pile: asia-red, blue 1, blue 1
"""
    written = terra(text).state.position()
    for line in text.splitlines():
        assert line in written.splitlines()
    assert terra(written).state.position() == written


def test_an_impending_crisis_is_written_with_its_answers() -> None:
    line = "impending: asia-blue by 3 blue 3, 0 -, 1 blue 1"
    game = terra(f"turn: 3\nphase: impending\n{line}")
    assert line in game.state.position().splitlines()
    assert game.actor() == 2


@pytest.mark.parametrize(
    "text",
    [
        "phase: help",
        "phase: impending\nimpending: asia-blue by 0 blue 1",
        f"phase: discard\nhand 0: {NINE}",
        "phase: over\npile: -",
        "phase: over\nopen: africa-green; africa-blue; africa-red",
        "phase: help\npile: -\nopen: africa-green",
        "players: 6\noption teams: yes\noption threat_offset: -2",
    ],
)
def test_every_phase_is_read_back(text: str) -> None:
    written = terra(text).state.position()
    assert terra(written).state.position() == written


def test_a_match_that_is_over_is_over_when_read_back() -> None:
    lost = terra("phase: over\nopen: africa-green; africa-blue; africa-red")
    saved = terra("phase: over\npile: -\nscores: 5 0 0 0")
    assert lost.outcome().causes == ["region africa"]
    assert saved.outcome().winners == [0]


def test_the_setup_must_fit_the_position() -> None:
    with pytest.raises(BadInput, match="the position is for 3 players, not 4"):
        position_setup(GAME, "players: 3", EDITION, 4)
    with pytest.raises(BadInput, match="the position has option teams yes, not no"):
        position_setup(GAME, "option teams: yes", EDITION, 4, {"teams": "no"})


def test_a_dealt_match_is_read_back() -> None:
    for players in (3, 4, 5, 6):
        written = dealt(players).state.position()
        assert terra(written).state.position() == written
