"""What a seat may choose: each move, the things that it names, and what it would bring."""

from typing import Final

from terrarium.core.notation import Decoded
from terrarium.games.terra_futura.cards import LEVELS, NO_CARD
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS, cells_in, mask_of, row_and_column
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.pending import NO_PLACE
from terrarium.games.terra_futura.picture.display import farthest_card, row_card
from terrarium.games.terra_futura.resources import KIND_NAMES
from terrarium.games.terra_futura.state import BLOCKED
from terrarium.games.terra_futura.view import TerraFuturaView

CUBE: Final = "pollution"
_CUBES: Final = ("pollute", "transfer", "remove")


class Offer:
    """A move and what it is about: a card on a place of a territory, its effect, a token."""

    def __init__(self, view: TerraFuturaView, number: int) -> None:
        move = NOTATION.decoded(number)
        self.move: Final = move
        self.verb: Final = move.verb
        self.place: Final = _place_of(view, move)
        self.card: Final = _card_of(view, move, self.place)
        self.effect: Final = _effect_of(view, move, self.card)
        self.token: Final = _token_of(move)
        self.brings: Final = _brought(view, move, self.place)
        self.thing: Final = thing_of(move)
        self.line: Final = _line(view, move) if move.verb == "place" else []


def offers_of(view: TerraFuturaView) -> list[Offer]:
    return [Offer(view, move) for move in view.legal]


def _place_of(view: TerraFuturaView, move: Decoded) -> int:
    """Where the card lies that a move names; a card that is placed lies nowhere yet."""
    cell, owner = move.get("cell"), move.get("seat")
    if cell is None or move.verb == "place":
        return NO_PLACE
    return (view.seat if owner is None else owner) * CELLS + cell


def _card_of(view: TerraFuturaView, move: Decoded, place: int) -> int:
    """In a territory, or in the display; the top of a deck is not known."""
    if place != NO_PLACE:
        return view.cards[place]
    if move.verb == "discard":
        return farthest_card(view, move["level"])
    return row_card(view, move["level"], move["place"]) if move.get("place") else NO_CARD


def _effect_of(view: TerraFuturaView, move: Decoded, card: int) -> Effect | None:
    effect = move.get("effect")
    return None if effect is None else view.rules.effects_of[card][effect]


def thing_of(move: Decoded) -> str:
    """The key of the card, cell or pile that a move is about; empty: nothing in particular."""
    if move.verb == "take":
        return f"take-{LEVELS[move['level']]}-{move['place']}"
    cell = move.get("cell")
    name = "" if cell is None else CELL_NAMES[cell]
    return f"s{move['seat']}-{name}" if move.verb == "copy" else name


def _token_of(move: Decoded) -> str:
    """The kind of resource that a move names, or a cube."""
    kind = move.get("kind")
    if kind is not None:
        return KIND_NAMES[kind]
    return CUBE if move.verb in _CUBES else ""


def _brought(view: TerraFuturaView, move: Decoded, place: int) -> str:
    """Whether a cube finds a space or blocks the card, or frees the one that it leaves."""
    if move.verb == "pollute":
        return "blocks" if view.spare[place] == 0 else "space"
    return "frees" if move.verb in _CUBES and view.spare[place] == BLOCKED else ""


def _line(view: TerraFuturaView, move: Decoded) -> list[int]:
    """The cells of the cards that a card placed there would activate."""
    base = view.seat * CELLS
    active = tuple(cell for cell in view.places[view.seat] if view.spare[base + cell] != BLOCKED)
    return cells_in(row_and_column(move["cell"]) & mask_of(active))
