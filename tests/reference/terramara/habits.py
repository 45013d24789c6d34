"""How random players choose a move, so that much happens."""

from collections.abc import Sequence
from random import Random

IDLE = ("done", "end", "advance 0")


def busy_move(moves: Sequence[str], chance: Random) -> str:
    """Mostly something else than to stop, and now and then a flip rather than one of many sends."""
    busy = [move for move in moves if move not in IDLE]
    if busy and chance.random() < 0.9:
        moves = busy
    verbs = sorted({move.split()[0] for move in moves})
    if chance.random() < 0.3:
        verb = chance.choice(verbs)
        moves = [move for move in moves if move.split()[0] == verb]
    return chance.choice(moves)
