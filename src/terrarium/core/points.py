"""Points: whole numbers, or exact fractions in a game that counts halves."""

from fractions import Fraction

Points = int | Fraction


def as_number(points: Points) -> int | float:
    """As records, programs and sentences write it: 12, or 12.5."""
    return int(points) if points == int(points) else float(points)
