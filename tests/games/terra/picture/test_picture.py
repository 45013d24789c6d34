"""Terra's picture: the result as it was scored, and nothing that others hold."""

import pytest

from terrarium.core.history import History
from terrarium.core.player import Seated
from tests.histories import TERRA, TERRA_EDITION, play_randomly


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("teams", ["yes", "no"])
def test_the_result_is_ranked_as_it_was_scored(seed: int, teams: str) -> None:
    options = {"teams": teams, "total_limit": "19", "colour_limit": "7", "region_limit": "4"}
    history = play_randomly(History(TERRA, TERRA.setup(4, TERRA_EDITION, options), seed))
    outcome = history.state.outcome()
    assert outcome is not None
    picture = TERRA.picture(history.state.view(0))
    (result,) = [section for section in picture.sections if section.name == "result"]
    rows = {
        row.label.words.args["seat"]: (
            row.cells[0].words.args["rank"],
            row.cells[1].words.args["points"],
        )
        for row in result.rows
    }
    assert rows == {
        Seated(seat): (outcome.ranks[seat], outcome.scores[seat]["total"]) for seat in range(4)
    }


@pytest.mark.parametrize("seed", range(4))
def test_a_lost_world_names_every_cause(seed: int) -> None:
    options = {"total_limit": "3", "colour_limit": "2", "region_limit": "2"}
    history = play_randomly(History(TERRA, TERRA.setup(4, TERRA_EDITION, options), seed))
    outcome = history.state.outcome()
    assert outcome is not None
    picture = TERRA.picture(history.state.view(0))
    (causes,) = [section for section in picture.sections if section.name == "causes"]
    ids = [row.label.words.id for row in causes.rows]
    assert ids == [f"terra-lost-{cause.split()[0]}" for cause in outcome.causes]


def test_limits_that_are_switched_off_are_no_danger() -> None:
    options = {"total_limit": "19", "colour_limit": "7", "region_limit": "4"}
    history = History(TERRA, TERRA.setup(4, TERRA_EDITION, options), 1)
    names = [section.name for section in TERRA.picture(history.state.view(0)).sections]
    assert "danger" not in names


def test_what_others_hold_is_in_no_picture() -> None:
    history = History(TERRA, TERRA.setup(4, TERRA_EDITION), 5)
    seat = history.state.actor()
    picture = TERRA.picture(history.state.view((seat + 1) % 4))
    assert picture.moves() == []
    assert picture.prompt.id == "terra-ask-waiting"
