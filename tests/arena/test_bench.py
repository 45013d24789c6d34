"""The bench measures; how fast is not a matter for tests."""

import pytest

from terrarium.arena.bench import Goal, bench, copy_for, goals
from terrarium.core.game import Game
from terrarium.editions import find_edition
from terrarium.games import GAMES
from tests.histories import TERRA, TERRA_EDITION


def test_a_bench_has_all_its_figures() -> None:
    result = bench(TERRA, TERRA.setup(3, TERRA_EDITION), 0.3).as_json()
    assert set(result) == {
        "game",
        "players",
        "compiled",
        "decisions_per_second",
        "choices_per_second",
        "games_per_second",
        "copies_per_second",
        "replays_per_second",
    }
    assert all(isinstance(value, str) or value or value is False for value in result.values())


def test_every_number_of_players_has_a_game_long_enough_to_copy() -> None:
    for players in range(3, 7):
        assert copy_for(TERRA, TERRA.setup(players, TERRA_EDITION), 0.01) > 0


def test_a_goal_is_met_or_missed() -> None:
    assert Goal("copies", 2.0, 1.0).met
    assert not Goal("copies", 0.5, 1.0).met


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_every_game_has_goals_that_the_bench_measures(game: Game) -> None:
    setup = game.setup(game.least, find_edition(game))
    result = bench(game, setup, 0.1)
    names = [goal.name for goal in goals(game, result)]
    assert {"decisions per second", "copies per second"} <= set(names)
