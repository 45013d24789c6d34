"""The engine protocol drives every game: each command, and secrets kept."""

import pytest

from terrarium.core.history import History
from terrarium.core.record import read_record
from terrarium.core.replay import verify
from terrarium.protocol import Session
from tests.every_game import UnderTest, of_every_game
from tests.histories import play_randomly
from tests.protocols import ask, error_id

pytestmark = of_every_game
SOME_MOVES = 5


def session_of(under: UnderTest, moves: int = SOME_MOVES) -> Session:
    setup = under.game.setup(under.game.usual, under.edition)
    return Session(play_randomly(History(under.game, setup, 7), moves))


def test_the_first_line_says_what_is_played(under: UnderTest) -> None:
    session = session_of(under)
    hello = session.hello() or {}
    assert list(hello) == ["game", "ruleset", "edition", "players", "options", "version"]
    assert (hello["game"], hello["players"]) == (under.name, under.game.usual)
    assert hello["options"] == session.history.setup.options.all()


def test_playing_one_legal_move_after_the_other_ends_the_match(under: UnderTest) -> None:
    session = session_of(under, 0)
    while moves := ask(session, "legal")["moves"]:
        assert ask(session, "outcome") is None
        seat = ask(session, "state")["actor"]
        assert ask(session, f"view {seat}")["view"]["legal"] == moves
        answer = ask(session, f"play {moves[-1]}")
        assert answer["version"] == session.history.version
        assert all(answer["events"])
    assert ask(session, "state")["over"]
    assert len(ask(session, "outcome")["ranks"]) == under.game.usual


def test_why_knows_legal_moves_others_decisions_and_nonsense(under: UnderTest) -> None:
    session = session_of(under)
    seat, move = ask(session, "state")["actor"], ask(session, "legal")["moves"][0]
    other = (seat + 1) % under.game.usual
    assert ask(session, f"why {seat} {move}") == {"legal": True}
    assert ask(session, f"why {other} {move}")["id"] == "not-your-decision"
    assert ask(session, f"why {seat} nonsense")["id"] == f"{under.name}-no-such-move"


def test_imagining_goes_on_in_a_world_that_looks_the_same_to_the_seat(under: UnderTest) -> None:
    session = session_of(under)
    seat = ask(session, "state")["actor"]
    lines = (f"view {seat}", "legal", f"undo? {seat}", "state")
    seen = [ask(session, line) for line in lines]
    assert ask(session, f"imagine {seat} 12")["version"] == session.history.version
    assert [ask(session, line) for line in lines] == seen


@pytest.mark.parametrize("moves", [SOME_MOVES, 10_000], ids=["going-on", "over"])
def test_positions_and_records_of_all_forms_are_read_back(under: UnderTest, moves: int) -> None:
    session = session_of(under, moves)
    text = ask(session, "position")["position"]
    assert under.game.read_position(text, session.history.setup, 99).position() == text
    for line in ("record", "record 1", "record none"):
        record = ask(session, line)["record"]
        verify(under.game, under.edition, read_record(record), record)


def test_what_is_over_is_over(under: UnderTest) -> None:
    session = session_of(under, 10_000)
    assert ask(session, "state")["actor"] is None
    assert error_id(session, f"play {under.game.spell(0)}") == "over"


@pytest.mark.parametrize(
    ("line", "id"),
    [("dance", "unknown-command"), ("view 9", "bad-seat"), ("imagine 0 x", "bad-argument")],
)
def test_an_error_says_what_is_wrong_and_changes_nothing(
    under: UnderTest, line: str, id: str
) -> None:
    assert error_id(session_of(under), line) == id
