"""What the seat to move may do, as buttons: each on the thing that it is about."""

from typing import Final

from terrarium.core.game import BETWEEN_MOVES
from terrarium.core.reason import Message
from terrarium.games.terra_futura.cards import LEVELS
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.display_cells import farthest_card
from terrarium.games.terra_futura.moves import (
    ACTIVATE,
    COPY,
    DONE,
    END,
    GAIN,
    KEEP,
    PATTERN,
    PAY,
    PLACE,
    PLACES,
    POLLUTE,
    REMOVE,
    SET,
    TAKE,
    TRANSFER,
    activated_cell,
    activated_option,
    copied_option,
    copied_place,
    spell,
)
from terrarium.games.terra_futura.page.draft import Draft
from terrarium.games.terra_futura.page.named import move_in_words
from terrarium.games.terra_futura.page.swaps import Swap, swaps
from terrarium.games.terra_futura.page.things import CardFace, EffectFace
from terrarium.games.terra_futura.resources import KIND_NAMES
from terrarium.games.terra_futura.state import IN_ROW
from terrarium.games.terra_futura.view import TerraFuturaView

_DRAFTED: Final = ("place", "activate", "copy", "pattern", "less")


class Offer:
    """A button: what it sends, and the thing to point at for it."""

    def __init__(self, view: TerraFuturaView, move: int, value: str, kind: str = "") -> None:
        self.move: Final = move
        self.value: Final = value
        self.kind: Final = kind or spell(move).split()[0]
        self.words: Final[Message] = move_in_words(move)
        self.at_once: Final = not is_drafted(view, self.kind)
        self.thing: Final = thing_of(move)
        self.card: Final = card_of(view, move)
        self.effect: Final = effect_of(self.card, move)
        self.token: Final = token_of(move)
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
    word = spell(move)
    return before + word if is_drafted(view, word.split()[0]) else word


def _swapped(view: TerraFuturaView, swap: Swap) -> Offer:
    kind = "less" if swap.less else f"swap-{spell(swap.move).split()[0]}"
    return Offer(view, swap.move, swap.text, kind)


def _tell_apart(offers: list[Offer]) -> None:
    """Where several things can be done with one card, each has to be pointed at as well."""
    things = [offer.thing for offer in offers]
    for number, offer in enumerate(offers):
        if offer.thing and things.count(offer.thing) > 1:
            offer.picks = f"{offer.thing} offer-{number}"


def thing_of(move: int) -> str:
    """The key of the card, cell or pile that a move is about; empty: a button alone."""
    if move < TAKE:
        return ""
    if move < PLACE:
        level, place = divmod(move - TAKE, PLACES)
        return f"take-{LEVELS[level]}-{place}"
    cell = cell_of(move)
    if COPY <= move < PAY:
        return f"s{int(copied_place(move)) // CELLS}-{CELL_NAMES[cell]}"
    return CELL_NAMES[cell] if cell >= 0 else ""


def cell_of(move: int) -> int:
    """The cell that a move names; −1: none."""
    if PLACE <= move < END:
        return move - PLACE
    if ACTIVATE <= move < COPY:
        return int(activated_cell(move))
    if COPY <= move < PAY:
        return int(copied_place(move)) % CELLS
    if PAY <= move < GAIN:
        return (move - PAY) % CELLS
    if POLLUTE <= move < DONE:
        return (move - POLLUTE) % CELLS
    return move - REMOVE if REMOVE <= move < PATTERN else -1


def card_of(view: TerraFuturaView, move: int) -> CardFace | None:
    """The card that a move names, in the display or in a territory."""
    if move < PLACE:
        return _displayed(view, move)
    cell = cell_of(move)
    if cell < 0 or PLACE <= move < END:
        return None
    owner = int(copied_place(move)) // CELLS if COPY <= move < PAY else view.seat
    return CardFace(view.rules, view.cards[owner * CELLS + cell])


def _displayed(view: TerraFuturaView, move: int) -> CardFace | None:
    """The farthest card of a row, or the one that is taken; the top of a deck is not known."""
    if move < TAKE:
        return CardFace(view.rules, farthest_card(view, move))
    level, place = divmod(move - TAKE, PLACES)
    return CardFace(view.rules, view.rows[level * IN_ROW + place - 1]) if place else None


def effect_of(card: CardFace | None, move: int) -> EffectFace | None:
    if card is None or not ACTIVATE <= move < PAY:
        return None
    option = activated_option(move) if move < COPY else copied_option(move)
    return card.effects[option]


def goal_of(move: int) -> int:
    """The Scoring card whose pattern or set a move chooses."""
    return (move - PATTERN) % (SET - PATTERN)


def token_of(move: int) -> str:
    """The kind of resource that a move names, or a cube."""
    if PAY <= move < GAIN:
        return KIND_NAMES[(move - PAY) // CELLS]
    if GAIN <= move < POLLUTE:
        return KIND_NAMES[move - GAIN]
    if KEEP <= move < REMOVE:
        return KIND_NAMES[move - KEEP]
    is_cube = POLLUTE <= move < TRANSFER or TRANSFER <= move < DONE or REMOVE <= move < PATTERN
    return "pollution" if is_cube else ""
