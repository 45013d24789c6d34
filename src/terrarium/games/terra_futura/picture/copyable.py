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
        place
        for place in places_of_others(view, view.turn)
        if any(_is_possible(view, effect) for effect in copied_from(view, place))
    }


def places_of_others(view: TerraFuturaView, seat: int) -> list[int]:
    others = [other for other in range(view.rules.players) if other != seat]
    return [other * CELLS + cell for other in others for cell in view.places[other]]


def copied_from(view: TerraFuturaView, place: int) -> list[Effect]:
    """The effects of a card that Assistance copies, whether they can be paid or not (4.9)."""
    if view.spare[place] == BLOCKED and not view.rules.copy_inactive:
        return []
    return [effect for effect in view.rules.effects_of[view.cards[place]] if effect.is_bottom()]


def _has_assistance(view: TerraFuturaView) -> bool:
    """The Starting card is active, and not used this turn (3.4, 4.6)."""
    if view.over or view.step >= PATTERN or view.spare[view.turn * CELLS + START] == BLOCKED:
        return False
    return view.step < ACTIVATING or view.step == COPYING or bool(view.line >> START & 1)


def _is_possible(view: TerraFuturaView, effect: Effect) -> bool:
    turn = view.turn
    others = [turn * CELLS + cell for cell in view.places[turn] if cell != START]
    cubes = sum(view.cubes_on(place) for place in others)
    return effect.is_possible(view.purse[turn], view.room[turn], cubes)
