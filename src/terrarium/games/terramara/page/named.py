"""How a move is named: on a button, and once it is made."""

from collections.abc import Sequence
from typing import Final

from terrarium.core.notation import Decoded
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.moves import CRAFT_RESERVED, NOTATION

_AS: Final = {"territory": "space", "refined": "good"}  # what messages call it
_NAMED: Final = {  # by what was told, where the move has only a number: how it is called
    ("craft", "crafted"): "craft",
    ("reserve", "reserved"): "reserve",
    ("use", "used-card"): "used-card",
    ("use", "used-own-tile"): "used-own-tile",
    ("choose", "chose"): "chose",
    ("choose", "used-tile"): "used-own-tile",
    ("times", "exchanged"): "exchanged",
}


def move_in_words(move: int) -> Message:
    decoded = NOTATION.decoded(move)
    return Message(f"terramara-page-move-{name_of(decoded)}", _args(decoded))


def made_in_words(move: int, told: Sequence[Message]) -> Message:
    """By what was told of it, where that names the card or the effect."""
    verb = NOTATION.decoded(move).verb
    for event in told:
        name = _NAMED.get((verb, event.id.removeprefix("terramara-")))
        if name:
            return Message(f"terramara-page-own-{name}", event.args)
    return move_in_words(move)


def name_of(move: Decoded) -> str:
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
