"""What a seat may choose, as it is offered: plays and helps by crisis, hoards as sets."""

from collections.abc import Callable

from terrarium.core.notation import Decoded
from terrarium.core.picture import Cell, Choice, Group, Phrase
from terrarium.core.reason import Args, Message
from terrarium.games.terra.cards import spell_crisis, value_of
from terrarium.games.terra.moves import NOTATION
from terrarium.games.terra.picture.drawing import card_cell, set_with_points
from terrarium.games.terra.view import TerraView

Drawn = Callable[[TerraView, Decoded], list[Cell]]


def offers_of(view: TerraView) -> list[Group]:
    """Every legal move once, in the order of the rules."""
    groups = _group(view, "play", _play) + _helps(view)
    groups += _group(view, "hoard", lambda _, move: set_with_points(move["set"]))
    groups += _group(view, "discard", lambda _, move: [card_cell(move["card"])])
    return groups + _group(view, "pass", _nothing) + _group(view, "end", _nothing)


def _group(view: TerraView, verb: str, drawn: Drawn) -> list[Group]:
    found = NOTATION.among(view.legal, verb)
    choices = [Choice(move.number, drawn(view, move)) for move in found]
    return [Group(Phrase(Message(f"terra-offer-{verb}")), choices)] if choices else []


def _nothing(view: TerraView, move: Decoded) -> list[Cell]:
    return []


def _play(view: TerraView, move: Decoded) -> list[Cell]:
    cells: list[Cell] = [card_cell(move["card"])]
    total, threat = view.total_played(), view.rules.threats[view.impending]
    if total < threat <= total + value_of(move["card"]) and not view.rules.sealed:
        cells.append(Phrase(Message("terra-offer-averts")))
    return cells


def _helps(view: TerraView) -> list[Group]:
    """A group for each crisis."""
    helps = NOTATION.among(view.legal, "help")
    groups: list[Group] = []
    for crisis in sorted({move["crisis"] for move in helps}):
        label = Phrase(Message("terra-offer-help", {"crisis": spell_crisis(crisis)}))
        here = [move for move in helps if move["crisis"] == crisis]
        groups.append(Group(label, [Choice(move.number, _help(view, move)) for move in here]))
    return groups


def _help(view: TerraView, move: Decoded) -> list[Cell]:
    crisis, card = move["crisis"], move["card"]
    cells: list[Cell] = [card_cell(card)]
    if view.total_laid(crisis) + value_of(card) >= view.rules.threats[crisis]:
        points: Args = {"points": view.rules.solving_points}
        cells.append(Phrase(Message("terra-offer-solves", points)))
    return cells
