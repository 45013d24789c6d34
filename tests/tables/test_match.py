"""A match at a table: repeated requests, forced moves, passing in advance, bots, saves."""

import pytest

from terrarium.core.history import History
from terrarium.core.reason import BadInput, Refused
from terrarium.core.record import read_record
from terrarium.tables.match import Match, match_from_record, new_match
from terrarium.tables.seat import Seat, parse_seat, shown_names
from tests.histories import TERRA, TERRA_EDITION

HELPING = """
    phase: help
    open: africa-green; europe-red
    hand 0: green 1, green 6, red 2
    pile: blue 1, blue 2, 20 cards
"""
CRISIS = """
    phase: impending
    impending: africa-green
    hand 0: green 1
    hand 1: green 2
    hand 2: -
    hand 3: red 1
    pile: blue 1, blue 2, 20 cards
"""
PEOPLE = [Seat("Ada"), Seat("Bo"), Seat("Cy"), Seat("Di")]
ONE_AND_BOTS = [Seat("Ada"), *[Seat("fair", bot=True)] * 3]


def table(position: str, seats: list[Seat]) -> Match:
    return Match(History(TERRA, TERRA.setup(4, TERRA_EDITION), 1, position), "m", seats)


def test_the_same_request_twice_gets_the_same_answer_and_makes_one_move() -> None:
    match = table(HELPING, PEOPLE)
    moves = ["help africa-green with green 1", "help europe-red with red 2"]
    match.play(0, moves)
    assert match.answer_again(0, match.numbers(moves), version=0) == 2
    assert match.version == 2


def test_anything_else_from_an_old_version_is_stale() -> None:
    match = table(HELPING, PEOPLE)
    match.play(0, ["help africa-green with green 1"])
    for seat, text, version in (
        (0, "end", 0),
        (1, "help africa-green with green 1", 0),
        (0, "end", 9),
    ):
        with pytest.raises(Refused) as refused:
            match.answer_again(seat, match.numbers([text]), version)
        assert refused.value.reason.id == "stale"
    assert match.version == 1


def test_a_move_that_was_taken_back_is_stale_when_it_comes_again() -> None:
    match = table(HELPING, PEOPLE)
    moves = ["help africa-green with green 1", "end"]
    match.play(0, moves[:1])
    match.undo(0)
    with pytest.raises(Refused):
        match.answer_again(0, match.numbers(moves), version=0)


def test_a_forced_pass_is_not_made_for_people_among_people() -> None:
    """Seat 3 cannot help, but an instant answer would tell its hand."""
    match = table(CRISIS, PEOPLE)
    match.play(0, ["pass"])
    match.play(1, ["pass"])
    match.advance()
    assert match.actor == 3


def test_a_pass_that_everybody_can_see_to_be_forced_is_made_at_once() -> None:
    match = table(CRISIS, PEOPLE)
    match.play(0, ["pass"])
    match.play(1, ["pass"])
    assert match.actor == 2
    match.advance()
    assert match.actor == 3


def test_for_one_person_among_bots_everything_forced_is_made_at_once_and_said() -> None:
    match = table(CRISIS.replace("hand 0: green 1", "hand 0: red 5"), ONE_AND_BOTS)
    match.advance()
    assert match.history.line[0][1] == TERRA.parse("pass")
    assert match.account.log(0)[0].note == "made-because-forced"
    assert match.account.log(1)[0].note == ""


def test_a_saved_match_still_says_which_moves_were_forced() -> None:
    match = table(CRISIS.replace("hand 0: green 1", "hand 0: red 5"), ONE_AND_BOTS)
    match.advance()
    again = match_from_record(TERRA, TERRA_EDITION, read_record(match.record().write()))
    assert again.account.notes == match.account.notes != {}


def test_a_forced_move_waits_while_the_person_may_still_take_one_back() -> None:
    match = table(HELPING.replace("green 1, green 6, red 2", "green 1"), ONE_AND_BOTS)
    match.play(0, ["help africa-green with green 1"])
    match.advance()
    assert match.actor == 0
    assert match.history.state.legal() == [TERRA.parse("end")]
    match.undo(0)
    assert match.history.line == []


def test_who_asked_in_advance_passes_once_on_this_crisis() -> None:
    match = table(CRISIS, PEOPLE)
    match.ask_in_advance(1)
    match.play(0, ["pass"])
    match.advance()
    assert match.actor == 3
    assert [line.note for line in match.account.log(1) if line.note] == ["made-because-asked"]


def test_an_answer_in_advance_runs_out_with_the_crisis() -> None:
    match = table(CRISIS.replace("pile: blue 1", "pile: asia-green"), PEOPLE)
    match.ask_in_advance(0)
    match.ask_in_advance(3)
    match.advance()
    match.play(1, ["pass"])
    match.advance()
    assert match.history.state.occasion() == 21
    assert (match.actor, len(match.history.line)) == (0, 4)


def test_nothing_can_be_asked_in_advance_when_no_crisis_is_impending() -> None:
    with pytest.raises(Refused) as refused:
        table(HELPING, PEOPLE).ask_in_advance(2)
    assert refused.value.reason.id == "too-early"


def test_bots_play_a_whole_match_by_themselves() -> None:
    seats = [Seat(name, bot=True) for name in ("fair", "greedy", "guardian", "random")]
    match = new_match(TERRA, TERRA.setup(4, TERRA_EDITION), seats, seed=4)
    match.advance()
    assert match.over


def test_a_saved_match_goes_on_where_it_was() -> None:
    match = new_match(TERRA, TERRA.setup(4, TERRA_EDITION), ONE_AND_BOTS, seed=4)
    for _ in range(5):
        match.advance()
        match.play(match.actor, [TERRA.spell(match.history.state.legal()[0])])
    again = match_from_record(TERRA, TERRA_EDITION, read_record(match.record().write()))
    assert again.history.state.position() == match.history.state.position()
    assert again.names == match.names
    for one in (match, again):
        one.advance()
    assert again.history.state.position() == match.history.state.position()


def test_a_saved_match_is_played_once_when_it_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(TERRA, TERRA.setup(4, TERRA_EDITION), ONE_AND_BOTS, seed=4)
    match.advance()
    made, usual = [], History.play

    def counted(history: History, seat: int, move: int) -> None:
        made.append((seat, move))
        usual(history, seat, move)

    record = read_record(match.record().write())
    monkeypatch.setattr(History, "play", counted)
    match_from_record(TERRA, TERRA_EDITION, record)
    assert made == match.history.line != []


def test_an_open_record_cannot_be_gone_on_with() -> None:
    match = table(HELPING, PEOPLE)
    with pytest.raises(Refused):
        match_from_record(TERRA, TERRA_EDITION, match.record_for(0))


def test_a_match_without_a_given_seed_has_one_that_nobody_can_guess() -> None:
    setup = TERRA.setup(4, TERRA_EDITION)
    seeds = {new_match(TERRA, setup, PEOPLE).history.seed for _ in range(3)}
    assert len(seeds) == 3
    assert max(seeds) > 2**100


def test_seats_are_written_and_read_back() -> None:
    for seat in ONE_AND_BOTS:
        assert (parse_seat(seat.spell()).name, parse_seat(seat.spell()).bot) == (
            seat.name,
            seat.bot,
        )
    with pytest.raises(BadInput):
        Seat("bot fair")


def test_bots_of_one_character_are_told_apart() -> None:
    assert len(set(shown_names(ONE_AND_BOTS))) == 4
