"""What is asked now, in one sentence: of the one who decides, and for those who wait."""

from typing import Final

from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.picture.standing import all_points_in
from terrarium.games.terra_futura.resources import spell_bundle
from terrarium.games.terra_futura.scoring import ranks_by
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    GAINING,
    KEEPING,
    NO_PLACE,
    PAYING,
    PHASES,
    PLACING,
    POLLUTING,
    REMOVING,
    TAKING,
    TRANSFERRING,
)
from terrarium.games.terra_futura.view import TerraFuturaView

_YES: Final = {True: "yes", False: "no"}
_CARRIED_OUT: Final = (PAYING, GAINING, POLLUTING, TRANSFERRING)


def prompt_of(view: TerraFuturaView) -> Message:
    if view.over:
        return _verdict(view)
    if view.seat != view.actor:
        return _waiting(view)
    phase = PHASES[view.step]
    if view.step in (KEEPING, REMOVING):
        return Message(f"terra_futura-ask-{phase}", _copied(view))
    return Message(f"terra_futura-ask-{phase}", _args(view))


def _waiting(view: TerraFuturaView) -> Message:
    args: Args = {"seat": view.actor, "phase": PHASES[view.step]}
    return Message("terra_futura-waiting", args)


def _args(view: TerraFuturaView) -> Args:
    """What a question has to say besides its phase."""
    if view.step == TAKING:
        return {"discarded": _YES[view.discarded]}
    if view.step == PLACING:
        return {"card": view.rules.names[view.taken]}
    if view.step == ACTIVATING:
        return {"able": _YES[len(view.legal) > 1], "final": _YES[view.final]}
    if view.step in _CARRIED_OUT:
        return _carried_out(view)
    return {}


def _carried_out(view: TerraFuturaView) -> Args:
    """The effect, the card it is on or moves cubes to, and how much of it is left to do."""
    place = int(view.turn) * CELLS + int(view.source)
    if view.copied != NO_PLACE and view.step != TRANSFERRING:
        place = int(view.copied)
    return {
        "card": view.rules.names[view.cards[place]],
        "effect": view.rules.effects[view.effect].text,
        "cubes": int(view.cubes),
    }


def _copied(view: TerraFuturaView) -> Args:
    """Who copied which card, and what was paid for it."""
    card = view.rules.names[view.cards[view.copied]]
    return {"seat": int(view.turn), "card": card, "paid": spell_bundle(view.paid)}


def _verdict(view: TerraFuturaView) -> Message:
    points = all_points_in(view)
    winners = [seat for seat, rank in enumerate(ranks_by(points)) if rank == 1]
    best = points[winners[0]]["total"]
    if len(winners) > 1:
        return Message("terra_futura-over-shared", {"points": best})
    equal = [score for score in points if score["total"] == best]
    args: Args = {"seat": winners[0], "points": best, "cubes": _YES[len(equal) > 1]}
    return Message("terra_futura-over-won", args)
