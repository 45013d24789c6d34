"""How a match ended."""

from fractions import Fraction

import pytest

from terrarium.core.outcome import Outcome, ranks_of
from terrarium.core.points import Points


@pytest.mark.parametrize(
    ("totals", "ranks"),
    [
        ([], []),
        ([7], [1]),
        ([3, 9, 5], [3, 1, 2]),
        ([9, 9, 5], [1, 1, 3]),
        ([5, 9, 5, 1], [2, 1, 2, 4]),
        ([0, 0, 0], [1, 1, 1]),
        ([-1, -2], [1, 2]),
        ([12, Fraction(25, 2), Fraction(24, 2)], [2, 1, 2]),
    ],
)
def test_ties_share_the_better_rank_and_the_next_follow_after_them(
    totals: list[Points], ranks: list[int]
) -> None:
    assert ranks_of(totals) == ranks


def test_of_equal_totals_the_next_number_decides() -> None:
    assert ranks_of([(9, 4), (9, 6), (10, 0), (9, 4)]) == [3, 2, 1, 3]


def test_all_who_are_first_have_won() -> None:
    outcome = Outcome([1, 3, 1], [{"total": 9}, {"total": 2}, {"total": 9}])
    assert (outcome.winners, outcome.collective_loss) == ([0, 2], False)
    assert outcome.summary() == "won by 0 and 2: 9 2 9"


def test_half_points_are_written_as_such_and_whole_ones_without_a_point() -> None:
    outcome = Outcome([1, 2], [{"total": Fraction(25, 2)}, {"total": Fraction(24, 2)}])
    assert outcome.summary() == "won by 0: 12.5 12"


def test_after_a_collective_loss_nobody_has_won() -> None:
    outcome = Outcome([1, 1], [{"total": 9}, {"total": 2}], ["flood", "fire"])
    assert (outcome.winners, outcome.collective_loss) == ([], True)
    assert outcome.summary() == "lost together: flood, fire"
