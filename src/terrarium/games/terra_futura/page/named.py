"""How a move is named on a button: what it does, in a few words."""

from terrarium.core.notation import Decoded
from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.moves import NOTATION


def move_in_words(move: int) -> Message:
    decoded = NOTATION.decoded(move)
    return Message(f"terra_futura-page-move-{_name(decoded)}", _args(decoded))


def _name(move: Decoded) -> str:
    return "take-deck" if move.verb == "take" and move["place"] == 0 else move.verb


def _args(move: Decoded) -> Args:
    """Things by their names; a seat is a person, a place in a row a number."""
    args = move.words()
    if "seat" in move.named:
        args["seat"] = seated(move["seat"])
    if "place" in move.named:
        args["place"] = move["place"]
    return args
