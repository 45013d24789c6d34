"""What is decided in a position of Terramara, and what waits to be done after it."""

from typing import Final

from terrarium.core.state import Frame, Pending
from terrarium.core.view import OVER
from terrarium.games.terramara.phases import (
    AFTER,
    DRAFTING,
    EFFECT,
    NEUTRALS,
    NEXT_TURN,
    OWN_CROSSROAD,
    OWN_OUTPOST,
    PAY_START,
    PHASES,
    SENDING,
)
from terrarium.games.terramara.position.box import PositionBox
from terrarium.games.terramara.position.draft import cards_taken
from terrarium.games.terramara.position.tasks import read_frame, read_task
from terrarium.games.terramara.position.writer import write_position
from terrarium.games.terramara.state import ROUNDS
from terrarium.games.terramara.steps.draft import drafter
from terrarium.games.terramara.tasks import Task

_DECISIONS: Final = PHASES[:EFFECT]
_OF_THE_SETUP: Final = (NEUTRALS, DRAFTING, OWN_CROSSROAD, OWN_OUTPOST)
_OF_A_TURN: Final = (SENDING, AFTER)


def read_round(box: PositionBox) -> None:
    """Phase, round, first player and turn; the set-up is round 0."""
    lines, state, last = box.lines, box.state, box.players - 1
    phase = lines.word("phase", (*_DECISIONS, OVER), PHASES[SENDING])
    if phase == OVER:
        state.round = lines.number("round", ROUNDS, ROUNDS, ROUNDS)
    elif PHASES.index(phase) in _OF_THE_SETUP:
        state.round = lines.number("round", 0, 0, 0)
    else:
        state.round = lines.number("round", 0, ROUNDS, 1)
    state.first = lines.number("first", 0, last, 0)
    state.turn = lines.number("turn", 0, last, int(state.first) if state.round else 0)


def read_agenda(box: PositionBox) -> None:
    """The decision, and what waits, the next named first."""
    state, phase = box.state, box.lines.get("phase") or PHASES[SENDING]
    if phase == OVER:
        return
    state.step = PHASES.index(phase)
    state.pending = _read_about(box, int(state.step))
    state.seat = box.lines.number("actor", 0, box.players - 1, _usual_actor(box))
    waiting = _read_waiting(box)
    for frame in waiting[::-1] or _usual_course(box):
        state.push(frame.step, frame.seat, frame.pending)


def _read_about(box: PositionBox, step: int) -> Pending | None:
    text = box.lines.get("about")
    if step == DRAFTING and text is None:
        return Task(cards_taken(box.state))
    return read_task(box, "about", step, text)


def _usual_actor(box: PositionBox) -> int:
    state = box.state
    if isinstance(state.pending, Task) and state.step == NEUTRALS:
        return int((state.first + state.pending.amount) % state.players)
    if isinstance(state.pending, Task) and state.step == DRAFTING:
        return int(drafter(state, state.pending.amount))
    return int(state.turn)


def _read_waiting(box: PositionBox) -> list[Frame]:
    waiting: list[Frame] = []
    while (text := box.lines.get(key := f"then {len(waiting) + 1}")) is not None:
        waiting.append(read_frame(box, key, text))
    return waiting


def _usual_course(box: PositionBox) -> list[Frame]:
    """What waits where nobody says: the end of the turn, or the rest of the set-up."""
    state = box.state
    if state.round:
        own = Frame(AFTER, int(state.turn), None)
        return [] if state.step in _OF_A_TURN else [own]
    course = [Frame(NEXT_TURN, int(state.first), None)]
    taken = cards_taken(state)
    if box.rules.drafts:
        course.append(Frame(PAY_START, int(state.first), Task()))
    if box.rules.drafts and state.step != DRAFTING and taken < 2 * state.players:
        course.append(Frame(DRAFTING, int(drafter(state, taken)), Task(taken)))
    if state.step == OWN_CROSSROAD:
        course.append(Frame(OWN_OUTPOST, int(state.seat), None))
    return course


def begin_from(box: PositionBox) -> None:
    """The decision is one that would be asked: what cannot differ is done at once."""
    state = box.state
    if box.lines.get("phase") == OVER:
        state.finish()
        return
    told = f"in the phase {PHASES[state.step]} seat {state.seat}"
    if not state.legal():
        wrong = f"{told} could do nothing: its goods, or what it is about, do not fit"
        raise box.lines.fail(wrong, "about", "phase")
    asked = state.copy()
    asked.push(int(state.step), state.seat, state.pending)
    asked.go_on()
    if write_position(asked) != write_position(state):
        raise box.lines.fail(f"{told} has nothing to choose", "about", "phase")
