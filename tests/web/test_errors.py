"""What goes wrong, in words, where no game is at hand."""

import pytest

from terrarium.core.reason import Reason, Refused
from terrarium.web import errors


@pytest.mark.parametrize("id", [*errors.CONFLICTS, *errors.FORBIDDEN])
def test_a_refusal_of_the_table_needs_no_words_of_a_game(id: str) -> None:
    problem = errors.problem_of(Refused(Reason(id, "", {"seat": 0, "version": 1})), None, ["Ada"])
    assert problem is not None
    assert problem.text
