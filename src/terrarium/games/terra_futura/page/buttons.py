"""What the seat to move may do, as buttons: each on the thing that it is about."""

from typing import Final

from terrarium.core.draft import Draft, Swap
from terrarium.core.reason import Message
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.draft.draft import composes
from terrarium.games.terra_futura.moves import END, NOTATION
from terrarium.games.terra_futura.page.named import move_in_words
from terrarium.games.terra_futura.picture.offers import Offer
from terrarium.games.terra_futura.picture.things import CardFace, EffectFace
from terrarium.games.terra_futura.view import TerraFuturaView


class PageMove:
    """A button: what it sends, and the thing to point at for it."""

    def __init__(
        self, view: TerraFuturaView, move: int, value: str, at_once: bool, kind: str = ""
    ) -> None:
        offer = Offer(view, move)
        self.move: Final = move
        self.value: Final = value
        self.kind: Final = kind or offer.verb
        self.words: Final[Message] = move_in_words(move)
        self.at_once: Final = at_once
        self.thing: Final = offer.thing
        self.card: Final = CardFace(view.rules, offer.card) if offer.card != NO_CARD else None
        self.effect: Final = EffectFace(offer.effect) if offer.effect else None
        self.token: Final = offer.token
        self.picks = self.thing


def moves_of(view: TerraFuturaView, draft: Draft | None) -> list[PageMove]:
    """All that can be done next, and all that can be changed in the draft."""
    found = [_next(view, draft, move) for move in view.legal if move != END]
    found += _swaps(view, draft) if draft else []
    _tell_apart(found)
    return found


def _next(view: TerraFuturaView, draft: Draft | None, move: int) -> PageMove:
    value = draft.with_more(move) if draft and composes(view) else NOTATION.spell(move)
    return PageMove(view, move, value, not composes(view))


def _swaps(view: TerraFuturaView, draft: Draft) -> list[PageMove]:
    return [
        PageMove(view, swap.move, draft.with_swap(swap), False, _kind(swap))
        for swap in draft.steps[-1].swaps()
    ]


def _kind(swap: Swap) -> str:
    return "less" if swap.less else f"swap-{NOTATION.decoded(swap.move).verb}"


def _tell_apart(moves: list[PageMove]) -> None:
    """Where several things can be done with one card, each has to be pointed at as well."""
    things = [move.thing for move in moves]
    for number, move in enumerate(moves):
        if move.thing and things.count(move.thing) > 1:
            move.picks = f"{move.thing} offer-{number}"
