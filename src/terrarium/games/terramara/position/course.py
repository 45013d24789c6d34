"""Whether what waits in a position of Terramara lies on the course of a match.

At the bottom of all that waits is in the set-up the first turn, above it the start cards and the
draft; in a turn its end, or the sending before which something is used.
"""

from itertools import takewhile
from typing import Final

from terrarium.core.reason import BadInput
from terrarium.core.state import FINISHED, Frame
from terrarium.games.terramara.members import NEUTRAL_EXPLORERS
from terrarium.games.terramara.phases import (
    AFTER,
    DRAFTING,
    NEUTRALS,
    NEXT_TURN,
    PAY_START,
    PHASES,
    SENDING,
)
from terrarium.games.terramara.position.box import PositionBox
from terrarium.games.terramara.position.draft import check_draft
from terrarium.games.terramara.spaces import NO_SPACE
from terrarium.games.terramara.steps.draft import drafter
from terrarium.games.terramara.tasks import Task

_SETUP: Final = (NEXT_TURN, PAY_START, DRAFTING, NEUTRALS)  # what is done first comes last
_FIRST_GAME: Final = (NEXT_TURN, NEUTRALS)
_TURN: Final = (SENDING, AFTER)


def check_course(box: PositionBox) -> None:
    state = box.state
    if state.step == FINISHED:
        return
    frames = [*state.frames(), Frame(int(state.step), int(state.seat), state.pending)]
    inner = _beside_the_turn(box, frames) if state.round else _beside_the_setup(box, frames)
    for frame in inner:
        if frame.step in (*_SETUP, *_TURN):
            raise _misplaced(box, frame)


def _beside_the_turn(box: PositionBox, frames: list[Frame]) -> list[Frame]:
    """A turn is before its sending, or on the way to its end."""
    state = box.state
    if frames[0].step not in _TURN or frames[0].seat != state.turn:
        raise _misplaced(box, frames[0])
    if frames[0].step == SENDING and (state.sent_to != NO_SPACE or state.acted):
        raise box.lines.fail("before the sending nothing is done", "sent", "acted", "phase")
    return frames[1:]


def _beside_the_setup(box: PositionBox, frames: list[Frame]) -> list[Frame]:
    """Neutral explorers, draft, start cards, first turn, each in its order of seats (1.4, M-9)."""
    course = list(takewhile(lambda frame: frame.step in _SETUP, frames))
    for frame in course:
        _check_table(box, frame)
    steps = tuple(frame.step for frame in course)
    wanted = _SETUP if box.rules.drafts else _FIRST_GAME
    if not steps or steps != wanted[: len(steps)]:
        raise _misplaced(box, frames[0])
    for frame in course:
        if frame.seat != _seat_of(box, frame):
            raise _misplaced(box, frame)
    amounts = {frame.step: _amount(frame) for frame in course}
    check_draft(box, amounts.get(DRAFTING, 2 * box.players), amounts.get(PAY_START, box.players))
    return frames[len(course) :]


def _check_table(box: PositionBox, frame: Frame) -> None:
    """A first game has no draft, and only few players place neutral explorers (1.4, M-9)."""
    if frame.step in (DRAFTING, PAY_START) and not box.rules.drafts:
        raise box.lines.fail("there is no draft in a first game", "phase", "then 1")
    neutrals = box.rules.neutrals * NEUTRAL_EXPLORERS
    if frame.step == NEUTRALS and _amount(frame) >= neutrals:
        wrong = f"with {box.players} players {neutrals} neutral explorers are placed in all"
        raise box.lines.fail(wrong, "about", "phase", "then 1")


def _seat_of(box: PositionBox, frame: Frame) -> int:
    """In turn order from the first player, in the draft there and back (1.4)."""
    if frame.step == DRAFTING:
        return int(drafter(box.state, _amount(frame)))
    return int((box.state.first + _amount(frame)) % box.players)


def _amount(frame: Frame) -> int:
    return int(frame.pending.amount) if isinstance(frame.pending, Task) else 0


def _misplaced(box: PositionBox, frame: Frame) -> BadInput:
    wrong = f"`{PHASES[frame.step]} {frame.seat}` has no place here in round {box.state.round}"
    return box.lines.fail(wrong, f"then {len(box.state.frames())}", "then 1", "actor", "phase")
