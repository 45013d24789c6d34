"""Nested decisions: an interrupted one waits, and goes on where it was."""

from terrarium.core.state import NOBODY, State
from tests.tiny import ANSWER, DARE, EDITION, TURN

AMOUNT = 1


def begun() -> State:
    return DARE.begin(DARE.setup(3, EDITION), 1)


def test_an_interrupted_decision_waits_and_is_resumed() -> None:
    state = begun()
    state.interrupt(ANSWER, 2, (7,))
    assert (state.step, state.actor(), state.detail) == (ANSWER, 2, (7,))
    state.resume()
    assert (state.step, state.actor(), state.detail) == (TURN, 0, ())
    assert state.waiting == ()


def test_interruptions_can_be_interrupted() -> None:
    state = begun()
    state.interrupt(AMOUNT, 1, (1,))
    state.interrupt(ANSWER, 2, (2,))
    state.resume()
    assert (state.step, state.actor(), state.detail) == (AMOUNT, 1, (1,))


def test_a_copy_keeps_what_waits() -> None:
    state = begun()
    state.interrupt(AMOUNT, 1, (1,))
    copy = state.copy()
    state.resume()
    assert (copy.step, copy.actor(), copy.detail) == (AMOUNT, 1, (1,))
    copy.resume()
    assert copy.actor() == 0


def test_each_use_of_chance_is_numbered() -> None:
    first, second = begun(), begun()
    assert first.chance().word() == second.chance().word()
    assert first.chance().word() != begun().chance().word()
    assert first.chances == 2


def test_a_finished_match_is_nobodys_decision() -> None:
    state = begun()
    state.finish()
    assert state.actor() == NOBODY
    reason = state.why_not(0, 0)
    assert reason is not None
    assert reason.id == "over"
