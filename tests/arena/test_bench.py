"""The bench measures; how fast is not a matter for tests."""

from terrarium.arena.bench import Goal, bench, copy_for, goals
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
    assert len(goals(bench(TERRA, TERRA.setup(3, TERRA_EDITION), 0.1))) == 3
