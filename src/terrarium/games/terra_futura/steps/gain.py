"""A reward of one's choice: the player names the kinds."""

from terrarium.core.reason import Args, Reason
from terrarium.core.step import Step
from terrarium.games.terra_futura.interpreter import gain, gains
from terrarium.games.terra_futura.moves import GAIN, POLLUTE
from terrarium.games.terra_futura.resources import KIND_NAMES
from terrarium.games.terra_futura.state import TerraFuturaState


class Gain(Step[TerraFuturaState]):
    """Any raw material, or any product; several in ascending order (4.4)."""

    def legal(self, state: TerraFuturaState) -> list[int]:
        return [GAIN + kind for kind in gains(state)]

    def why_not(self, state: TerraFuturaState, move: int) -> Reason | None:
        if not GAIN <= move < POLLUTE:
            return Reason("terra_futura-gain-first", "4.4")
        if move - GAIN in gains(state):
            return None
        args: Args = {
            "kind": KIND_NAMES[move - GAIN],
            "effect": state.current_effect().text,
        }
        return Reason("terra_futura-not-this-gain", "4.4", args)

    def play(self, state: TerraFuturaState, move: int) -> None:
        gain(state, move - GAIN)
