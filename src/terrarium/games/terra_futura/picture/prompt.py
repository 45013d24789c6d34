"""What is asked now, in one sentence: of the one who decides, and for those who wait."""

from typing import Final

from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.moves import END
from terrarium.games.terra_futura.pending import NO_PLACE, PendingEffect
from terrarium.games.terra_futura.picture.standing import points_in
from terrarium.games.terra_futura.resources import spell_bundle
from terrarium.games.terra_futura.scoring import ranks_by
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    COPYING,
    KEEPING,
    PHASES,
    PLACING,
    REMOVING,
    TAKING,
    TRANSFERRING,
)
from terrarium.games.terra_futura.view import TerraFuturaView

_YES: Final = {True: "yes", False: "no"}
RULES: Final = {
    "take": "3.2",
    "place": "3.3",
    "activate": "3.4",
    "copy": "4.9",
    "pay": "4.3",
    "gain": "4.4",
    "pollute": "4.5",
    "transfer": "4.7",
    "keep": "4.9",
    "remove": "4.10",
    "pattern": "5.2",
    "set": "5.4",
}  # by phase
_FINAL_ACTIVATION: Final = "5.3"
_END: Final = "5.7"


def prompt_of(view: TerraFuturaView) -> Message:
    if view.over:
        return _verdict(view)
    if view.seat != view.actor:
        return _waiting(view)
    return Message(f"terra_futura-ask-{PHASES[view.step]}", _args(view))


def rule_of(view: TerraFuturaView) -> str:
    """The paragraph of the rules that it is about."""
    if view.over:
        return _END
    return _FINAL_ACTIVATION if view.final and view.step == ACTIVATING else RULES[PHASES[view.step]]


def prompt_after(view: TerraFuturaView) -> Message:
    """The same in a draft: how it would be, and what could follow."""
    if view.seat != view.actor:
        return Message("terra_futura-draft-then", {"seat": seated(view.actor)})
    if view.step != ACTIVATING:
        return prompt_of(view)
    return Message("terra_futura-draft-all" if view.legal == [END] else "terra_futura-draft-so")


def _waiting(view: TerraFuturaView) -> Message:
    args: Args = {"seat": seated(view.actor), "phase": PHASES[view.step]}
    return Message("terra_futura-waiting", args)


def _args(view: TerraFuturaView) -> Args:
    """What a question has to say besides its phase."""
    if view.step == TAKING:
        return {"discarded": _YES[view.discarded]}
    if view.step == PLACING:
        return {"card": view.rules.names[view.taken]}
    if view.step == ACTIVATING:
        return {"able": _YES[len(view.legal) > 1], "final": _YES[view.final]}
    if view.pending is None or view.step == COPYING:
        return {}
    owner_decides = view.step in (KEEPING, REMOVING)
    return _copied(view, view.pending) if owner_decides else _carried_out(view, view.pending)


def _carried_out(view: TerraFuturaView, pending: PendingEffect) -> Args:
    """The effect, the card it is on or moves cubes to, and how much of it is left to do."""
    place = int(view.turn) * CELLS + int(pending.source)
    if pending.copied != NO_PLACE and view.step != TRANSFERRING:
        place = int(pending.copied)
    return {
        "card": view.rules.names[view.cards[place]],
        "effect": pending.effect,
        "cubes": int(view.cubes_to_come(pending)),
    }


def _copied(view: TerraFuturaView, pending: PendingEffect) -> Args:
    """Who copied which card, and what was paid for it."""
    card = view.rules.names[view.cards[pending.copied]]
    return {"seat": seated(view.turn), "card": card, "paid": spell_bundle(pending.paid)}


def _verdict(view: TerraFuturaView) -> Message:
    points = points_in(view)
    winners = [seat for seat, rank in enumerate(ranks_by(points)) if rank == 1]
    best = points[winners[0]]["total"]
    if len(winners) > 1:
        return Message("terra_futura-over-shared", {"points": best})
    equal = [score for score in points if score["total"] == best]
    args: Args = {"seat": seated(winners[0]), "points": best, "cubes": _YES[len(equal) > 1]}
    return Message("terra_futura-over-won", args)
