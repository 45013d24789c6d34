"""Worker tiles in a position of Terramara: with the seats, spare, and on the round spaces."""

from typing import Final

from terrarium.core.reason import BadInput
from terrarium.games.terramara.components import LEVEL_OF_ROUND, LEVELS, ON_ROUND_SPACE
from terrarium.games.terramara.position.box import PositionBox

_NAMES: Final = {f"L{level}": level - 1 for level in range(1, LEVELS + 1)}


def read_workers(box: PositionBox) -> None:
    at_first = box.state.spare
    for seat in range(box.players):
        _read_held(box, seat)
    _read_spare(box, at_first)
    _read_hired(box, at_first)


def _read_held(box: PositionBox, seat: int) -> None:
    key = f"workers {seat}"
    for item in box.lines.items(key):
        name, _, used = item.partition(" ")
        if name not in _NAMES or used not in ("", "used"):
            raise box.lines.fail(f"{item[:40]!r} is not such as `L1` or `L1 used`", key)
        place = seat * LEVELS + _NAMES[name]
        box.state.workers[place] += 1
        box.state.ready[place] += not used


def _read_spare(box: PositionBox, at_first: tuple[int, ...]) -> None:
    """Where it is not said, spare tiles were taken before those of the round spaces."""
    spare = [max(0, first - _held(box, level)) for level, first in enumerate(at_first)]
    if box.lines.has("spare"):
        spare = box.numbers("spare", 0, max(at_first))
    if len(spare) != LEVELS or any(spare[level] > at_first[level] for level in range(LEVELS)):
        wanted = ", ".join(map(str, at_first))
        raise box.lines.fail(f"spare has {LEVELS} numbers, at most {wanted}", "spare")
    box.state.spare = tuple(spare)


def _read_hired(box: PositionBox, at_first: tuple[int, ...]) -> None:
    """Each round space has two tiles, which are hired in its round or never (M-19)."""
    now, spare = int(box.state.round), box.state.spare
    taken = [_held(box, level) + spare[level] - at_first[level] for level in range(LEVELS)]
    level_now, most = LEVEL_OF_ROUND[now] - 1, ON_ROUND_SPACE if now else 0
    usual = min(most, max(0, taken[level_now] - _hired_before(now, level_now)))
    box.state.hired = box.lines.number("hired", 0, most, usual)
    for level in range(LEVELS):
        here = int(box.state.hired) if level == level_now else 0
        if not here <= taken[level] <= here + _hired_before(now, level):
            raise _too_many_or_few(box, level, taken[level] - here)


def _too_many_or_few(box: PositionBox, level: int, more: int) -> BadInput:
    """More, or fewer, than the spare tiles taken and those hired in this round."""
    keys = ["hired", "spare", *(f"workers {seat}" for seat in range(box.players)), "round"]
    held, before = _held(box, level), _hired_before(int(box.state.round), level)
    wanted = f"{held - more} to {held - more + before}" if before else f"{held - more}"
    wrong = f"by what was hired and is spare there are {wanted} workers of level {level + 1}"
    return box.lines.fail(f"{wrong}, not {held}", *keys)


def _held(box: PositionBox, level: int) -> int:
    return sum(box.state.workers[level::LEVELS])


def _hired_before(now: int, level: int) -> int:
    """How many can have been hired in the rounds before."""
    return ON_ROUND_SPACE * LEVEL_OF_ROUND[:now].count(level + 1)
