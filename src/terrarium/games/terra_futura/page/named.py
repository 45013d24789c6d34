"""How a move is named: on a button, as advice, and once it is made."""

from collections.abc import Sequence
from typing import Final

from terrarium.core.notation import Decoded
from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.picture.offers import Offer
from terrarium.games.terra_futura.view import TerraFuturaView

_SCORING: Final = "scoring-card"
_ABOUT_A_CARD: Final = frozenset(
    {
        "discard",
        "take",
        "place",
        "activate",
        "copy",
        "pay",
        "pollute",
        "transfer",
        "remove",
        "pattern",
        "set",
    }
)
_CHOSEN: Final = ("terra_futura-pattern", "terra_futura-pattern-chosen", "terra_futura-set-chosen")


def move_in_words(move: int) -> Message:
    decoded = NOTATION.decoded(move)
    return Message(f"terra_futura-page-move-{_name(decoded)}", _args(decoded))


def advice_in_words(view: TerraFuturaView, move: int) -> Message:
    """With the card that it is about by its name, where there is one."""
    offer = Offer(view, move)
    if _SCORING in offer.move.named:
        return _of_scoring(offer.verb, view.rules.scoring[offer.move[_SCORING]].name)
    if offer.card == NO_CARD:
        return move_in_words(move)
    args: Args = {**_args(offer.move), "card": view.rules.names[offer.card]}
    if offer.effect is not None:
        args["effect"] = offer.effect
    return Message(f"terra_futura-page-advice-{offer.verb}", args)


def made_in_words(move: int, told: Sequence[Message]) -> Message:
    """By the name of the card that it was about, which is the first that was told of."""
    decoded = NOTATION.decoded(move)
    if _SCORING in decoded.named:
        told = [event for event in told if event.id in _CHOSEN]
    cards = [event.args["card"] for event in told if "card" in event.args]
    if not cards or decoded.verb not in _ABOUT_A_CARD:
        return move_in_words(move)
    args: Args = {**_args(decoded), "card": cards[0]}
    return Message(f"terra_futura-page-made-{decoded.verb}", args)


def _of_scoring(part: str, card: str) -> Message:
    return Message(f"terra_futura-page-offer-{part}", {"card": card})


def _name(move: Decoded) -> str:
    return "take-deck" if move.verb == "take" and move["place"] == 0 else move.verb


def _args(move: Decoded) -> Args:
    """Things by their names; a seat is a person, a place in a row a number."""
    args = move.words()
    if "seat" in move.named:
        args["seat"] = seated(move["seat"])
    if "place" in move.named:
        args["place"] = move["place"]
    return args
