"""Points: whole numbers, or exact fractions in a game that counts halves."""

from fractions import Fraction

Points = int | Fraction


def as_number(points: Points) -> int | float:
    """As records and programs write it: 12, or 12.5."""
    return int(points) if points == int(points) else float(points)


def printed(points: Points) -> str:
    """As people write it: below zero with a minus, which is no hyphen; halves as such: 46½."""
    amount = -points if points < 0 else points
    whole, half = int(amount), "½" if amount > int(amount) else ""
    return ("−" if points < 0 else "") + (str(whole) if whole or not half else "") + half
