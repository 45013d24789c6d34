"""Bots are found by name."""

import pytest

from terrarium.bots.registry import find_bot, names
from terrarium.core.reason import BadInput


def test_terra_has_five_bots() -> None:
    assert names("terra") == ["random", "guardian", "fair", "greedy", "gentle"]
    assert len({find_bot("terra", name) for name in names("terra")}) == 5


@pytest.mark.parametrize("game", ["terra_futura", "terramara"])
def test_the_others_have_a_planner_and_a_gentle_one(game: str) -> None:
    assert names(game) == ["random", "planner", "gentle"]


def test_a_game_without_characters_has_the_random_bot() -> None:
    assert names("chess") == ["random"]
    assert find_bot("chess", "random") is find_bot("terra", "random")


def test_an_unknown_bot_is_refused_with_the_names_that_there_are() -> None:
    with pytest.raises(BadInput) as refused:
        find_bot("terra", "saint")
    wanted = "unknown bot 'saint' for terra; the bots are: random, guardian, fair, greedy, gentle"
    assert str(refused.value) == wanted
