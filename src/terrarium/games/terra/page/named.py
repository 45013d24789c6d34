"""How a move is named on a button: what it does, in a few words."""

from terrarium.core.reason import Message
from terrarium.games.terra.moves import NOTATION


def move_in_words(move: int) -> Message:
    decoded = NOTATION.decoded(move)
    return Message(f"terra-page-move-{decoded.verb}", decoded.words())
