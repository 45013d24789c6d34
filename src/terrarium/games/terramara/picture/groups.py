"""What may be chosen, as a terminal lists it: every legal move once, in the order of the rules."""

from typing import Final

from terrarium.core.notation import Decoded
from terrarium.core.picture import Choice, Group, Phrase
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.members import MEMBER_NAMES
from terrarium.games.terramara.moves import NOTATION
from terrarium.games.terramara.picture.choices import DRAWN
from terrarium.games.terramara.picture.spaces import ahead
from terrarium.games.terramara.view import TerramaraView

_ENDS: Final = ("raid", "first", "done", "end", "flip")  # said in one word, each by itself
Kind = tuple[str, int, int]


def groups_of(view: TerramaraView) -> list[Group]:
    groups: dict[Kind, list[Decoded]] = {}
    for move in map(NOTATION.decoded, view.legal):
        groups.setdefault(_kind(view, move), []).append(move)
    return [_group(view, kind, moves) for kind, moves in groups.items()]


def _kind(view: TerramaraView, move: Decoded) -> Kind:
    """Members are sent in groups of their own, explorers to later rows by the round of return."""
    if move.verb != "send":
        return move.verb, 0, 0
    return move.verb, move["member"], ahead(view.table, move["space"])


def _group(view: TerramaraView, kind: Kind, moves: list[Decoded]) -> Group:
    verb, member, later = kind
    args: Args = {"phase": view.phase(), "member": MEMBER_NAMES[member], "ahead": later}
    label = Phrase(Message(f"terramara-offer-{verb}", args))
    if verb in _ENDS:
        return Group(label, [Choice(move.number, []) for move in moves])
    return Group(label, [DRAWN[verb](view.table, move) for move in moves])
