"""South America is in need: a crisis that no single turn solves."""

from tests.games.terra.table import Table, terra

# Nobody else has a card, and everybody draws what helps nobody.
ROUND_THE_TABLE = (
    "hand 1: -",
    "hand 2: -",
    "hand 3: -",
    "pile: blue 1, blue 2, blue 3, blue 4, 20 cards",
)


def after_helping(hand: str, *lines: str) -> Table:
    """The player lays green 1 of this hand on the crisis and may go on."""
    position = ["phase: help", "open: south-america-green", f"hand 0: {hand}", *lines]
    return terra("\n".join(position)).play("help south-america-green with green 1")
