"""What may be chosen, as a terminal lists it: every legal move once, in the order of the rules."""

from itertools import groupby
from typing import Final

from terrarium.core.notation import Decoded
from terrarium.core.picture import Choice, Group, Phrase
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.members import MEMBER_NAMES
from terrarium.games.terramara.moves import NOTATION
from terrarium.games.terramara.picture.choices import DRAWN
from terrarium.games.terramara.view import TerramaraView

_ENDS: Final = ("raid", "first", "done", "end", "flip")  # said in one word, each by itself
Kind = tuple[str, int]


def groups_of(view: TerramaraView) -> list[Group]:
    moves = [NOTATION.decoded(move) for move in view.legal]
    return [_group(view, kind, list(some)) for kind, some in groupby(moves, key=_kind)]


def _kind(move: Decoded) -> Kind:
    """Explorers, chief and warriors are sent in groups of their own."""
    return move.verb, move["member"] if move.verb == "send" else 0


def _group(view: TerramaraView, kind: Kind, moves: list[Decoded]) -> Group:
    verb, member = kind
    args: Args = {"phase": view.phase(), "member": MEMBER_NAMES[member]}
    label = Phrase(Message(f"terramara-offer-{verb}", args))
    if verb in _ENDS:
        return Group(label, [Choice(move.number, []) for move in moves])
    return Group(label, [DRAWN[verb](view.table, move) for move in moves])
