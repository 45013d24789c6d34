"""The sixth explorer in a position of Terramara: it is Scout's, or still to come (1.20)."""

from terrarium.core.state import Frame
from terrarium.games.terramara.characters import SCOUT
from terrarium.games.terramara.effects.explorer import ONE_EXPLORER
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.tasks import EffectTask


def has_sixth_explorer(state: TerramaraState, seat: int) -> bool:
    """Young Scout has, once the effect that brings it is carried out."""
    waits = any(frame.seat == seat and _brings_it(frame) for frame in state.frames())
    return state.is_character(seat, SCOUT, adult=False) and not waits


def is_of_scout(state: TerramaraState, frame: Frame) -> bool:
    """Whether this frame may bring it: to young Scout, in the draft, and no other does."""
    found = [other for other in state.frames() if _brings_it(other)]
    is_young = state.is_character(frame.seat, SCOUT, adult=False)
    return found == [frame] and is_young and not state.round


def _brings_it(frame: Frame) -> bool:
    return isinstance(frame.pending, EffectTask) and frame.pending.effect.text == ONE_EXPLORER
