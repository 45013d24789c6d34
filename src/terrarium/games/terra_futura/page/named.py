"""How a move is named on a button, and how it is advised: what it does, in a few words."""

from terrarium.core.notation import Decoded
from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.picture.offers import Offer
from terrarium.games.terra_futura.view import TerraFuturaView


def move_in_words(move: int) -> Message:
    decoded = NOTATION.decoded(move)
    return Message(f"terra_futura-page-move-{_name(decoded)}", _args(decoded))


def advice_in_words(view: TerraFuturaView, move: int) -> Message:
    """With the card that it is about by its name, where there is one."""
    offer = Offer(view, move)
    if offer.card == NO_CARD:
        return move_in_words(move)
    args: Args = {**_args(offer.move), "card": view.rules.names[offer.card]}
    if offer.effect is not None:
        args["effect"] = offer.effect
    return Message(f"terra_futura-page-advice-{offer.verb}", args)


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
