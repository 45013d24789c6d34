"""What a seat may choose, as it is offered: cards of the display, cells, effects, payments."""

from terrarium.core.picture import Cell, Choice, Group, Phrase
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura import moves
from terrarium.games.terra_futura.cards import LEVELS, OPTIONS
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS, cells_in, mask_of, row_and_column
from terrarium.games.terra_futura.display_cells import farthest_card, row_card
from terrarium.games.terra_futura.drawing import (
    card_here,
    card_strip,
    effect_strip,
    here,
    token,
)
from terrarium.games.terra_futura.resources import KIND_NAMES
from terrarium.games.terra_futura.scoring_cells import pattern_choice, set_choice
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    BLOCKED,
    COPYING,
    GAINING,
    KEEPING,
    PATTERN,
    PAYING,
    PLACING,
    POLLUTING,
    REMOVING,
    TAKING,
    TRANSFERRING,
)
from terrarium.games.terra_futura.tally import asleep, names_of
from terrarium.games.terra_futura.view import TerraFuturaView


def offers_of(view: TerraFuturaView) -> list[Group]:
    """Every legal move once, in the order of the rules; what ends something comes last."""
    ends = [move for move in view.legal if move in (moves.END, moves.DONE)]
    rest = [move for move in view.legal if move not in ends]
    groups = _groups(view, rest) if rest else []
    return groups + [_ending(view, move) for move in ends]


def _groups(view: TerraFuturaView, legal: list[int]) -> list[Group]:
    if view.step == TAKING:
        return _takes(view, legal)
    if view.step == ACTIVATING:
        return _activations(view, legal)
    if view.step == COPYING:
        return _copies(view, legal)
    if view.step == PAYING:
        return _payments(view, legal)
    return [_single_group(view, legal)]


def _single_group(view: TerraFuturaView, legal: list[int]) -> Group:
    if view.step == PLACING:
        label = _label("place", {"card": view.rules.names[view.taken]})
        return Group(label, [_place(view, move) for move in legal])
    if view.step == GAINING:
        return Group(_label("gain"), [_kind(move, move - moves.GAIN) for move in legal])
    if view.step == POLLUTING:
        return Group(_label("pollute"), [_pollute(view, move) for move in legal])
    if view.step == TRANSFERRING:
        first = moves.TRANSFER
        return Group(_label("transfer"), [_free(view, move, move - first) for move in legal])
    if view.step == KEEPING:
        return Group(_label("keep"), [_kind(move, move - moves.KEEP) for move in legal])
    if view.step == REMOVING:
        first = moves.REMOVE
        return Group(_label("remove"), [_free(view, move, move - first) for move in legal])
    if view.step == PATTERN:
        return Group(_label("pattern"), [pattern_choice(view, move) for move in legal])
    return Group(_label("set"), [set_choice(view, move) for move in legal])


def _label(what: str, args: Args | None = None) -> Phrase:
    return Phrase(Message(f"terra_futura-offer-{what}", args))


def _ending(view: TerraFuturaView, move: int) -> Group:
    if move == moves.END:
        return Group(_label("end"), [Choice(move, _skipped(view))])
    return Group(_label("done" if view.step == TRANSFERRING else "none"), [Choice(move, [])])


def _skipped(view: TerraFuturaView) -> list[Cell]:
    """The cards that could still be used and would not be."""
    cells = asleep(view)
    args: Args = {"count": len(cells), "asleep": names_of(view, cells)}
    return [Phrase(Message("terra_futura-offer-skipping", args))] if cells else []


# Take and place.


def _takes(view: TerraFuturaView, legal: list[int]) -> list[Group]:
    groups: list[Group] = []
    for level, name in enumerate(LEVELS):
        first = moves.TAKE + level * moves.PLACES
        takes = [move for move in legal if first < move < first + moves.PLACES]
        unseen = [move for move in legal if move == first]
        choices = [_take(view, move, level) for move in takes]
        choices += [_take_unseen(view, move, level) for move in unseen]
        if choices:
            groups.append(Group(_label("take", {"level": name}), choices))
    discards = [_discard(view, move) for move in legal if move < moves.TAKE]
    return groups + ([Group(_label("discard"), discards)] if discards else [])


def _take(view: TerraFuturaView, move: int, level: int) -> Choice:
    card = row_card(view, level, (move - moves.TAKE) % moves.PLACES)
    return Choice(move, [card_strip(view.rules, card)], called=_called(view, card))


def _take_unseen(view: TerraFuturaView, move: int, level: int) -> Choice:
    args: Args = {"cards": view.decks[level]}
    short = Message("terra_futura-offer-unseen-short", args)
    return Choice(move, [Phrase(Message("terra_futura-offer-unseen", args), short=short)])


