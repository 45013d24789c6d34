"""Terra Futura on a page: what its templates draw, and how moves are named."""

from terrarium.games.terra_futura.page.beats import beats_of
from terrarium.games.terra_futura.page.board import Board, board_of
from terrarium.games.terra_futura.page.chips import chips_of
from terrarium.games.terra_futura.page.choices import Own, drafted_of, own_of
from terrarium.games.terra_futura.page.icons import icons_of
from terrarium.games.terra_futura.page.named import advice_in_words, made_in_words, move_in_words
from terrarium.games.terra_futura.page.numbers import Numbers, numbers_of
from terrarium.games.terra_futura.page.spots import at_of
from terrarium.games.terra_futura.page.stakes import stakes_of

__all__ = [
    "Board",
    "Numbers",
    "Own",
    "advice_in_words",
    "at_of",
    "beats_of",
    "board_of",
    "chips_of",
    "drafted_of",
    "icons_of",
    "made_in_words",
    "move_in_words",
    "numbers_of",
    "own_of",
    "stakes_of",
]
