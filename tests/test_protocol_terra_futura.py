"""The engine protocol drives Terra Futura: every command, with Assistance in between."""

import pytest

from terrarium.core.history import History
from terrarium.core.record import read_record
from terrarium.core.replay import verify
from terrarium.core.state import SPECTATOR
from terrarium.protocol import Session
from tests.games.terra_futura.table import EDITION, GAME
from tests.histories import play_randomly
from tests.protocols import answered, ask, documented_example, error_id

ASSISTANCE = """
    phase: activate
    first: 1
    turn: 0
    line: c3, d3
    territory 0: c3 riverside with 1 red, 2 yellow; d3 orchard; c4 bank
    territory 1: c3 daybreak; d3 tailor; c4 wetland
    scoring 0: 3, 7
"""
COPIED = ("play activate c3 3", "play copy 1 d3 1")


def session_of(position: str = "", players: int = 2, seed: int = 1, **options: str) -> Session:
    return Session(History(GAME, GAME.setup(players, EDITION, options), seed, position))


def test_the_decision_passes_to_the_owner_of_a_copied_card_and_back() -> None:
    session = session_of(ASSISTANCE)
    assert ask(session, "state") == {"version": 0, "actor": 0, "over": False}
    ask(session, *COPIED)
    assert ask(session, "state") == {"version": 2, "actor": 1, "over": False}
    assert ask(session, "legal") == {"moves": ["keep red", "keep yellow"]}
    ask(session, "play keep yellow")
    assert ask(session, "state")["actor"] == 0
    assert ask(session, "legal")["moves"] == ["end", "activate d3 1"]


def test_the_example_in_the_documentation_is_what_the_engine_says() -> None:
    position, typed, answers = documented_example("assistance.txt")
    assert answered(session_of(position), typed) == answers


def test_playing_tells_in_words_what_happened() -> None:
    session = session_of(ASSISTANCE)
    assert ask(session, "play activate d3 1")["events"] == ["Your Orchard gains 1 green."]
    events = ask(session, "play activate c3 3", "play copy 1 d3 1")["events"]
    assert events[0].startswith("You use Assistance and copy Tailor of Seat 1: ")
    assert "Your Riverside gains 1 goods." in events
    assert ask(session, "play keep red")["events"] == [
        "You keep 1 red of what was paid, on Tailor."
    ]


def test_why_names_the_rule_and_whose_decision_it_is_comes_first() -> None:
    session = session_of(ASSISTANCE)
    assert ask(session, "why 0 end") == {"legal": True}
    assert ask(session, "why 1 end")["id"] == "not-your-decision"
    assert ask(session, "why 0 activate c4 1")["rule"] == "3.4"
    assert ask(session, "why 0 fly home")["id"] == "terra_futura-no-such-move"
    ask(session, *COPIED)
    assert ask(session, "why 0 end")["id"] == "not-your-decision"
    refused = ask(session, "why 1 keep green")
    assert (refused["id"], refused["rule"]) == ("terra_futura-not-paid", "4.9")
    assert refused["text"] == "No green was paid."


def test_a_view_has_all_that_lies_on_the_table() -> None:
    view = ask(session_of(ASSISTANCE), "view 0")["view"]
    assert set(view) >= {"rows", "decks", "discards", "territories", "scoring", "turn", "phase"}
    assert [len(view["rows"][level]) for level in ("I", "II")] == [4, 4]
    assert view["decks"].keys() == view["discards"].keys() == {"I", "II"}
    assert view["territories"][0][0] == {
        "cell": "c3",
        "card": "riverside",
        "resources": {"red": 1, "yellow": 2},
        "cubes": 0,
        "spaces": 0,
        "active": True,
    }
    assert view["line"] == ["c3", "d3"]
    assert (view["turn"], view["actor"], view["phase"]) == (0, 0, "activate")
    assert view["legal"] == ask(session_of(ASSISTANCE), "legal")["moves"]


def test_a_view_has_ones_own_scoring_cards_and_the_number_of_the_others() -> None:
    session = session_of(ASSISTANCE)
    own, others = ask(session, "view 0")["view"]["scoring"]
    assert [card["number"] for card in own] == [3, 7]
    assert others == 2
    assert ask(session, "view none")["view"]["scoring"] == [2, 2]
    assert "legal" not in ask(session, "view 1")["view"]


