"""The gentle guardian: company for a first match, in which all lose if the world does."""

from typing import Final

from terrarium.bots.gentle import Gentle
from terrarium.bots.terra.guardian import Guardian
from terrarium.bots.terra.peril import PER_CENT
from terrarium.bots.terra.round import Round
from terrarium.bots.terra.table import Table
from terrarium.core.needed import needed
from terrarium.core.view import View
from terrarium.games.terra.state import IMPENDING
from terrarium.games.terra.view import TerraView

_BEARABLE: Final = 5 * PER_CENT


class GentleGuardian(Gentle):
    """Leaves the points to the others, and looks away only where that costs the world little."""

    def __init__(self) -> None:
        super().__init__(Guardian())

    def may_look_away(self, view: View) -> bool:
        """Not while the world is in peril, nor at the crisis that would be its end."""
        table = Table(needed(TerraView, view))
        is_fatal = table.view.step == IMPENDING and Round(table).fatal
        return not is_fatal and table.peril() <= _BEARABLE
