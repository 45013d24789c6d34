"""Terra on a page: what its templates draw, as plain data, and how its moves are named there."""

from terrarium.games.terra.page.board import Board, board_of
from terrarium.games.terra.page.choices import Own, WhyNot, own_of
from terrarium.games.terra.page.named import move_in_words

__all__ = ["Board", "Own", "WhyNot", "board_of", "move_in_words", "own_of"]
