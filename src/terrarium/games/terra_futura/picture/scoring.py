"""Scoring cards as they are drawn and offered: pattern, set, and how far one has come."""

from terrarium.core.picture import Cell, Choice, Phrase, Row, Section, Strip
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.cells import CELL_NAMES, cells_in, pattern_mask
from terrarium.games.terra_futura.picture.drawing import pattern_cell, tokens
from terrarium.games.terra_futura.picture.offers import Offer
from terrarium.games.terra_futura.resources import spell_bundle
from terrarium.games.terra_futura.scoring import missing, set_points, times
from terrarium.games.terra_futura.view import TerraFuturaView


def own_scoring(view: TerraFuturaView) -> Section:
    """The reader's own two cards."""
    rows = [_row(view, number) for number in view.scoring[view.seat]]
    return Section("own", Message("terra_futura-title-own"), rows)


def pattern_choice(view: TerraFuturaView, offer: Offer) -> Choice:
    """A pattern, and the cards that it would activate."""
    number = offer.move["scoring-card"]
    pattern = view.rules.scoring[number].pattern
    activated = cells_in(pattern_mask(pattern, view.places[view.seat]))
    names = " ".join(CELL_NAMES[cell] for cell in activated)
    reached = Phrase(Message("terra_futura-offer-reached", {"cells": names}))
    cells: list[Cell] = [_name(view, number), pattern_cell(pattern), reached]
    return Choice(offer.move.number, cells, reached.words, _name(view, number).words)


def set_choice(view: TerraFuturaView, offer: Offer) -> Choice:
    number = offer.move["scoring-card"]
    worth = Phrase(_worth(view, number))
    cells: list[Cell] = [_name(view, number), _set(view, number), worth]
    return Choice(offer.move.number, cells, worth.words, _name(view, number).words)


def _row(view: TerraFuturaView, number: int) -> Row:
    """The pattern, the set, how often it is there, and what it lacks to be there once more."""
    cells: list[Cell] = [pattern_cell(view.rules.scoring[number].pattern), _set(view, number)]
    if _times(view, number) or view.over:
        cells.append(Phrase(_worth(view, number)))
    if not view.over:
        cells.append(_lacking(view, number))
    return Row(_name(view, number), cells)


def _name(view: TerraFuturaView, number: int) -> Phrase:
    args: Args = {"number": number + 1, "card": view.rules.scoring[number].name}
    return Phrase(Message("terra_futura-picture-scoring", args))


def _set(view: TerraFuturaView, number: int) -> Strip:
    card = view.rules.scoring[number]
    args: Args = {"set": spell_bundle(card.needs), "points": card.points}
    worth = Phrase(Message("terra_futura-picture-set-short", args))
    return Strip(Message("terra_futura-picture-set", args), [*tokens(int(card.needs)), worth])


def _worth(view: TerraFuturaView, number: int) -> Message:
    points = int(set_points(view.purse[view.seat], view.rules.scoring[number]))
    args: Args = {"times": _times(view, number), "points": points}
    return Message("terra_futura-picture-worth", args)


def _times(view: TerraFuturaView, number: int) -> int:
    return int(times(view.purse[view.seat], view.rules.scoring[number].needs))


def _lacking(view: TerraFuturaView, number: int) -> Cell:
    bundle = int(missing(view.purse[view.seat], view.rules.scoring[number].needs))
    args: Args = {"set": spell_bundle(bundle), "times": _times(view, number)}
    short = Phrase(Message("terra_futura-picture-lacking-short"))
    return Strip(Message("terra_futura-picture-lacking", args), [short, *tokens(bundle)])
