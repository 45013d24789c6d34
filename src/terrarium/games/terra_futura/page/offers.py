"""What the seat to move may do, as buttons: each on the thing that it is about."""

from typing import Final

from terrarium.core.notation import BETWEEN_MOVES, Decoded
from terrarium.core.reason import Message
from terrarium.games.terra_futura.cards import LEVELS
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.draft.draft import Draft
from terrarium.games.terra_futura.draft.swaps import Swap, swaps
from terrarium.games.terra_futura.moves import END, NOTATION
from terrarium.games.terra_futura.page.named import move_in_words
from terrarium.games.terra_futura.picture.display import farthest_card
from terrarium.games.terra_futura.picture.things import CardFace, EffectFace
from terrarium.games.terra_futura.resources import KIND_NAMES
from terrarium.games.terra_futura.state import IN_ROW
from terrarium.games.terra_futura.view import TerraFuturaView

_CUBES: Final = ("pollute", "transfer", "remove")
_DRAFTED: Final = ("place", "activate", "copy", "pattern", "less")


class Offer:
    """A button: what it sends, and the thing to point at for it."""

    def __init__(self, view: TerraFuturaView, move: int, value: str, kind: str = "") -> None:
        decoded = NOTATION.decoded(move)
        self.move: Final = move
        self.value: Final = value
        self.kind: Final = kind or decoded.verb
        self.words: Final[Message] = move_in_words(move)
        self.at_once: Final = not is_drafted(view, self.kind)
        self.thing: Final = thing_of(decoded)
        self.card: Final = card_of(view, decoded)
        self.effect: Final = effect_of(self.card, decoded)
        self.token: Final = token_of(decoded)
        self.picks = self.thing


def offers_of(view: TerraFuturaView, draft: Draft | None) -> list[Offer]:
    """All that can be done next, and all that can be changed in the draft."""
    before = draft.text(len(draft.steps)) + BETWEEN_MOVES if draft else ""
    found = [Offer(view, move, _value(view, move, before)) for move in view.legal if move != END]
    found += [_swapped(view, swap) for swap in swaps(draft)] if draft else []
    _tell_apart(found)
    return found


def is_drafted(view: TerraFuturaView, kind: str) -> bool:
    """Whatever may show something hidden is made at once, and so is a choice that was left open."""
    if kind == "pattern" and view.rules.simultaneous:
        return False
    return kind in _DRAFTED or kind.startswith("swap-")


def _value(view: TerraFuturaView, move: int, before: str) -> str:
    decoded = NOTATION.decoded(move)
    return before + decoded.text if is_drafted(view, decoded.verb) else decoded.text


def _swapped(view: TerraFuturaView, swap: Swap) -> Offer:
    kind = "less" if swap.less else f"swap-{NOTATION.decoded(swap.move).verb}"
    return Offer(view, swap.move, swap.text, kind)


def _tell_apart(offers: list[Offer]) -> None:
    """Where several things can be done with one card, each has to be pointed at as well."""
    things = [offer.thing for offer in offers]
    for number, offer in enumerate(offers):
        if offer.thing and things.count(offer.thing) > 1:
            offer.picks = f"{offer.thing} offer-{number}"


def thing_of(move: Decoded) -> str:
    """The key of the card, cell or pile that a move is about; empty: a button alone."""
    if move.verb == "take":
        return f"take-{LEVELS[move['level']]}-{move['place']}"
    cell = move.get("cell")
    name = "" if cell is None else CELL_NAMES[cell]
    return f"s{move['seat']}-{name}" if move.verb == "copy" else name


def card_of(view: TerraFuturaView, move: Decoded) -> CardFace | None:
    """The card that a move names, in the display or in a territory."""
    if move.verb in ("discard", "take"):
        return _displayed(view, move)
    cell, owner = move.get("cell"), move.get("seat")
    if cell is None or move.verb == "place":
        return None
    seat = view.seat if owner is None else owner
    return CardFace(view.rules, view.cards[seat * CELLS + cell])


def _displayed(view: TerraFuturaView, move: Decoded) -> CardFace | None:
    """The farthest card of a row, or the one that is taken; the top of a deck is not known."""
    level, place = move["level"], move.get("place")
    if place is None:
        return CardFace(view.rules, farthest_card(view, level))
    return CardFace(view.rules, view.rows[level * IN_ROW + place - 1]) if place else None


def effect_of(card: CardFace | None, move: Decoded) -> EffectFace | None:
    effect = move.get("effect")
    return None if card is None or effect is None else card.effects[effect]


def token_of(move: Decoded) -> str:
    """The kind of resource that a move names, or a cube."""
    kind = move.get("kind")
    if kind is not None:
        return KIND_NAMES[kind]
    return "pollution" if move.verb in _CUBES else ""
