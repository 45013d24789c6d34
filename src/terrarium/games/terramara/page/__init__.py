"""Terramara on a page: what its templates draw, and how moves are named."""

from terrarium.games.terramara.page.advised import advice_in_words
from terrarium.games.terramara.page.beats import beats_of
from terrarium.games.terramara.page.board import Board, board_of
from terrarium.games.terramara.page.chips import chips_of
from terrarium.games.terramara.page.choices import Own, drafted_of, own_of
from terrarium.games.terramara.page.icons import Icons, icons_of
from terrarium.games.terramara.page.named import made_in_words, move_in_words
from terrarium.games.terramara.page.numbers import numbers_of
from terrarium.games.terramara.page.spots import at_of
from terrarium.games.terramara.page.stakes import stakes_of

__all__ = [
    "Board",
    "Icons",
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
