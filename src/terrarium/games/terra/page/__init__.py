"""Terra on a page: what its templates draw, as plain data, and how its moves are named there."""

from terrarium.games.terra.page.beats import beats_of
from terrarium.games.terra.page.board import Board, board_of
from terrarium.games.terra.page.chips import chips_of
from terrarium.games.terra.page.choices import Own, own_of
from terrarium.games.terra.page.icons import icons_of
from terrarium.games.terra.page.named import move_in_words
from terrarium.games.terra.page.numbers import Numbers, numbers_of
from terrarium.games.terra.page.spots import at_of
from terrarium.games.terra.page.stakes import stakes_of

__all__ = [
    "Board",
    "Numbers",
    "Own",
    "at_of",
    "beats_of",
    "board_of",
    "chips_of",
    "icons_of",
    "move_in_words",
    "numbers_of",
    "own_of",
    "stakes_of",
]
