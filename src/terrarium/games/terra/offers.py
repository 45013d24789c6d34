"""What a seat may choose, as it is offered: plays and helps by crisis, hoards as sets."""

from terrarium.core.picture import Cell, Choice, Group, Phrase
from terrarium.core.reason import Args, Message
from terrarium.games.terra.cards import spell_crisis, value_of
from terrarium.games.terra.drawing import card_cell, set_with_points
from terrarium.games.terra.moves import (
    DISCARD,
    END,
    HELP,
    HOARD,
    PASS,
    PLAY,
    helped_crisis,
    helping_card,
)
from terrarium.games.terra.view import TerraView


def offers_of(view: TerraView) -> list[Group]:
    """Every legal move once, in the order of the rules."""
    plays = [move for move in view.legal if PLAY <= move < HELP]
    helps = [move for move in view.legal if HELP <= move < HOARD]
    hoards = [move for move in view.legal if HOARD <= move < END]
    discards = [move for move in view.legal if move >= DISCARD]
    groups: list[Group] = []
    if plays:
        groups.append(_group("terra-offer-play", [_play(view, move) for move in plays]))
    for crisis in sorted({int(helped_crisis(move)) for move in helps}):
        groups.append(_helps(view, crisis, helps))
    if hoards:
        choices = [Choice(move, set_with_points(move - HOARD)) for move in hoards]
        groups.append(_group("terra-offer-hoard", choices))
    if discards:
        choices = [Choice(move, [card_cell(move - DISCARD)]) for move in discards]
        groups.append(_group("terra-offer-discard", choices))
    if PASS in view.legal:
        groups.append(_group("terra-offer-pass", [Choice(PASS, [])]))
    if END in view.legal:
        groups.append(_group("terra-offer-end", [Choice(END, [])]))
    return groups


def _group(id: str, choices: list[Choice]) -> Group:
    return Group(Phrase(Message(id)), choices)


def _play(view: TerraView, move: int) -> Choice:
    card = move - PLAY
    cells: list[Cell] = [card_cell(card)]
    total, threat = view.total_played(), view.rules.threats[view.impending]
    if total < threat <= total + value_of(card) and not view.rules.sealed:
        cells.append(Phrase(Message("terra-offer-averts")))
    return Choice(move, cells)


def _helps(view: TerraView, crisis: int, helps: list[int]) -> Group:
    label = Phrase(Message("terra-offer-help", {"crisis": spell_crisis(crisis)}))
    moves = [move for move in helps if helped_crisis(move) == crisis]
    return Group(label, [_help(view, crisis, move) for move in moves])


def _help(view: TerraView, crisis: int, move: int) -> Choice:
    card = helping_card(move)
    cells: list[Cell] = [card_cell(int(card))]
    if view.total_laid(crisis) + value_of(card) >= view.rules.threats[crisis]:
        points: Args = {"points": view.rules.solving_points}
        cells.append(Phrase(Message("terra-offer-solves", points)))
    return Choice(move, cells)
