"""The last step of a draft, to be looked at before it is done: what it pays and what it brings."""

from collections import Counter
from typing import Final

from terrarium.core.draft import DraftStep
from terrarium.core.event import Event
from terrarium.core.needed import needed
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS, START
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.picture.things import CardFace, EffectFace
from terrarium.games.terra_futura.view import TerraFuturaView


class Piece:
    """A token and the card that it comes from or goes to."""

    def __init__(self, kind: str, card: str, count: int = 1) -> None:
        self.kind: Final = kind
        self.card: Final = card
        self.count: Final = count


class Preview:
    """From what the step told: nothing is worked out twice."""

    def __init__(self, view: TerraFuturaView, step: DraftStep) -> None:
        told = step.told
        first = NOTATION.decoded(step.main[0])
        cell = START if first.verb == "copy" else first.get("cell")
        self.verb: Final = first.verb
        self.cell: Final = "" if cell is None else CELL_NAMES[cell]
        self.card: Final = _card(view, self.cell)
        self.effect: Final = _effect(view, step.main, self.card)
        self.copied: Final = _first(told, "copied")
        self.paid: Final = [_piece(event) for event in _all(told, "paid")]
        self.payments: Final = _together(self.paid)
        self.gained: Final = [_piece(event) for event in _all(told, "gained")]
        self.cubes: Final = [str(event.args["card"]) for event in _all(told, "polluted")]
        self.moved: Final = [str(event.args["card"]) for event in _all(told, "transferred")]
        self.blocked: Final = [str(event.args["card"]) for event in _all(told, "blocked")]
        self.freed: Final = [str(event.args["card"]) for event in _all(told, "freed")]
        self.kept: Final = _first(told, "kept")


def _card(view: TerraFuturaView, cell: str) -> CardFace | None:
    if not cell:
        return None
    card = view.cards[view.seat * CELLS + CELL_NAMES.index(cell)]
    return CardFace(view.rules, card) if card != NO_CARD else None


def _effect(view: TerraFuturaView, main: list[int], card: CardFace | None) -> EffectFace | None:
    """The effect of the own card, or the one that it copies."""
    last = NOTATION.decoded(main[-1])
    if last.verb == "copy":
        place = last["seat"] * CELLS + last["cell"]
        return CardFace(view.rules, view.cards[place]).effects[last["effect"]]
    return card.effects[last["effect"]] if card and last.verb == "activate" else None


def _all(told: list[Event], name: str) -> list[Event]:
    return [event for event in told if event.id == f"terra_futura-{name}"]


def _first(told: list[Event], name: str) -> Event | None:
    found = _all(told, name)
    return found[0] if found else None


def _piece(event: Event) -> Piece:
    args = event.args
    return Piece(str(args["kind"]), str(args["card"]), needed(int, args.get("amount", 1)))


def _together(pieces: list[Piece]) -> list[Piece]:
    """Tokens of one kind from one card are one piece."""
    counted = Counter((piece.kind, piece.card) for piece in pieces)
    return [Piece(kind, card, count) for (kind, card), count in counted.items()]
