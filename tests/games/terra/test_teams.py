"""The variant with partners."""

import pytest

from terrarium.core.reason import BadInput
from tests.games.terra.table import EDITION, GAME, dealt, terra

LAST_TURN = """
    phase: help
    pile: -
    scores: 10 6 0 5
    hoard 2: blue 1 2 3
"""


@pytest.mark.rule("1.6.1", "8.5")
@pytest.mark.parametrize(
    ("players", "teams"), [(4, [[0, 2], [1, 3]]), (6, [[0, 3], [1, 4], [2, 5]])]
)
def test_partners_sit_opposite_each_other(players: int, teams: list[list[int]]) -> None:
    assert dealt(players, teams="yes").view()["teams"] == teams


@pytest.mark.rule("1.6.3")
@pytest.mark.parametrize("players", [3, 5])
def test_there_are_no_teams_of_three_or_five_players(players: int) -> None:
    with pytest.raises(BadInput, match=f"teams are for 4 or 6 players, not {players}"):
        GAME.setup(players, EDITION, {"teams": "yes"})


@pytest.mark.rule("1.6.2")
def test_track_and_hoards_of_both_partners_are_added_up() -> None:
    outcome = terra(LAST_TURN, teams="yes").play("end").outcome()
    assert [score["total"] for score in outcome.scores] == [16, 11, 16, 11]
    assert outcome.scores[2] == {"total": 16, "track": 0, "hoard": 6}


@pytest.mark.rule("1.6.2")
def test_partners_share_their_rank_and_the_best_team_wins() -> None:
    outcome = terra(LAST_TURN, teams="yes").play("end").outcome()
    assert (outcome.ranks, outcome.winners) == ([1, 2, 1, 2], [0, 2])
    assert outcome.teams == [[0, 2], [1, 3]]


@pytest.mark.rule("1.6.2", "R24")
def test_teams_that_tie_share_the_victory() -> None:
    outcome = terra(LAST_TURN.replace("10 6 0 5", "5 6 0 5"), teams="yes").play("end").outcome()
    assert (outcome.ranks, outcome.winners) == ([1, 1, 1, 1], [0, 1, 2, 3])


@pytest.mark.rule("1.6.2")
def test_the_rank_of_a_team_counts_teams_not_players() -> None:
    game = terra(
        """
        players: 6
        phase: help
        pile: -
        scores: 10 5 0 0 0 0
    """,
        teams="yes",
    )
    assert game.play("end").outcome().ranks == [1, 2, 3, 1, 2, 3]


@pytest.mark.rule("1.6.2", "R25")
def test_the_world_is_lost_for_all_teams_alike() -> None:
    game = terra(
        """
        phase: impending
        open: africa-green; africa-blue
        impending: africa-red
        scores: 10 0 0 0
        pile: 30 cards
    """,
        teams="yes",
    )
    outcome = game.play("pass", "pass", "pass", "pass").outcome()
    assert (outcome.ranks, outcome.winners) == ([2, 2, 2, 2], [])
    assert [score["total"] for score in outcome.scores] == [0, 0, 0, 0]


@pytest.mark.rule("R26")
def test_partners_who_tie_for_the_highest_card_score_three_points_each() -> None:
    game = terra(
        """
        phase: impending
        impending: africa-green by 0 green 5, 1 green 1, 2 green 5
        hand 3: green 2
    """,
        teams="yes",
    )
    assert game.play("play green 2").scores() == [6, 0, 3, 0]


@pytest.mark.rule("1.6.2")
def test_a_card_of_the_partner_does_not_allow_hoarding() -> None:
    game = terra(
        """
        phase: help
        open: south-america-green
        hand 0: green 1
        hand 1: -
        hand 2: red 2, red 3, red 4
        pile: blue 1, blue 2, 20 cards
    """,
        teams="yes",
    )
    game.play("help south-america-green with green 1", "end", "end")
    assert game.actor() == 2
    assert game.why_id("hoard red 2 3 4") == "terra-help-before-hoarding"


@pytest.mark.rule("1.6.2")
def test_the_hand_limit_is_each_players_own() -> None:
    game = terra(
        """
        phase: help
        hand 0: green 1, green 1, green 2, blue 3, blue 4, blue 5, red 6, red 6, red 6
        hand 2: -
    """,
        teams="yes",
    )
    assert game.play("end").view()["phase"] == "discard"


@pytest.mark.rule("R27")
def test_partners_do_not_see_each_others_hands_and_hoards() -> None:
    game = terra(
        """
        phase: help
        hand 0: green 1
        hand 2: red 6, red 6
        hoard 2: blue 1 1 1
    """,
        teams="yes",
    )
    view = game.view(0)
    assert (view["hand"], view["hands"][2], view["hoards"][2]) == (["green 1"], 2, 1)


def test_without_the_option_everybody_plays_alone() -> None:
    outcome = terra(LAST_TURN).play("end").outcome()
    assert [score["total"] for score in outcome.scores] == [10, 6, 6, 5]
    assert outcome.teams == []