def _discard(view: TerraFuturaView, move: int) -> Choice:
    name = _called(view, farthest_card(view, move - moves.DISCARD))
    return Choice(move, [Phrase(name)], called=name)


def _called(view: TerraFuturaView, card: int) -> Message:
    return Message("terra_futura-picture-card", {"card": view.rules.names[card]})


def _place(view: TerraFuturaView, move: int) -> Choice:
    cell = move - moves.PLACE
    active = tuple(
        c for c in view.places[view.seat] if view.spare[view.seat * CELLS + c] != BLOCKED
    )
    line = cells_in(row_and_column(cell) & mask_of(active))
    names = " ".join(CELL_NAMES[other] for other in line)
    args: Args = {"cells": names, "count": len(line)}
    where = Message("terra_futura-offer-cell", {"cell": CELL_NAMES[cell]})
    along = Phrase(
        Message("terra_futura-offer-line", args),
        short=Message("terra_futura-offer-line-short", args),
    )
    return Choice(move, [Phrase(where), along] if line else [Phrase(where)], along.words)


# Activate, copy and pay.


def _activations(view: TerraFuturaView, legal: list[int]) -> list[Group]:
    """A group for each card, with its effects."""
    groups: list[Group] = []
    for cell in view.places[view.seat]:
        first = moves.ACTIVATE + cell * OPTIONS
        place = view.seat * CELLS + cell
        found = [move for move in legal if first <= move < first + OPTIONS]
        if found:
            choices = [_effect(view, move, place, move - first) for move in found]
            groups.append(Group(card_here(view, place), choices))
    return groups


def _copies(view: TerraFuturaView, legal: list[int]) -> list[Group]:
    groups: list[Group] = []
    for place in sorted({int(moves.copied_place(move)) for move in legal}):
        first = moves.COPY + place * OPTIONS
        found = [move for move in legal if first <= move < first + OPTIONS]
        args = here(view, place)
        args["seat"] = place // CELLS
        label = Phrase(Message("terra_futura-offer-copy", args))
        groups.append(Group(label, [_effect(view, move, place, move - first) for move in found]))
    return groups


def _effect(view: TerraFuturaView, move: int, place: int, option: int) -> Choice:
    card = view.cards[place]
    effect = view.rules.effects[view.rules.effects_of[card][option]]
    text = effect.as_copied() if move >= moves.COPY else effect.text
    args: Args = {"card": view.rules.names[card], "effect": text, "seat": place // CELLS}
    words = Message("terra_futura-offer-effect", args)
    return Choice(move, [effect_strip(text)], words, _called(view, card))


def _payments(view: TerraFuturaView, legal: list[int]) -> list[Group]:
    """A group for each kind, with the cards that it can be taken from."""
    groups: list[Group] = []
    for kind in sorted({(move - moves.PAY) // CELLS for move in legal}):
        first = moves.PAY + kind * CELLS
        found = [move for move in legal if first <= move < first + CELLS]
        label = _label("pay", {"kind": KIND_NAMES[kind]})
        groups.append(Group(label, [_card(view, move, move - first) for move in found]))
    return groups


# Cards, kinds and cubes.


def _card(view: TerraFuturaView, move: int, cell: int) -> Choice:
    place = view.seat * CELLS + cell
    name = _called(view, view.cards[place])
    return Choice(move, [card_here(view, place)], name, name)


def _kind(move: int, kind: int) -> Choice:
    return Choice(move, [token(KIND_NAMES[kind])])


def _pollute(view: TerraFuturaView, move: int) -> Choice:
    """Whether the cube finds a space, or blocks the card."""
    cell = move - moves.POLLUTE
    place = view.seat * CELLS + cell
    return _with_remark(view, move, cell, "blocks" if view.spare[place] == 0 else "space")


def _free(view: TerraFuturaView, move: int, cell: int) -> Choice:
    """Whether the card works again without the cube."""
    if view.spare[view.seat * CELLS + cell] == BLOCKED:
        return _with_remark(view, move, cell, "frees")
    return _card(view, move, cell)


def _with_remark(view: TerraFuturaView, move: int, cell: int, remark: str) -> Choice:
    place = view.seat * CELLS + cell
    said = Phrase(Message(f"terra_futura-offer-{remark}"))
    words = Message(f"terra_futura-offer-{remark}-card", here(view, place))
    cells: list[Cell] = [card_here(view, place), said]
    return Choice(move, cells, words, _called(view, view.cards[place]))
