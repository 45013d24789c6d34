"""Why the planner would make a move, in words."""

from terrarium.core.notation import Decoded
from terrarium.core.reason import Args
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.resources import KIND_NAMES
from terrarium.games.terra_futura.state import IN_ROW, PHASES
from terrarium.games.terra_futura.view import TerraFuturaView


def motive_of(view: TerraFuturaView, move: Decoded) -> str:
    """The message; ending something and trusting to luck have motives of their own."""
    if move.verb in ("end", "done", "discard"):
        return f"bot-plans-{move.verb}"
    if move.verb == "take" and move["place"] == 0:
        return "bot-plans-unseen"
    return f"bot-plans-{PHASES[view.step]}"


def args_of(view: TerraFuturaView, move: Decoded) -> Args:
    """The card or the kind that the move is about."""
    if move.verb == "pay":
        return {"kind": KIND_NAMES[move["kind"]]}
    card = _card(view, move)
    return {} if card is None else {"card": view.rules.names[card]}


def _card(view: TerraFuturaView, move: Decoded) -> int | None:
    if move.verb == "take":
        place = move["place"]
        return view.rows[move["level"] * IN_ROW + place - 1] if place else None
    if move.verb == "copy":
        return view.cards[move["seat"] * CELLS + move["cell"]]
    if move.verb in ("activate", "pollute"):
        return view.cards[view.seat * CELLS + move["cell"]]
    return None
