"""How a move is named on a button: what it does, in a few words."""

from terrarium.core.notation import Decoded
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.moves import CRAFT_RESERVED, NOTATION

_AS = {"territory": "space", "refined": "good"}  # what messages call it


def move_in_words(move: int) -> Message:
    decoded = NOTATION.decoded(move)
    return Message(f"terramara-page-move-{_name(decoded)}", _args(decoded))


def _name(move: Decoded) -> str:
    """Cards, tiles and the character are used by the same verb."""
    if move.number == CRAFT_RESERVED:
        return "craft-reserved"
    return "-".join(move.text.split()[:2]) if move.verb == "use" else move.verb


def _args(move: Decoded) -> Args:
    """Things by their names; a step on the road by where it leads."""
    args: Args = {}
    for name, word in move.words().items():
        said = str(word)
        args[_AS.get(name, name)] = int(said) if said.isdigit() else said
        if name == "edge":
            args["place"] = said.partition("-")[2]
    return args
