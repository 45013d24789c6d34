"""Terra Futura's cards and their numbers.

    card       0 … 4    Starting cards
               5 … 27   Level I
              28 … 51   Level II
    scoring    0 … 15   Scoring cards: an activation pattern and a scoring set

A pattern is nine bits, row by row: bit 0 is the upper left cell of the window.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terra_futura.effects.effect import Effect

STARTING: Final = 5
LEVEL_ONE: Final = 23
LEVEL_TWO: Final = 24
CARDS: Final = STARTING + LEVEL_ONE + LEVEL_TWO
SCORING: Final = 16
LEVELS: Final = ("I", "II")
FIRST_OF_LEVEL: Final = (STARTING, STARTING + LEVEL_ONE)
IN_LEVEL: Final = (LEVEL_ONE, LEVEL_TWO)

NO_CARD: Final = -1
NO_LEVEL: Final = -1
OPTIONS: Final = 4  # effects that a card may have to choose from
IN_HAND: Final = 2  # Scoring cards of each player
ON_PATTERN: Final = 4  # cells of an activation pattern


class Card:
    """One card of the box."""

    def __init__(self, name: str, spaces: int, effects: tuple[Effect, ...]) -> None:
        self.name: Final = name
        self.spaces: Final = spaces
        self.effects: Final = effects


class ScoringCard:
    """One Scoring card: the cells of its pattern, what its set needs, and its points."""

    def __init__(self, name: str, pattern: int, needs: i64, points: int) -> None:
        self.name: Final = name
        self.pattern: Final = pattern
        self.needs: Final[i64] = needs
        self.points: Final = points


def level_of(card: i64) -> i64:
    """0 for Level I, 1 for Level II, NO_LEVEL for a Starting card."""
    if card < STARTING:
        return NO_LEVEL
    return 0 if card < STARTING + LEVEL_ONE else 1


def pattern_rows(pattern: int) -> list[str]:
    """A pattern as it is written: three rows of `#` and `.`."""
    signs = "".join("#" if pattern >> place & 1 else "." for place in range(9))
    return [signs[0:3], signs[3:6], signs[6:9]]
