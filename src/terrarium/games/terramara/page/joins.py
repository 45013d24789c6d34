"""Who joined another player's explorer: told nowhere, it follows from who was sent where."""

from terrarium.core.event import Event
from terrarium.core.needed import needed
from terrarium.core.player import Neutral, Player
from terrarium.games.terramara.spaces import (
    CROSSROADS,
    HUT,
    MERGED_NAMES,
    SPACE_NAMES,
    TERRITORY,
    row_of,
    standing_on,
)

_NUMBERS = {name: number for number, name in enumerate(SPACE_NAMES)}
_NUMBERS |= {name: number for number, name in MERGED_NAMES.items()}
Standing = dict[int, list[Player]]


def joins_in(events: list[Event], players: int) -> list[Player]:
    """The players who joined somebody else's explorer, once for each time."""
    standing, joins = Standing(), list[Player]()
    for event in events:
        if event.id == "terramara-row-flipped":
            _come_home(standing, needed(int, event.args["row"]))
        elif event.id in ("terramara-sent", "terramara-placed-neutral", "terramara-recalled"):
            who, space = _whose(event), _space(event, players)
            here = standing.setdefault(space, [])
            if event.id == "terramara-recalled":
                here.remove(who)
            else:
                joins += [who] if space != HUT and any(other != who for other in here) else []
                here.append(who)
    return joins


def _whose(event: Event) -> Player:
    neutral = event.id == "terramara-placed-neutral"
    return Neutral(0) if neutral else needed(Player, event.args["seat"])


def _space(event: Event, players: int) -> int:
    return int(standing_on(_NUMBERS[needed(str, event.args["space"])], players))


def _come_home(standing: Standing, row: int) -> None:
    """From everywhere but the rows of later rounds (M-4)."""
    for space in list(standing):
        if not TERRITORY <= space < CROSSROADS or row_of(space) == row:
            del standing[space]
