"""How a move is named on a button."""

from terrarium.core.reason import Message
from terrarium.games.terramara.moves import NOTATION


def move_in_words(move: int) -> Message:
    return Message("page-move", {"move": NOTATION.spell(move)})
