"""What may be chosen, as a terminal lists it: cards of the display, cells, effects, payments."""

from collections.abc import Callable
from typing import Final

from terrarium.core.picture import Cell, Choice, Group, Phrase
from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.cards import LEVELS, NO_CARD
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.picture.drawing import (
    card_here,
    card_strip,
    effect_strip,
    here,
    token,
)
from terrarium.games.terra_futura.picture.offers import Offer, offers_of
from terrarium.games.terra_futura.picture.scoring import pattern_choice, set_choice
from terrarium.games.terra_futura.picture.standing import names_of, unused
from terrarium.games.terra_futura.resources import KIND_NAMES
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    COPYING,
    PAYING,
    TAKING,
    TRANSFERRING,
)
from terrarium.games.terra_futura.view import TerraFuturaView

_ENDS: Final = ("end", "done")


def groups_of(view: TerraFuturaView) -> list[Group]:
    """Every legal move once, in the order of the rules; what ends something comes last."""
    offers = offers_of(view)
    ends = [offer for offer in offers if offer.verb in _ENDS]
    rest = [offer for offer in offers if offer.verb not in _ENDS]
    groups = _groups(view, rest) if rest else []
    return groups + [_ending(view, offer) for offer in ends]


def _groups(view: TerraFuturaView, offers: list[Offer]) -> list[Group]:
    if view.step == TAKING:
        return _takes(view, offers)
    if view.step == ACTIVATING:
        return [Group(card_here(view, o[0].place), _effects(view, o)) for o in _by_place(offers)]
    if view.step == COPYING:
        return [Group(_copied(view, o[0].place), _effects(view, o)) for o in _by_place(offers)]
    if view.step == PAYING:
        return _payments(view, offers)
    drawn, verb = _DRAWN[offers[0].verb], offers[0].verb
    args: Args = {"card": view.rules.names[view.taken]} if verb == "place" else {}
    return [Group(_label(verb, args), [drawn(view, offer) for offer in offers])]


def _label(what: str, args: Args | None = None) -> Phrase:
    return Phrase(Message(f"terra_futura-offer-{what}", args))


def _ending(view: TerraFuturaView, offer: Offer) -> Group:
    if offer.verb == "end":
        return Group(_label("end"), [Choice(offer.move.number, _skipped(view))])
    what = "done" if view.step == TRANSFERRING else "none"
    return Group(_label(what), [Choice(offer.move.number, [])])


def _skipped(view: TerraFuturaView) -> list[Cell]:
    """The cards that could still be used and would not be."""
    cells = unused(view)
    args: Args = {"count": len(cells), "unused": names_of(view, cells)}
    return [Phrase(Message("terra_futura-offer-skipping", args))] if cells else []


# Take and place.


def _takes(view: TerraFuturaView, offers: list[Offer]) -> list[Group]:
    """A group for each row, its deck last; then what may be discarded before."""
    groups: list[Group] = []
    for level, name in enumerate(LEVELS):
        takes = [o for o in offers if o.verb == "take" and o.move["level"] == level]
        takes.sort(key=lambda offer: offer.card == NO_CARD)
        if takes:
            choices = [_take(view, offer) for offer in takes]
            groups.append(Group(_label("take", {"level": name}), choices))
    discards = [_discard(view, offer) for offer in offers if offer.verb == "discard"]
    return groups + ([Group(_label("discard"), discards)] if discards else [])


def _take(view: TerraFuturaView, offer: Offer) -> Choice:
    if offer.card == NO_CARD:
        return _take_unseen(view, offer)
    strip = card_strip(view.rules, offer.card)
    return Choice(offer.move.number, [strip], called=_called(view, offer))


def _take_unseen(view: TerraFuturaView, offer: Offer) -> Choice:
    args: Args = {"cards": view.decks[offer.move["level"]]}
    short = Message("terra_futura-offer-unseen-short", args)
    unseen = Phrase(Message("terra_futura-offer-unseen", args), short=short)
    return Choice(offer.move.number, [unseen])


def _discard(view: TerraFuturaView, offer: Offer) -> Choice:
    name = _called(view, offer)
    return Choice(offer.move.number, [Phrase(name)], called=name)


def _called(view: TerraFuturaView, offer: Offer) -> Message:
    return Message("terra_futura-picture-card", {"card": view.rules.names[offer.card]})


def _place(view: TerraFuturaView, offer: Offer) -> Choice:
    names = " ".join(CELL_NAMES[cell] for cell in offer.line)
    args: Args = {"cells": names, "count": len(offer.line)}
    where: list[Cell] = [Phrase(Message("terra_futura-offer-cell", offer.move.words()))]
    along = Phrase(
        Message("terra_futura-offer-line", args),
        short=Message("terra_futura-offer-line-short", args),
    )
    return Choice(offer.move.number, [*where, along] if offer.line else where, along.words)


# Activate, copy and pay.


def _by_place(offers: list[Offer]) -> list[list[Offer]]:
    """The offers of each card of a territory."""
    places = sorted({offer.place for offer in offers})
    return [[offer for offer in offers if offer.place == place] for place in places]


def _copied(view: TerraFuturaView, place: int) -> Phrase:
    args: Args = {**here(view, place), "seat": seated(place // CELLS)}
    return Phrase(Message("terra_futura-offer-copy", args))


def _effects(view: TerraFuturaView, offers: list[Offer]) -> list[Choice]:
    return [_effect(view, offer, offer.effect) for offer in offers if offer.effect]


def _effect(view: TerraFuturaView, offer: Offer, effect: Effect) -> Choice:
    shown = effect.as_copied() if offer.verb == "copy" else effect
    args: Args = {
        "card": view.rules.names[offer.card],
        "effect": shown,
        "seat": seated(offer.place // CELLS),
    }
    words = Message("terra_futura-offer-effect", args)
    return Choice(offer.move.number, [effect_strip(shown)], words, _called(view, offer))


def _payments(view: TerraFuturaView, offers: list[Offer]) -> list[Group]:
    """A group for each kind, with the cards that it can be taken from."""
    groups: list[Group] = []
    for kind in KIND_NAMES:
        choices = [_card(view, offer) for offer in offers if offer.token == kind]
        groups += [Group(_label("pay", {"kind": kind}), choices)] if choices else []
    return groups


# Cards, kinds and cubes.


def _card(view: TerraFuturaView, offer: Offer) -> Choice:
    """With what a cube does to it, if anything."""
    cell, words = card_here(view, offer.place), _called(view, offer)
    if not offer.brings:
        return Choice(offer.move.number, [cell], words, words)
    said = Phrase(Message(f"terra_futura-offer-{offer.brings}"))
    remark = Message(f"terra_futura-offer-{offer.brings}-card", here(view, offer.place))
    return Choice(offer.move.number, [cell, said], remark, words)


def _kind(view: TerraFuturaView, offer: Offer) -> Choice:
    return Choice(offer.move.number, [token(offer.token)])


_DRAWN: Final[dict[str, Callable[[TerraFuturaView, Offer], Choice]]] = {
    "place": _place,
    "gain": _kind,
    "pollute": _card,
    "transfer": _card,
    "keep": _kind,
    "remove": _card,
    "pattern": pattern_choice,
    "set": set_choice,
}
