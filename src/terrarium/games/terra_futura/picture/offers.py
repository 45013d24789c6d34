"""What a seat may choose, as it is offered: cards of the display, cells, effects, payments."""

from collections.abc import Callable
from typing import Final

from terrarium.core.notation import Decoded
from terrarium.core.picture import Cell, Choice, Group, Phrase
from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.cards import LEVELS
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS, cells_in, mask_of, row_and_column
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.picture.display import farthest_card, row_card
from terrarium.games.terra_futura.picture.drawing import (
    card_here,
    card_strip,
    effect_strip,
    here,
    token,
)
from terrarium.games.terra_futura.picture.scoring import pattern_choice, set_choice
from terrarium.games.terra_futura.picture.standing import asleep, names_of
from terrarium.games.terra_futura.resources import KIND_NAMES
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    BLOCKED,
    COPYING,
    PAYING,
    TAKING,
    TRANSFERRING,
)
from terrarium.games.terra_futura.view import TerraFuturaView

_ENDS: Final = ("end", "done")


def offers_of(view: TerraFuturaView) -> list[Group]:
    """Every legal move once, in the order of the rules; what ends something comes last."""
    legal = [NOTATION.decoded(move) for move in view.legal]
    ends = [move for move in legal if move.verb in _ENDS]
    rest = [move for move in legal if move.verb not in _ENDS]
    groups = _groups(view, rest) if rest else []
    return groups + [_ending(view, move) for move in ends]


def _groups(view: TerraFuturaView, legal: list[Decoded]) -> list[Group]:
    if view.step == TAKING:
        return _takes(view, legal)
    if view.step == ACTIVATING:
        return _activations(view, legal)
    if view.step == COPYING:
        return _copies(view, legal)
    if view.step == PAYING:
        return _payments(view, legal)
    drawn, verb = _DRAWN[legal[0].verb], legal[0].verb
    args: Args = {"card": view.rules.names[view.taken]} if verb == "place" else {}
    return [Group(_label(verb, args), [drawn(view, move) for move in legal])]


def _label(what: str, args: Args | None = None) -> Phrase:
    return Phrase(Message(f"terra_futura-offer-{what}", args))


def _ending(view: TerraFuturaView, move: Decoded) -> Group:
    if move.verb == "end":
        return Group(_label("end"), [Choice(move.number, _skipped(view))])
    return Group(_label("done" if view.step == TRANSFERRING else "none"), [Choice(move.number, [])])


def _skipped(view: TerraFuturaView) -> list[Cell]:
    """The cards that could still be used and would not be."""
    cells = asleep(view)
    args: Args = {"count": len(cells), "asleep": names_of(view, cells)}
    return [Phrase(Message("terra_futura-offer-skipping", args))] if cells else []


# Take and place.


def _takes(view: TerraFuturaView, legal: list[Decoded]) -> list[Group]:
    """A group for each row, its deck last; then what may be discarded before."""
    groups: list[Group] = []
    for level, name in enumerate(LEVELS):
        takes = [move for move in legal if move.verb == "take" and move["level"] == level]
        takes.sort(key=lambda move: move["place"] == 0)
        if takes:
            choices = [_take(view, move) for move in takes]
            groups.append(Group(_label("take", {"level": name}), choices))
    discards = [_discard(view, move) for move in legal if move.verb == "discard"]
    return groups + ([Group(_label("discard"), discards)] if discards else [])


def _take(view: TerraFuturaView, move: Decoded) -> Choice:
    if move["place"] == 0:
        return _take_unseen(view, move)
    card = row_card(view, move["level"], move["place"])
    return Choice(move.number, [card_strip(view.rules, card)], called=_called(view, card))


def _take_unseen(view: TerraFuturaView, move: Decoded) -> Choice:
    args: Args = {"cards": view.decks[move["level"]]}
    short = Message("terra_futura-offer-unseen-short", args)
    return Choice(move.number, [Phrase(Message("terra_futura-offer-unseen", args), short=short)])


def _discard(view: TerraFuturaView, move: Decoded) -> Choice:
    name = _called(view, farthest_card(view, move["level"]))
    return Choice(move.number, [Phrase(name)], called=name)


def _called(view: TerraFuturaView, card: int) -> Message:
    return Message("terra_futura-picture-card", {"card": view.rules.names[card]})


