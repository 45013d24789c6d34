"""Africa is in need: a crisis that all have cards for."""

from tests.games.terra.table import Table, laid_out, terra

# Europe-green has a threat of 11, africa-green of 10, africa-blue of 16.
AFRICA_GREEN = """
    phase: impending
    impending: africa-green
    hand 0: green 4, green 4, red 1
    hand 1: green 5, blue 5
    hand 2: green 6, green 1
    hand 3: green 2, red 3
    pile: red 6, red 5, 20 cards
"""


def africa_green(**options: str) -> Table:
    return laid_out(AFRICA_GREEN, options)


def last_answer(before: str, card: str) -> Table:
    """Three have answered the crisis in Africa, and the last player plays a card."""
    position = f"phase: impending\nimpending: africa-green by {before}\nhand 3: {card}"
    return terra(position).play(f"play {card}")
