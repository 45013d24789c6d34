"""What every game's draft does: it keeps its steps, and ends before anything hidden shows."""

import pytest

from terrarium.core.draft import Draft, DraftStep, Swap
from terrarium.core.reason import Refused
from tests.histories import dare_history
from tests.tiny.game import DARE
from tests.tiny.moves import NOTATION as MOVES

ONE, TWO = MOVES.parse("one"), MOVES.parse("two")


class DareStep(DraftStep):
    """Who takes one could take two."""

    def swaps(self) -> list[Swap]:
        return [Swap(TWO, [TWO])] if self.main == [ONE] else []


class DareDraft(Draft):
    """Each move is a step of its own."""

    def next_step(self, left: list[int]) -> DraftStep:
        step = DareStep(left.pop(0))
        self.play(step.main[0])
        return step


def drafted(*moves: str) -> Draft:
    draft = DareDraft(MOVES, dare_history().state.copy())
    draft.compose(list(moves))
    return draft


def test_a_draft_can_be_asked_for_again_with_more_with_less_and_with_another_choice() -> None:
    draft = drafted("take", "one")
    (swap,) = draft.steps[-1].swaps()
    assert draft.text(2) == "take;one"
    assert draft.with_more(TWO) == "take;one;two"
    assert draft.with_swap(swap) == "take;two"
    assert draft.back() == "take"


def test_each_step_keeps_what_it_told() -> None:
    told = [[event.id for event in step.told] for step in drafted("take", "one").steps]
    assert told == [["dare-moved"], ["dare-moved", "dare-gained"]]


def test_a_draft_ends_before_chance_would_show_something() -> None:
    with pytest.raises(Refused) as refused:
        drafted("roll")
    assert refused.value.reason.id == "draft-goes-too-far"


def test_a_game_composes_nothing_unless_it_says_so() -> None:
    state = dare_history().state
    assert not DARE.composes(state.view(0))
    with pytest.raises(Refused) as refused:
        DARE.compose(state, ["take"])
    assert refused.value.reason.id == "no-drafts"
