"""The engine protocol: every command, every error, and secrets kept in views and records."""

import io
import json

import pytest

from terrarium.core.history import History
from terrarium.core.record import read_record
from terrarium.core.replay import verify
from terrarium.protocol import Session, serve
from tests.histories import TERRA, TERRA_EDITION, play_randomly, terra_history
from tests.protocols import ask, error_id

HELPING = """
    phase: help
    open: africa-green with green 4 by 1; europe-red
    hand 0: green 1, green 6, red 2
    pile: blue 1, blue 2, 20 cards
"""


def helping() -> Session:
    return Session(History(TERRA, TERRA.setup(4, TERRA_EDITION), 1, HELPING))


def test_the_first_line_says_every_option() -> None:
    hello = Session(terra_history(teams="yes")).hello() or {}
    assert hello["options"] == terra_history(teams="yes").setup.options.all()


def test_state_says_whose_decision_it_is() -> None:
    assert ask(helping(), "state") == {"version": 0, "actor": 0, "over": False}


def test_a_finished_match_has_no_actor_no_moves_and_an_outcome() -> None:
    session = Session(play_randomly(terra_history(7)))
    assert ask(session, "state")["actor"] is None
    assert ask(session, "legal") == {"moves": []}
    assert set(ask(session, "outcome")) == {"collective_loss", "causes", "ranks", "scores", "teams"}
    assert error_id(session, "play pass") == "over"


def test_outcome_is_null_while_the_match_goes_on() -> None:
    assert ask(helping(), "outcome") is None


def test_legal_moves_come_as_text_in_the_order_of_their_numbers() -> None:
    moves = ask(helping(), "legal")["moves"]
    assert moves == [
        "help europe-red with red 2",
        "help africa-green with green 1",
        "help africa-green with green 6",
        "end",
    ]


def test_playing_tells_the_version_and_what_the_mover_was_told() -> None:
    answer = ask(helping(), "play help africa-green with green 6")
    assert answer["version"] == 1
    assert "You solve Africa (green) and score 5." in answer["events"]


def test_why_explains_by_rule() -> None:
    session = helping()
    assert ask(session, "why 0 end") == {"legal": True}
    assert ask(session, "why 0 help africa-green with red 2")["rule"] == "3a"
    assert ask(session, "why 0 hoard red 2 3 4")["id"] == "terra-help-before-hoarding"
    assert ask(session, "why 1 nonsense")["id"] == "not-your-decision"
    assert ask(session, "why 0 nonsense")["id"] == "terra-no-such-move"


def test_a_view_shows_a_seat_its_own_hand_only() -> None:
    session = helping()
    assert ask(session, "view 0")["view"]["hand"] == ["green 1", "green 6", "red 2"]
    assert ask(session, "view none")["view"]["hand"] is None
    assert "legal" not in ask(session, "view 1")["view"]
    assert ask(session, "view 0")["view"]["legal"] == ask(session, "legal")["moves"]


def test_undo_takes_back_one_move_and_says_before_how_far_it_could_go() -> None:
    session = helping()
    ask(session, "play help africa-green with green 1")
    ask(session, "play help europe-red with red 2")
    assert ask(session, "undo? 0") == {"to": 0}
    assert ask(session, "undo 0") == {"version": 3}
    assert ask(session, "undo? 0") == {"to": 0}
    assert ask(session, "view 0")["view"]["helped"] == ["africa-green"]


def test_undo_all_goes_as_far_as_the_seat_may() -> None:
    session = helping()
    ask(session, "play help africa-green with green 1")
    ask(session, "play help europe-red with red 2")
    assert ask(session, "undo 0 all") == {"version": 3}
    assert ask(session, "view 0")["view"]["helped"] == []
    assert error_id(session, "undo 0") == "nothing-to-undo"


def test_imagining_goes_on_in_a_world_that_looks_the_same_to_the_seat() -> None:
    session = helping()
    ask(session, "play help africa-green with green 1")
    seen = [ask(session, line) for line in ("view 0", "legal", "undo? 0", "state")]
    hidden = ask(session, "position")
    assert ask(session, "imagine 0 12") == {"version": 1}
    assert [ask(session, line) for line in ("view 0", "legal", "undo? 0", "state")] == seen
    assert ask(session, "position") != hidden
    assert ask(session, "play end")["version"] == 2


def test_position_and_record_can_be_read_back() -> None:
    session = Session(play_randomly(terra_history(7), 40))
    text = ask(session, "position")["position"]
    assert TERRA.read_position(text, session.history.setup, 99).position() == text
    for line in ("record", "record 2", "record none"):
        record = ask(session, line)["record"]
        verify(TERRA, TERRA_EDITION, read_record(record), record)


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("dance", "unknown-command"),
        ("", "unknown-command"),
        ("   ", "unknown-command"),
        ("state x", "bad-argument"),
        ("legal x", "bad-argument"),
        ("position x", "bad-argument"),
        ("outcome x", "bad-argument"),
        ("quit now", "bad-argument"),
        ("undo? 0 all", "bad-seat"),
        ("view 0 1", "bad-seat"),
        ("view 00", "bad-seat"),
        ("imagine 0 1 2", "bad-argument"),
        ("record none none", "bad-seat"),
        ("play", "terra-no-such-move"),
        ("play hoard red 2 3 4", "terra-help-before-hoarding"),
        ("play green 4", "terra-no-such-move"),
        ("why 4 end", "bad-seat"),
        ("why x end", "bad-seat"),
        ("view -1", "bad-seat"),
        ("view", "bad-seat"),
        ("imagine 0 -1", "bad-argument"),
        ("imagine 0", "bad-argument"),
        ("undo 1", "nothing-to-undo"),
        ("undo 0 twice", "bad-argument"),
        ("record x", "bad-seat"),
        ("play " + "x" * 20_000, "line-too-long"),
    ],
)
def test_an_error_says_what_is_wrong_and_changes_nothing(line: str, id: str) -> None:
    assert error_id(helping(), line) == id


def test_serving_ends_with_quit_or_the_end_of_input() -> None:
    for source in ("state\nquit\nstate\n", "state\n"):
        assert len(served(source)) == 2


def test_every_line_gets_an_answer_be_it_blank_or_no_way_to_quit() -> None:
    answers = served("\n   \nquit now\nstate\n")[1:]
    assert [json.loads(line).get("error", {}).get("id") for line in answers] == [
        "unknown-command",
        "unknown-command",
        "bad-argument",
        None,
    ]


def test_a_rule_is_named_only_where_one_is_behind_it() -> None:
    assert "rule" not in ask(helping(), "why 0 nonsense")
    assert "rule" not in ask(helping(), "undo 1")["error"]


def served(source: str) -> list[str]:
    """What the program writes, the first line included."""
    sink = io.StringIO()
    serve(helping(), io.StringIO(source), sink)
    return sink.getvalue().splitlines()
