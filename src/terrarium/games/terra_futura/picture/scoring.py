"""Scoring cards as a terminal draws and offers them: pattern, set, and how far one has come."""

from terrarium.core.picture import Cell, Choice, Phrase, Row, Section, Strip
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.cells import CELL_NAMES
from terrarium.games.terra_futura.picture.drawing import pattern_cell, tokens
from terrarium.games.terra_futura.picture.goals import GoalFace, goals_of
from terrarium.games.terra_futura.picture.offers import Offer
from terrarium.games.terra_futura.resources import spell_bundle
from terrarium.games.terra_futura.view import TerraFuturaView


def own_scoring(view: TerraFuturaView) -> Section:
    """The reader's own two cards."""
    rows = [_row(view, goal) for goal in goals_of(view, view.seat)]
    return Section("own", Message("terra_futura-title-own"), rows)


def pattern_choice(view: TerraFuturaView, offer: Offer) -> Choice:
    """A pattern, and the cards that it would activate."""
    goal = GoalFace(view, view.seat, offer.move["scoring-card"])
    names = " ".join(CELL_NAMES[cell] for cell in goal.activates)
    reached = Phrase(Message("terra_futura-offer-reached", {"cells": names}))
    cells: list[Cell] = [_name(goal), pattern_cell(goal.card.pattern), reached]
    return Choice(offer.move.number, cells, reached.words, _name(goal).words)


def set_choice(view: TerraFuturaView, offer: Offer) -> Choice:
    goal = GoalFace(view, view.seat, offer.move["scoring-card"])
    worth = Phrase(_worth(goal))
    cells: list[Cell] = [_name(goal), _set(goal), worth]
    return Choice(offer.move.number, cells, worth.words, _name(goal).words)


def _row(view: TerraFuturaView, goal: GoalFace) -> Row:
    """The pattern, the set, how often it is there, and what it lacks to be there once more."""
    cells: list[Cell] = [pattern_cell(goal.card.pattern), _set(goal)]
    if goal.times or view.over:
        cells.append(Phrase(_worth(goal)))
    if not view.over:
        cells.append(_lacking(goal))
    return Row(_name(goal), cells)


def _name(goal: GoalFace) -> Phrase:
    args: Args = {"number": goal.number, "card": goal.name}
    return Phrase(Message("terra_futura-picture-scoring", args))


def _set(goal: GoalFace) -> Strip:
    args: Args = {"set": spell_bundle(goal.card.needs), "points": goal.points}
    worth = Phrase(Message("terra_futura-picture-set-short", args))
    return Strip(Message("terra_futura-picture-set", args), [*tokens(int(goal.card.needs)), worth])


def _worth(goal: GoalFace) -> Message:
    return Message("terra_futura-picture-worth", {"times": goal.times, "points": goal.earned})


def _lacking(goal: GoalFace) -> Cell:
    args: Args = {"set": spell_bundle(goal.lacking), "times": goal.times}
    short = Phrase(Message("terra_futura-picture-lacking-short"))
    return Strip(Message("terra_futura-picture-lacking", args), [short, *tokens(goal.lacking)])
