"""How near the world is to its end, and how a match of Terra stands when it is over."""

from typing import Final

from terrarium.core.picture import ALARM, CALM, TENSE
from terrarium.core.reason import Message
from terrarium.games.terra.loss import Limit
from terrarium.games.terra.scoring import points_of
from terrarium.games.terra.view import TerraView

_SOME: Final = 2
_ONE_LEFT: Final = 1
_TWO_LEFT: Final = 2


class Danger:
    """How many full-blown crises there are of those that would lose the world."""

    def __init__(self, limit: Limit, full_blown: int) -> None:
        self.kind: Final = limit.kind
        self.name: Final = limit.name
        self.found: Final = int(limit.found(full_blown))
        self.limit: Final = int(limit.fatal)
        self.left: Final = max(self.limit - self.found, 0)
        self.level: Final = self._level()

    def _level(self) -> str:
        if self.left <= _ONE_LEFT:
            return ALARM
        return TENSE if self.found >= _SOME and self.left == _TWO_LEFT else CALM


def dangers_of(view: TerraView) -> list[Danger]:
    """Every way of losing the world that the table has not switched off."""
    limits = [limit for limit in view.rules.limits.all if not limit.is_off()]
    return [Danger(limit, view.full_blown) for limit in limits]


def causes_of(view: TerraView) -> list[Message]:
    """Why the world is lost."""
    met = view.rules.limits.met(view.full_blown)
    return [Message(f"terra-lost-{limit.kind}", {limit.kind: limit.name}) for limit in met]


def points_in(view: TerraView) -> list[dict[str, int]]:
    """What each seat has, as far as the view shows it."""
    return points_of(view.rules, view.scores, view.hoards)
