"""Whole numbers as people and files write them."""

import pytest

from terrarium.core.number import is_number, number_in


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0", 0),
        ("007", 7),
        ("9" * 18, 10**18 - 1),
        ("9" * 19, None),
        ("", None),
        ("-1", None),
        ("+1", None),
        (" 1", None),
        ("1.5", None),
        ("1_000", None),
        ("²", None),
        ("٣", None),
    ],
)
def test_a_number_is_written_in_plain_digits(text: str, number: int | None) -> None:
    assert number_in(text) == number
    assert is_number(text) == (number is not None)


def test_a_number_may_be_held_to_fewer_digits() -> None:
    assert (number_in("999", 3), number_in("1000", 3)) == (999, None)