def _place(view: TerraFuturaView, move: Decoded) -> Choice:
    active = tuple(
        c for c in view.places[view.seat] if view.spare[view.seat * CELLS + c] != BLOCKED
    )
    line = cells_in(row_and_column(move["cell"]) & mask_of(active))
    names = " ".join(CELL_NAMES[other] for other in line)
    args: Args = {"cells": names, "count": len(line)}
    where = Message("terra_futura-offer-cell", move.words())
    along = Phrase(
        Message("terra_futura-offer-line", args),
        short=Message("terra_futura-offer-line-short", args),
    )
    return Choice(move.number, [Phrase(where), along] if line else [Phrase(where)], along.words)


# Activate, copy and pay.


def _activations(view: TerraFuturaView, legal: list[Decoded]) -> list[Group]:
    """A group for each card, with its effects."""
    groups: list[Group] = []
    for cell in view.places[view.seat]:
        place = view.seat * CELLS + cell
        choices = [_effect(view, move, place) for move in legal if move["cell"] == cell]
        groups += [Group(card_here(view, place), choices)] if choices else []
    return groups


def _copies(view: TerraFuturaView, legal: list[Decoded]) -> list[Group]:
    """A group for each card of anybody, with its effects."""
    groups: list[Group] = []
    for seat, cell in sorted({(move["seat"], move["cell"]) for move in legal}):
        place = seat * CELLS + cell
        here_only = [move for move in legal if (move["seat"], move["cell"]) == (seat, cell)]
        args: Args = {**here(view, place), "seat": Seated(seat)}
        label = Phrase(Message("terra_futura-offer-copy", args))
        groups.append(Group(label, [_effect(view, move, place) for move in here_only]))
    return groups


def _effect(view: TerraFuturaView, move: Decoded, place: int) -> Choice:
    card = view.cards[place]
    effect = view.rules.effects_of[card][move["effect"]]
    effect = effect.as_copied() if move.verb == "copy" else effect
    args: Args = {
        "card": view.rules.names[card],
        "effect": effect.text,
        "seat": Seated(place // CELLS),
    }
    words = Message("terra_futura-offer-effect", args)
    return Choice(move.number, [effect_strip(effect)], words, _called(view, card))


def _payments(view: TerraFuturaView, legal: list[Decoded]) -> list[Group]:
    """A group for each kind, with the cards that it can be taken from."""
    groups: list[Group] = []
    for kind in sorted({move["kind"] for move in legal}):
        choices = [_card(view, move) for move in legal if move["kind"] == kind]
        groups.append(Group(_label("pay", {"kind": KIND_NAMES[kind]}), choices))
    return groups


# Cards, kinds and cubes.


def _card(view: TerraFuturaView, move: Decoded) -> Choice:
    place = view.seat * CELLS + move["cell"]
    name = _called(view, view.cards[place])
    return Choice(move.number, [card_here(view, place)], name, name)


def _kind(view: TerraFuturaView, move: Decoded) -> Choice:
    return Choice(move.number, [token(KIND_NAMES[move["kind"]])])


def _pollute(view: TerraFuturaView, move: Decoded) -> Choice:
    """Whether the cube finds a space, or blocks the card."""
    is_full = view.spare[view.seat * CELLS + move["cell"]] == 0
    return _with_remark(view, move, "blocks" if is_full else "space")


def _free(view: TerraFuturaView, move: Decoded) -> Choice:
    """Whether the card works again without the cube."""
    is_blocked = view.spare[view.seat * CELLS + move["cell"]] == BLOCKED
    return _with_remark(view, move, "frees") if is_blocked else _card(view, move)


def _with_remark(view: TerraFuturaView, move: Decoded, remark: str) -> Choice:
    place = view.seat * CELLS + move["cell"]
    said = Phrase(Message(f"terra_futura-offer-{remark}"))
    words = Message(f"terra_futura-offer-{remark}-card", here(view, place))
    cells: list[Cell] = [card_here(view, place), said]
    return Choice(move.number, cells, words, _called(view, view.cards[place]))


_DRAWN: Final[dict[str, Callable[[TerraFuturaView, Decoded], Choice]]] = {
    "place": _place,
    "gain": _kind,
    "pollute": _pollute,
    "transfer": _free,
    "keep": _kind,
    "remove": _free,
    "pattern": pattern_choice,
    "set": set_choice,
}
