"""Raids: every other player gives by the levels of power (1.13, 1.23b)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Args, Reason
from terrarium.games.terramara import moves
from terrarium.games.terramara.events import gains as events
from terrarium.games.terramara.goods import GOOD_NAMES, GOODS, count, one, together, total
from terrarium.games.terramara.moves import DONE, GIVE, LESS
from terrarium.games.terramara.phases import GIVING, RAID
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.ascending import why_not_next
from terrarium.games.terramara.steps.step import TerramaraStep
from terrarium.games.terramara.tasks import GiveTask
from terrarium.games.terramara.traits import RAIDS_HIGHER

PRICE_OF_RAID: Final = 1  # strength
_AMONG_EQUALS: Final = 5  # one good of so many
_MOST_HIGHER: Final = 3  # levels that count


class Raiding(TerramaraStep):
    """An effect offers a raid, unless nobody would give anything."""

    def begin(self, state: TerramaraState) -> bool:
        return would_bring(state, state.seat)

    def legal(self, state: TerramaraState) -> list[int]:
        return [moves.RAID, DONE]

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        return None if move in (moves.RAID, DONE) else Reason("terramara-asked-raid", "1.23b")

    def play(self, state: TerramaraState, move: int) -> None:
        if move == moves.RAID:
            raid(state, state.seat)


class Raid(TerramaraStep):
    """What all have to give is fixed together; they give clockwise from the raider."""

    def begin(self, state: TerramaraState) -> bool:
        raider = state.seat
        events.raided(state, raider)
        place = state.players - 1
        while place > 0:
            victim = (raider + place) % state.players
            due = amount_due(state, raider, victim)
            if due > 0:
                state.push(GIVING, victim, GiveTask(due, raider))
            place -= 1
        return False


class Giving(TerramaraStep):
    """The raided player chooses what to give; goods pass at once (ruling 24)."""

    def begin(self, state: TerramaraState) -> bool:
        task = _gift(state)
        while task.amount > 0:
            found = _gifts(state.goods[state.seat], task)
            if len(found) > 1:
                state.pending = task
                return True
            task = _give(state, task, found[0])
        return False

    def legal(self, state: TerramaraState) -> list[int]:
        return [GIVE + good for good in _gifts(state.goods[state.seat], _gift(state))]

    def why_not(self, state: TerramaraState, move: int) -> Reason | None:
        if not GIVE <= move < LESS:
            return Reason("terramara-asked-give", "1.13", {"amount": _gift(state).amount})
        good, task = move - GIVE, _gift(state)
        reason = why_not_next(state, good, task.least, "1.13", "terramara-give-ascending")
        if reason is not None or good in _gifts(state.goods[state.seat], task):
            return reason
        args: Args = {"good": GOOD_NAMES[good], "amount": task.amount}
        return Reason("terramara-give-enough", "1.23c", args)

    def play(self, state: TerramaraState, move: int) -> None:
        task = _give(state, _gift(state), move - GIVE)
        state.push(GIVING, state.seat, task)


def raid(state: TerramaraState, seat: i64) -> None:
    state.push(RAID, seat)


def would_bring(state: TerramaraState, raider: i64) -> bool:
    """Whether anybody would have to give anything."""
    victim: i64 = 0
    while victim < state.players:
        if victim != raider and amount_due(state, raider, victim) > 0:
            return True
        victim += 1
    return False


def amount_due(state: TerramaraState, raider: i64, victim: i64) -> i64:
    return total(state.goods[victim]) // share_due(state, raider, victim)


def share_due(state: TerramaraState, raider: i64, victim: i64, price: i64 = 0) -> i64:
    """One good of five among equals, of one fewer for each level that the raider is higher.

    Levels count after the price, which may still have to be paid (M-5).
    """
    level = state.level_with(state.strength[raider] - price)
    if state.traits[raider] & RAIDS_HIGHER:
        level += 1
    higher = min(level - state.power_level(victim), _MOST_HIGHER)
    return _AMONG_EQUALS - higher


def _gifts(goods: i64, task: GiveTask) -> list[int]:
    """Kinds, ascending, from which on there is enough to give."""
    found: list[int] = []
    enough: i64 = 0
    good: i64 = GOODS - 1
    while good >= task.least:
        held = count(goods, good)
        enough += held
        if held > 0 and enough >= task.amount:
            found.append(int(good))
        good -= 1
    found.reverse()
    return found


def _give(state: TerramaraState, task: GiveTask, good: i64) -> GiveTask:
    """One good passes; what is still due."""
    state.goods[state.seat] -= one(good)
    state.goods[task.raider] = together(state.goods[task.raider], one(good))
    events.gave(state, state.seat, task.raider, good)
    return GiveTask(task.amount - 1, task.raider, good)


def _gift(state: TerramaraState) -> GiveTask:
    task = state.pending
    assert isinstance(task, GiveTask)
    return task
