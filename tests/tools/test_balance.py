"""The set is judged by matches of the planner: what is counted, and how a figure is met."""

from collections import Counter

import pytest

from balancing.figures import EVERYWHERE, Figure, far_from_mean, figures
from balancing.plots import Bar, Plot
from balancing.tally import Tally, played


@pytest.fixture(scope="module")
def tally() -> Tally:
    return played(4, False, 1, 1)


def test_every_seat_of_a_match_is_counted_once(tally: Tally) -> None:
    assert (tally["matches"], tally["seats"]) == (1, 4)


def test_what_seats_score_is_the_sum_of_its_parts(tally: Tally) -> None:
    prefix = "half points of "
    parts = {key.removeprefix(prefix): tally[key] for key in tally if key.startswith(prefix)}
    assert parts.pop("total") == sum(parts.values())


def test_the_same_matches_give_the_same_figures(tally: Tally) -> None:
    assert played(4, False, 1, 1) == tally


def test_a_draft_by_lot_is_another_draft(tally: Tally) -> None:
    assert played(4, True, 1, 1) != tally


def test_nothing_is_used_more_often_than_it_is_there(tally: Tally) -> None:
    used = Counter({key.removeprefix("used "): tally[key] for key in tally if "used " in key})
    present = {key.removeprefix("present "): tally[key] for key in tally if "present " in key}
    assert {used[key] <= present[key] for key in used} == {True}


def test_each_figure_has_a_name_of_its_own(tally: Tally) -> None:
    names = [figure.name for figure in figures(tally)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("value", "is_met"), [(8.9, False), (9, True), (14, True), (14.1, False)])
def test_a_figure_is_met_within_its_bounds(value: float, is_met: bool) -> None:
    assert Figure("final strength", value, 9, 14).is_met == is_met


def test_a_goal_without_an_upper_bound_says_so() -> None:
    assert Figure("used", 30, 20, EVERYWHERE, " %").goal() == "at least 20 %"


def test_start_cards_are_measured_from_the_mean_of_all_seats() -> None:
    tally: Tally = Counter({"half points of total": 400, "seats": 2})
    tally |= Counter({"seats of start a": 1, "halves of start a": 220})
    assert far_from_mean(tally, "start") == {"a": pytest.approx(10)}


def test_a_plot_has_a_bar_for_each_value() -> None:
    svg = Plot("Scores", [Bar("low", 1), Bar("high", 2, False)], 0, 2, (0, 1)).svg()
    assert svg.count("<rect") == 2 + 2  # the paper and the band beside them
