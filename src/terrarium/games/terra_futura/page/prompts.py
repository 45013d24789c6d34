"""What is asked of a seat, in one sentence; of one that composes a draft, too."""

from terrarium.core.player import Seated
from terrarium.core.reason import Message
from terrarium.games.terra_futura.moves import END
from terrarium.games.terra_futura.picture import prompt
from terrarium.games.terra_futura.state import ACTIVATING
from terrarium.games.terra_futura.view import TerraFuturaView


def prompt_of(view: TerraFuturaView, drafting: bool) -> Message:
    return _drafted(view) if drafting else prompt.prompt_of(view)


def _drafted(view: TerraFuturaView) -> Message:
    """How it would be, and what could follow."""
    if view.seat != view.actor:
        return Message("terra_futura-page-then", {"seat": Seated(view.actor)})
    if view.step != ACTIVATING:
        return prompt.prompt_of(view)
    all_done = view.legal == [END]
    return Message("terra_futura-page-so-all" if all_done else "terra_futura-page-so")
