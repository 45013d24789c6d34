"""Simulations: the same seed gives the same results, and what is done is kept."""

import json
from collections import Counter
from fractions import Fraction
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from terrarium.arena.report import interval, show, spark
from terrarium.arena.request import Simulation, seat_bots
from terrarium.arena.simulate import simulate
from terrarium.arena.tally import SHARES, Histogram, Tally, mean, quantile
from terrarium.core.outcome import Outcome
from terrarium.core.reason import BadInput
from terrarium.core.record import read_record
from terrarium.core.replay import replay
from tests.histories import TERRA, TERRA_EDITION

MIXED = ("fair", "greedy", "guardian", "random")
KEYS = {
    "game", "players", "bots", "options", "seed", "ruleset", "edition", "compiled", "games",
    "decisions", "choices", "seconds", "collapses", "causes", "wins", "scores",
}  # fmt: skip


def wish(games: int = 40, jobs: int = 1, seed: int = 7, out: str | None = None) -> Simulation:
    return Simulation("terra", 4, MIXED, games, seed, jobs=jobs, out=out)


def without_time(request: Simulation) -> dict[str, object]:
    return {key: value for key, value in simulate(request).as_json().items() if key != "seconds"}


def test_the_same_seed_gives_the_same_results_whatever_the_number_of_jobs() -> None:
    assert without_time(wish(jobs=1)) == without_time(wish(jobs=2)) == without_time(wish(jobs=3))


def test_another_seed_gives_other_results() -> None:
    assert without_time(wish(seed=7)) != without_time(wish(seed=8))


def test_the_json_has_all_its_keys_and_can_be_written() -> None:
    result = simulate(wish(5)).as_json()
    assert set(result) >= KEYS
    assert json.loads(json.dumps(result)) == result


def test_shares_of_wins_and_collapses_add_up_to_all_games() -> None:
    tally = simulate(wish()).tally
    won = sum(tally.wins.values()) / SHARES
    assert won + tally.collapses == tally.games == 40
    assert sum(tally.lengths.values()) == 40


def test_stopping_keeps_what_is_done() -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    result = simulate(wish(200), stop)
    assert result.stopped
    assert 0 < result.tally.games < 200


def test_progress_counts_every_game() -> None:
    seen: list[int] = []
    simulate(wish(33), seen.append)
    assert sum(seen) == 33


def test_records_are_written_on_request_and_replay(tmp_path: Path) -> None:
    simulate(wish(3, out=str(tmp_path)))
    paths = sorted(tmp_path.iterdir())
    assert [path.name for path in paths] == [f"terra-{number:06}.terrarium" for number in range(3)]
    for path in paths:
        replay(TERRA, TERRA_EDITION, read_record(path.read_text("utf-8")))


def test_records_of_an_earlier_simulation_are_never_written_over(tmp_path: Path) -> None:
    simulate(wish(2, out=str(tmp_path)))
    with pytest.raises(BadInput, match="name an empty folder"):
        simulate(wish(2, out=str(tmp_path)))


def test_a_tally_does_not_grow_with_the_number_of_games() -> None:
    tally = Tally(3)
    for _ in range(1000):
        tally.add(Outcome([1, 2, 3], [{"total": 9}, {"total": 5}, {"total": 2}]), 80, 40)
    assert [len(scores) for scores in tally.scores] == [1, 1, 1]
    assert tally.win_share(0) == 1.0


def test_a_shared_win_is_shared() -> None:
    tally = Tally(3)
    tally.add(Outcome([1, 1, 3], [{"total": 9}, {"total": 9}, {"total": 2}]), 80, 40)
    assert [tally.win_share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_a_collapse_counts_each_cause_and_each_kind_once() -> None:
    tally = Tally(3)
    causes = ["region africa", "region asia", "total"]
    tally.add(Outcome([3, 3, 3], [{"total": 0}] * 3, causes), 80, 40)
    assert tally.kinds == Counter({"region": 1, "total": 1})
    assert tally.causes == Counter(causes)


def test_one_bot_sits_at_all_seats_and_several_at_one_each() -> None:
    assert seat_bots("terra", 3, ["fair"]) == ("fair", "fair", "fair")
    assert seat_bots("terra", 3, ["fair", "random", "greedy"]) == ("fair", "random", "greedy")
    with pytest.raises(BadInput, match="one for each seat"):
        seat_bots("terra", 4, ["fair", "random"])


def test_means_and_quantiles_of_a_histogram() -> None:
    histogram: Histogram = Counter({1: 1, 2: 2, 10: 1})
    assert mean(histogram) == 3.75
    assert [quantile(histogram, share) for share in (0.25, 0.5, 1.0)] == [1, 2, 10]
    assert quantile(Counter(), 0.5) is None


def test_a_distribution_is_drawn_between_its_ends() -> None:
    drawing = spark(Counter({0: 1, 15: 8}))
    assert drawing.startswith("0 ▁ ")
    assert drawing.endswith("█ 15")


def test_the_interval_holds_the_share_and_narrows_with_games() -> None:
    low, high = interval(50, 100)
    narrow_low, narrow_high = interval(5000, 10000)
    assert low < narrow_low < 0.5 < narrow_high < high


def test_nothing_is_said_of_collapse_where_a_game_cannot() -> None:
    futura = Simulation("terra_futura", 2, ("random", "random"), 3, 7)
    assert "collapse" not in _reported(futura)
    assert "collapsed: " in _reported(wish(40))


def _reported(request: Simulation) -> str:
    paper = StringIO()
    show(simulate(request), Console(file=paper, width=120))
    return paper.getvalue()


def test_half_points_are_counted_exactly_and_written_short() -> None:
    tally = Tally(1)
    for halves in (24, 25, 25, 27):
        tally.add(Outcome([1], [{"total": Fraction(halves, 2)}]), 80, 40)
    assert mean(tally.scores[0]) == 12.625
    assert quantile(tally.scores[0], 0.5) == Fraction(25, 2)
    assert spark(tally.scores[0]) == "12 ▄    █         ▄ 13.5"
