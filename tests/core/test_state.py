"""Nested decisions: an interrupted one waits with all that is pending, and goes on where it was."""

from terrarium.core.state import FINISHED, NOBODY, SPECTATOR, Pending, State
from tests.tiny.game import DARE, EDITION
from tests.tiny.state import AMOUNT, ANSWER, TURN


class Due(Pending):
    """So many things that somebody has still to choose."""

    def __init__(self, things: int) -> None:
        self.things = things

    def copy(self) -> "Due":
        return Due(self.things)


def begun() -> State:
    return DARE.begin(DARE.setup(3, EDITION), 1)


def due(state: State) -> int:
    assert isinstance(state.pending, Due)
    return state.pending.things


def choose(state: State) -> None:
    """One of the things is chosen; after the last the decision that waited goes on."""
    assert isinstance(state.pending, Due)
    state.pending.things -= 1
    if state.pending.things == 0:
        state.resume()


def test_an_interrupted_decision_waits_and_is_resumed() -> None:
    state = begun()
    state.interrupt(ANSWER, 2, Due(7))
    assert (state.step, state.actor(), due(state)) == (ANSWER, 2, 7)
    state.resume()
    assert (state.step, state.actor(), state.pending) == (TURN, 0, None)
    assert state.waiting is None


def test_an_effect_waits_under_anothers_decision_under_a_gain() -> None:
    state = begun()
    state.pending = Due(3)
    choose(state)
    state.interrupt(ANSWER, 1, Due(2))
    choose(state)
    state.interrupt(AMOUNT, 0, Due(1))
    choose(state)
    assert (state.step, state.actor(), due(state)) == (ANSWER, 1, 1)
    choose(state)
    assert (state.step, state.actor(), due(state)) == (TURN, 0, 2)


def test_a_copy_keeps_what_waits() -> None:
    state = begun()
    state.interrupt(AMOUNT, 1, Due(1))
    copy = state.copy()
    state.resume()
    assert (copy.step, copy.actor(), due(copy)) == (AMOUNT, 1, 1)
    copy.resume()
    assert copy.actor() == 0


def test_what_is_pending_in_a_copy_goes_on_by_itself() -> None:
    state = begun()
    state.pending = Due(3)
    state.interrupt(ANSWER, 1, Due(2))
    copy = state.copy()
    for _ in range(3):
        choose(copy)
    assert (due(copy), due(state)) == (2, 2)
    state.resume()
    assert (due(copy), due(state)) == (2, 3)


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


def test_who_looks_on_is_not_whose_decision_it_is_when_the_match_is_over() -> None:
    state = begun()
    state.finish()
    assert (state.step, state.actor()) == (FINISHED, NOBODY)
    assert len({FINISHED, NOBODY, SPECTATOR}) == 3
