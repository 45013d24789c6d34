"""What a move would bring: tried on a copy of the table, and told by what happened there."""

from typing import Final

from terrarium.core.event import Event, Listener
from terrarium.core.state import NOBODY, Pending
from terrarium.games.terramara.effects.effect import Icon
from terrarium.games.terramara.goods import GOOD_NAMES, RAW_KINDS, counts
from terrarium.games.terramara.page.told import costs_of, gains_of, summed, tiles_used
from terrarium.games.terramara.phases import (
    CHOOSING,
    CRAFTING,
    CULTURE,
    EFFECT,
    GAINING,
    GIVING,
    HUT,
    MOVING,
    OFFER,
    PAYING,
    RAIDING,
    RECALLING,
    REFINING,
    STEPS_OF_CULTURE,
)
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.tasks import EffectTask, GainTask, GiveTask, PayTask, Task

_Thing = tuple[int, int, Pending | None]  # a step, a seat, and what it is about


class Happened(Listener):
    """What is told, up to the first thing that nobody could have known."""

    def __init__(self) -> None:
        self.told: Final[list[Event]] = []
        self.news = False

    def hear(self, event: Event) -> None:
        self.news = self.news or event.news
        if not self.news:
            self.told.append(event)

    def hear_only(self, seat: int, event: Event, others: Event) -> None:
        self.hear(event)


class Outcome:
    """Of one move of a seat.

    gains, costs   what it receives and what that takes
    due            what is still to be paid, of one's choice
    open           what it may still choose, or what others will give
    tiles          the bonus tiles that are used on the way
    ends           the turn passes on, or somebody else decides
    ends_round     or the match
    at_once        it cannot be composed: it turns up a card or ends the round
    """

    def __init__(self, table: TerramaraState, seat: int, move: int) -> None:
        world, heard = table.copy(), Happened()
        world.listener = heard
        world.play(move)
        self.ends: Final = not (world.seat == seat and world.turn == seat)
        _go_all_the_way(world, seat)
        chance = world.chances != table.chances
        self.ends_round: Final = world.round != table.round or world.actor() == NOBODY
        self.at_once: Final = heard.news or chance or self.ends_round
        self.gains: Final = gains_of(heard.told, seat)
        self.costs: Final = costs_of(heard.told, seat)
        goes_on = world.turn == seat or world.round == 0
        self.due: Final = _due(world, seat) if table.step != PAYING else []
        self.open: Final = _open(world, seat, table) if goes_on else []
        self.tiles: Final = tiles_used(heard.told)

    @property
    def settles(self) -> bool:
        """The rest of a price follows by itself, as there is no choice left."""
        return sum(amount for amount, _ in self.costs) > 1

    @property
    def price(self) -> list[Icon]:
        """All that it takes, now or by a choice that follows."""
        return summed([*self.costs, *self.due])

    @property
    def icons(self) -> list[Icon]:
        """All that it brings, now or by a choice that follows; exchanges come last."""
        plain = [icon for thing in self.open if not _has_signs(thing) for icon in thing]
        others = [icon for thing in self.open if _has_signs(thing) for icon in thing]
        return [*summed([*self.gains, *plain]), *others]


def _go_all_the_way(world: TerramaraState, seat: int) -> None:
    """Culture is asked only where it reaches a tile: what all the steps would bring is shown."""
    if world.step == CULTURE and world.seat == seat:
        world.play(world.legal()[-1])


def _has_signs(icons: list[Icon]) -> bool:
    """An exchange, alternatives or the like."""
    return any(amount == 0 or what == "arrow" for amount, what in icons)


# What is still to be done.


def _due(world: TerramaraState, seat: int) -> list[Icon]:
    task = world.pending
    if world.step != PAYING or world.seat != seat or not isinstance(task, PayTask):
        return []
    goods = [(int(task.any_raw), "raw"), (int(task.any_refined), "refined")]
    named = zip(counts(task.due), GOOD_NAMES, strict=True)
    return [(int(amount), what) for amount, what in (*named, *goods) if amount]


def _open(world: TerramaraState, seat: int, before: TerramaraState) -> list[list[Icon]]:
    """The next thing first, and only what the move has added."""
    found: list[list[Icon]] = []
    for step, whose, task in _added(world, before):
        if isinstance(task, GiveTask) and step == GIVING:
            found.append([(int(task.amount), "goods")])
        elif whose == seat:
            found.append(_to_do(step, task))
    return found


def _added(world: TerramaraState, before: TerramaraState) -> list[_Thing]:
    """What waits now and did not before; of what goes on the rest was there already."""
    waiting = before.frames()
    frames = [frame for frame in world.frames() if not any(frame is old for old in waiting)]
    things = [(frame.step, frame.seat, frame.pending) for frame in frames]
    things.append((int(world.step), int(world.seat), world.pending))
    same = (int(before.step), int(before.seat), before.pending)  # a resting point asks again
    things = [thing for thing in things if thing != same]
    goes_on = [thing for thing in things if thing[0] == before.step and thing[0] in _GOES_ON]
    return [thing for thing in reversed(things) if thing not in goes_on[:1]]


def _to_do(step: int, task: object) -> list[Icon]:
    if step in _DECISIONS:
        return [(1, _DECISIONS[step])]
    if not isinstance(task, Task):
        return []
    if step in _AMOUNTS:
        return [(int(task.amount), _AMOUNTS[step])]
    if isinstance(task, GainTask) and step == GAINING:
        is_raw = task.kinds & RAW_KINDS == task.kinds
        return [(int(task.amount), "raw" if is_raw else "refined")]
    if isinstance(task, EffectTask) and step in (EFFECT, OFFER, CHOOSING):
        times = int(task.amount) if step == EFFECT else 1
        return [(amount * times, what) for amount, what in task.effect.icons()]
    return []


_GOES_ON: Final = (MOVING, REFINING)  # each step or good is a move of its own
_AMOUNTS: Final = {
    MOVING: "movement",
    REFINING: "refine",
    CULTURE: "culture",
    STEPS_OF_CULTURE: "culture",
}
_DECISIONS: Final = {
    RECALLING: "take-back",
    RAIDING: "raid",
    CRAFTING: "craft-with-raw",
    HUT: "hut",
}
