"""Points as pages print them: a true minus, and halves as halves."""

from fractions import Fraction

import pytest

from terrarium.core.points import Points
from terrarium.web.pages.render import environment


@pytest.mark.parametrize(
    ("points", "printed"),
    [
        (0, "0"),
        (-5, "−5"),
        (Fraction(1, 2), "½"),
        (Fraction(93, 2), "46½"),
        (Fraction(-3, 2), "−1½"),
        (Fraction(4), "4"),
    ],
)
def test_points_are_printed_as_a_player_writes_them(points: Points, printed: str) -> None:
    assert environment().filters["printed"](points) == printed