def test_while_the_owner_chooses_the_view_says_what_was_paid_for_which_card() -> None:
    session = session_of(ASSISTANCE)
    view = ask(session, *COPIED, "view 1")["view"]
    assert (view["turn"], view["actor"], view["phase"]) == (0, 1, "keep")
    assert view["effect"]["copied"] == {"seat": 1, "cell": "d3"}
    assert view["effect"]["paid"] == {"red": 1, "yellow": 2}
    assert view["legal"] == ["keep red", "keep yellow"]


def test_undo_goes_back_as_far_as_nothing_was_learnt_and_never_over_the_owners_choice() -> None:
    session = session_of(ASSISTANCE)
    ask(session, *COPIED)
    assert ask(session, "undo? 0") == {"to": 0}
    assert ask(session, "undo 0") == {"version": 3}
    assert ask(session, "view 0")["view"]["phase"] == "copy"
    ask(session, "play copy 1 d3 1", "play keep red")
    assert error_id(session, "undo 0") == "nothing-to-undo"
    assert ask(session, "undo 1") == {"version": 6}
    assert ask(session, "state")["actor"] == 1


def test_undo_all_takes_back_what_was_done_since_a_card_was_turned_up() -> None:
    session = session_of(seed=4)
    seat = ask(session, "state")["actor"]
    ask(session, "play take I 1", "play place c2", "play activate c3 2")
    assert ask(session, f"undo? {seat}") == {"to": 1}
    assert ask(session, f"undo {seat} all") == {"version": 4}
    assert ask(session, f"view {seat}")["view"]["phase"] == "place"


def test_imagining_keeps_all_that_the_seat_sees_and_draws_the_rest_anew() -> None:
    session = session_of(ASSISTANCE)
    ask(session, "play activate c3 3")
    lines = ("view 0", "legal", "undo? 0", "state")
    seen, hidden = [ask(session, line) for line in lines], ask(session, "position")
    assert ask(session, "imagine 0 12") == {"version": 1}
    assert [ask(session, line) for line in lines] == seen
    assert ask(session, "position") != hidden
    assert ask(session, "play copy 1 d3 1")["version"] == 2
    assert ask(session, "state")["actor"] == 1


def test_a_position_in_the_middle_of_assistance_is_read_back() -> None:
    session = session_of(ASSISTANCE)
    text = ask(session, *COPIED, "position")["position"]
    again = session_of(text)
    assert ask(again, "position")["position"] == text
    assert ask(again, "legal") == {"moves": ["keep red", "keep yellow"]}


@pytest.mark.parametrize("players", [2, 5])
def test_records_of_all_forms_can_be_verified(players: int) -> None:
    session = session_of(players=players, seed=7)
    play_randomly(session.history)
    for line in ("record", "record 1", "record none"):
        record = ask(session, line)["record"]
        verify(GAME, EDITION, read_record(record), record)


def test_an_open_record_hides_a_set_until_all_are_turned_up() -> None:
    session = session_of(players=3, seed=7)
    while session.history.state.view(SPECTATOR).as_json()["phase"] != "set":
        play_randomly(session.history, 1)
    seat, move = ask(session, "state")["actor"], ask(session, "legal")["moves"][0]
    ask(session, f"play {move}")
    assert move in ask(session, f"record {seat}")["record"].splitlines()[-1]
    assert "set ?" in ask(session, "record none")["record"].splitlines()[-1]


def test_the_outcome_is_null_until_the_end_and_then_has_ranks_and_parts() -> None:
    session = session_of(players=3, seed=7)
    assert ask(session, "outcome") is None
    play_randomly(session.history)
    outcome = ask(session, "outcome")
    assert sorted(outcome["ranks"])[0] == 1
    assert set(outcome["scores"][0]) == {"total", "resources", "set", "pollution", "cubes"}
    assert outcome["collective_loss"] is False
    assert error_id(session, "play end") == "over"


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("play keep red", "terra_futura-activate-or-end"),
        ("play activate c3 9", "terra_futura-no-such-effect"),
        ("play activate z9 1", "terra_futura-no-such-cell"),
        ("why 2 end", "bad-seat"),
        ("view 2", "bad-seat"),
        ("undo 1", "nothing-to-undo"),
        ("imagine 0 x", "bad-argument"),
    ],
)
def test_an_error_says_what_is_wrong_and_changes_nothing(line: str, id: str) -> None:
    assert error_id(session_of(ASSISTANCE), line) == id
