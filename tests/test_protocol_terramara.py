"""The engine protocol drives Terramara: a decision interrupts another, and views say all of it."""

from terrarium.core.history import History
from terrarium.core.position import position_setup
from terrarium.protocol import Session
from tests.games.terramara.tables import BEING_CRAFTED, EDITION, GAME
from tests.protocols import answered, ask, documented_example


def session_of(position: str) -> Session:
    setup = position_setup(GAME, position, EDITION)
    return Session(History(GAME, setup, 1, position))


def test_the_example_in_the_documentation_is_what_the_engine_says() -> None:
    position, typed, answers = documented_example("raid.txt")
    assert answered(session_of(position), typed) == answers


def test_a_view_says_what_is_being_crafted_and_what_waits() -> None:
    view = ask(session_of(BEING_CRAFTED), "view 0")
    assert view["view"]["about"] == {"card": "miners-pick", "amount": 0}
    assert [frame["phase"] for frame in view["view"]["waiting"]] == ["lay-down", "draw", "after"]
