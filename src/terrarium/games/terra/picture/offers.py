"""What a seat may choose: each legal move, the things that it is about, and what it would bring."""

from typing import Final

from terrarium.core.notation import Decoded
from terrarium.games.terra.cards import one, spell_crisis, value_of
from terrarium.games.terra.moves import NOTATION
from terrarium.games.terra.picture.things import CardFace, SetFace
from terrarium.games.terra.sets import SET_POINTS, sets_in
from terrarium.games.terra.state import DISCARDING
from terrarium.games.terra.view import TerraView


class Offer:
    """A legal move; a card that is laid on a crisis brings its total nearer to the threat."""

    def __init__(self, view: TerraView, number: int) -> None:
        move = NOTATION.decoded(number)
        card, set, crisis = move.get("card"), move.get("set"), _crisis_of(view, move)
        self.move: Final = number
        self.text: Final = move.text
        self.kind: Final = move.verb
        self.card: Final = None if card is None else CardFace(card)
        self.set: Final = None if set is None else SetFace(set)
        self.crisis: Final = "" if crisis is None else spell_crisis(crisis)
        self.total: Final = _total_after(view, move)
        self.threat: Final = 0 if crisis is None else view.rules.threats[crisis]
        self.solves: Final = 0 < self.threat <= self.total and not _is_sealed(view, move)
        self.breaks: Final = 0 if card is None else broken_without(view, card)


def offers_of(view: TerraView) -> list[Offer]:
    return [Offer(view, move) for move in view.legal]


def may_still_hoard(view: TerraView) -> bool:
    """The turn that emptied the pile is the last one (R11): nobody else hoards any more."""
    return bool(view.pile) or (view.seat == view.turn and view.step != DISCARDING)


def broken_without(view: TerraView, card: int) -> int:
    """What the best set in hand is worth, if there is none so good without the card; else 0."""
    if not may_still_hoard(view):
        return 0
    best, rest = _best_in(int(view.hand)), _best_in(int(view.hand - one(card)))
    return best if best > rest else 0


def _best_in(hand: int) -> int:
    return max((SET_POINTS[number] for number in sets_in(hand)), default=0)


def _crisis_of(view: TerraView, move: Decoded) -> int | None:
    """The crisis that a card is laid on."""
    return int(view.impending) if move.verb == "play" else move.get("crisis")


def _total_after(view: TerraView, move: Decoded) -> int:
    if move.verb == "play":
        return int(view.total_played() + value_of(move["card"]))
    if move.verb == "help":
        return int(view.total_laid(move["crisis"]) + value_of(move["card"]))
    return 0


def _is_sealed(view: TerraView, move: Decoded) -> bool:
    """What others have played face down may be anything."""
    return view.rules.sealed and move.verb == "play"
