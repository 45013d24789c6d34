"""What may be chosen, as a terminal lists it: plays and helps by crisis, hoards as sets."""

from terrarium.core.picture import Cell, Choice, Group, Phrase
from terrarium.core.reason import Args, Message
from terrarium.games.terra.picture.drawing import card_cell, set_with_points
from terrarium.games.terra.picture.offers import Offer, offers_of
from terrarium.games.terra.view import TerraView


def groups_of(view: TerraView) -> list[Group]:
    """Every legal move once, in the order of the rules."""
    offers = offers_of(view)
    groups = _group(view, offers, "play") + _helps(view, offers)
    for verb in ("hoard", "discard", "pass", "end"):
        groups += _group(view, offers, verb)
    return groups


def _group(view: TerraView, offers: list[Offer], verb: str) -> list[Group]:
    choices = [_choice(view, offer) for offer in offers if offer.kind == verb]
    return [Group(Phrase(Message(f"terra-offer-{verb}")), choices)] if choices else []


def _helps(view: TerraView, offers: list[Offer]) -> list[Group]:
    """A group for each crisis."""
    groups: dict[str, list[Choice]] = {}
    for offer in offers:
        if offer.kind == "help":
            groups.setdefault(offer.crisis, []).append(_choice(view, offer))
    return [
        Group(Phrase(Message("terra-offer-help", {"crisis": crisis})), choices)
        for crisis, choices in groups.items()
    ]


def _choice(view: TerraView, offer: Offer) -> Choice:
    cells: list[Cell] = [card_cell(offer.card)] if offer.card else []
    cells += set_with_points(offer.set) if offer.set else []
    return Choice(offer.move, cells + (_solved(view, offer) if offer.solves else []))


def _solved(view: TerraView, offer: Offer) -> list[Cell]:
    """An impending crisis is averted, a full-blown one solved for points."""
    points: Args = {"points": view.rules.solving_points}
    words = Message("terra-offer-solves", points)
    return [Phrase(Message("terra-offer-averts") if offer.kind == "play" else words)]
