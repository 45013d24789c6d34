"""What the player on turn could copy by Assistance, as everybody can see."""

from terrarium.games.terra_futura.cells import CELLS, START
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.state import ACTIVATING, BLOCKED, COPYING, PATTERN
from terrarium.games.terra_futura.view import TerraFuturaView


def copyable(view: TerraFuturaView) -> set[int]:
    """The places of cards that could be copied with what the player has now (4.9, 4.10)."""
    if not _has_assistance(view):
        return set()
    return {
        seat * CELLS + cell
        for seat in range(view.rules.players)
        for cell in view.places[seat]
        if seat != view.turn and _is_copyable(view, seat * CELLS + cell)
    }


def _has_assistance(view: TerraFuturaView) -> bool:
    """The Starting card is active, and not used this turn (3.4, 4.6)."""
    if view.over or view.step >= PATTERN or view.spare[view.turn * CELLS + START] == BLOCKED:
        return False
    return view.step < ACTIVATING or view.step == COPYING or bool(view.line >> START & 1)


def _is_copyable(view: TerraFuturaView, place: int) -> bool:
    if view.spare[place] == BLOCKED and not view.rules.copy_inactive:
        return False
    effects = view.rules.effects_of[view.cards[place]]
    return any(effect.is_bottom() and _is_possible(view, effect) for effect in effects)


def _is_possible(view: TerraFuturaView, effect: Effect) -> bool:
    turn = view.turn
    others = [turn * CELLS + cell for cell in view.places[turn] if cell != START]
    cubes = sum(view.cubes_on(place) for place in others)
    return effect.is_possible(view.purse[turn], view.room[turn], cubes)
