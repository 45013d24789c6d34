"""What the seat to move may do, as buttons: each on the thing that it is about."""

from typing import Final

from terrarium.core.draft import Draft, Swap
from terrarium.core.notation import Decoded
from terrarium.core.reason import Message
from terrarium.games.terra_futura.cards import LEVELS
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.draft.draft import composes
from terrarium.games.terra_futura.moves import END, NOTATION
from terrarium.games.terra_futura.page.named import move_in_words
from terrarium.games.terra_futura.picture.display import farthest_card
from terrarium.games.terra_futura.picture.things import CardFace, EffectFace
from terrarium.games.terra_futura.resources import KIND_NAMES
from terrarium.games.terra_futura.state import IN_ROW
from terrarium.games.terra_futura.view import TerraFuturaView

_CUBES: Final = ("pollute", "transfer", "remove")


class Offer:
    """A button: what it sends, and the thing to point at for it."""

    def __init__(
        self, view: TerraFuturaView, move: int, value: str, at_once: bool, kind: str = ""
    ) -> None:
        decoded = NOTATION.decoded(move)
        self.move: Final = move
        self.value: Final = value
        self.kind: Final = kind or decoded.verb
        self.words: Final[Message] = move_in_words(move)
        self.at_once: Final = at_once
        self.thing: Final = thing_of(decoded)
        self.card: Final = card_of(view, decoded)
        self.effect: Final = effect_of(self.card, decoded)
        self.token: Final = token_of(decoded)
        self.picks = self.thing


def offers_of(view: TerraFuturaView, draft: Draft | None) -> list[Offer]:
    """All that can be done next, and all that can be changed in the draft."""
    found = [_next(view, draft, move) for move in view.legal if move != END]
    found += _swaps(view, draft) if draft else []
    _tell_apart(found)
    return found


def _next(view: TerraFuturaView, draft: Draft | None, move: int) -> Offer:
    value = draft.with_more(move) if draft and composes(view) else NOTATION.spell(move)
    return Offer(view, move, value, not composes(view))


def _swaps(view: TerraFuturaView, draft: Draft) -> list[Offer]:
    return [
        Offer(view, swap.move, draft.with_swap(swap), False, _kind(swap))
        for swap in draft.steps[-1].swaps()
    ]


def _kind(swap: Swap) -> str:
    return "less" if swap.less else f"swap-{NOTATION.decoded(swap.move).verb}"


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
