"""What is asked of a seat, in one sentence."""

from terrarium.core.reason import Message
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.moves import END
from terrarium.games.terra_futura.page.draft import Draft
from terrarium.games.terra_futura.state import ACTIVATING, PHASES, PLACING, TAKING
from terrarium.games.terra_futura.view import TerraFuturaView

_BASE = "terra_futura-page-ask"


def prompt_of(view: TerraFuturaView, draft: Draft | None) -> Message:
    if view.over:
        return Message("terra_futura-page-over")
    if view.seat != view.actor:
        return _waiting(view, draft)
    if view.step == ACTIVATING:
        return _activating(view, draft)
    if view.step == PLACING and view.taken != NO_CARD:
        return Message(f"{_BASE}-place", {"card": view.rules.names[int(view.taken)]})
    if view.step == TAKING:
        return Message(f"{_BASE}-take" if view.discarded else f"{_BASE}-discard")
    phase = PHASES[view.step]
    if phase in ("keep", "remove"):
        card = view.rules.names[view.cards[int(view.copied)]]
        return Message(f"{_BASE}-{phase}", {"seat": int(view.turn), "card": card})
    return Message(f"{_BASE}-{phase}")


def _activating(view: TerraFuturaView, draft: Draft | None) -> Message:
    if view.legal == [END]:
        return Message(f"{_BASE}-end")
    name = "final" if view.final else "activate"
    return Message(f"{_BASE}-{name}-on" if draft else f"{_BASE}-{name}")


def _waiting(view: TerraFuturaView, draft: Draft | None) -> Message:
    if draft is not None:
        return Message("terra_futura-page-then", {"seat": view.actor})
    phase = PHASES[view.step]
    if phase in ("keep", "remove"):
        return Message(f"terra_futura-page-wait-{phase}", {"seat": view.actor})
    return Message("terra_futura-page-wait", {"seat": view.actor})
