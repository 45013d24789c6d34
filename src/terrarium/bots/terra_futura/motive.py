"""Why the planner would make a move, in words."""

from terrarium.core.reason import Args
from terrarium.games.terra_futura import moves
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.resources import KIND_NAMES
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    COPYING,
    IN_ROW,
    PAYING,
    PHASES,
    POLLUTING,
    TAKING,
)
from terrarium.games.terra_futura.view import TerraFuturaView


def motive_of(view: TerraFuturaView, move: int) -> str:
    """The message; ending something and trusting to luck have motives of their own."""
    if move == moves.END:
        return "bot-plans-end"
    if move == moves.DONE:
        return "bot-plans-done"
    if view.step == TAKING and move < moves.TAKE:
        return "bot-plans-discard"
    if view.step == TAKING and (move - moves.TAKE) % moves.PLACES == 0:
        return "bot-plans-unseen"
    return f"bot-plans-{PHASES[view.step]}"


def args_of(view: TerraFuturaView, move: int) -> Args:
    """The card or the kind that the move is about."""
    if view.step == PAYING:
        return {"kind": KIND_NAMES[(move - moves.PAY) // CELLS]}
    card = _card(view, move)
    return {"card": view.rules.names[card]} if card >= 0 else {}


def _card(view: TerraFuturaView, move: int) -> int:
    base = view.seat * CELLS
    if view.step == TAKING and move >= moves.TAKE:
        level, place = divmod(move - moves.TAKE, moves.PLACES)
        return view.rows[level * IN_ROW + place - 1] if place else -1
    if view.step == ACTIVATING and move != moves.END:
        return view.cards[base + moves.activated_cell(move)]
    if view.step == COPYING:
        return view.cards[moves.copied_place(move)]
    if view.step == POLLUTING:
        return view.cards[base + move - moves.POLLUTE]
    return -1
