"""Why the table made a move is told to those who may know it, and stands for whose move it was."""

import pytest

from terrarium.core.chance import named_stream
from terrarium.core.history import History
from terrarium.core.state import NOBODY, SPECTATOR
from terrarium.tables.account import (
    FORCED,
    STOOD_IN,
    WENT_NO_FURTHER,
    LogLine,
)
from terrarium.tables.driver import TOO_LATE
from terrarium.tables.match import Match
from terrarium.tables.seat import Seat
from tests.every_game import EVERY_GAME, UnderTest, under_test
from tests.histories import TERRA, TERRA_EDITION, TOO_MANY

A_BOTS = TOO_MANY.replace("hand 0", "turn: 1\n    hand 1")
ADA_AND_BOTS = [Seat("Ada"), *[Seat("fair", bot=True)] * 3]
PEOPLE = [Seat("Ada"), Seat("Bo"), Seat("Cy"), Seat("Di")]
UNSAID = 2  # a seed: some moves say nothing of who made them
STOPS = {"end", "done", "advance 0"}
every_game = pytest.mark.parametrize("under", EVERY_GAME, ids=lambda under: under.name)


def table(seats: list[Seat], position: str = TOO_MANY) -> Match:
    return Match(History(TERRA, TERRA.setup(4, TERRA_EDITION), 1, position), "m", seats)


def with_reasons(match: Match, seat: int) -> list[LogLine]:
    return [line for line in match.account.log(seat) if line.note]


def forced_to_end() -> Match:
    """No crisis is open, so the table ends the help of Ada, who then has a card too many."""
    match = table(ADA_AND_BOTS)
    match.advance()
    return match


def whole(under: UnderTest, note: str, seed: int = 3) -> Match:
    """A match in which every move was made for one reason, as where everybody is away."""
    setup = under.game.setup(under.game.least, under.edition)
    people = [Seat(name) for name in "ABCDEF"[: setup.players]]
    match, chance = Match(History(under.game, setup, seed), "m", people), named_stream("account")
    while match.actor != NOBODY:
        match.make(match.actor, under.habit(match.history.state, chance), note)
    return match


def test_a_forced_move_that_tells_nothing_is_told_to_whom_it_was_made_for() -> None:
    match = forced_to_end()
    assert match.history.line == [(0, TERRA.parse("end"))]
    (line,) = with_reasons(match, 0)
    assert (line.message.id, line.of, line.note) == (WENT_NO_FURTHER, 0, FORCED)


@pytest.mark.parametrize("reader", [1, 2, 3, SPECTATOR])
def test_nobody_else_is_told_that_it_was_forced(reader: int) -> None:
    assert [line.message.id for line in forced_to_end().account.log(reader)] == []


@pytest.mark.parametrize("reader", [0, 2, 3, SPECTATOR])
def test_nobody_is_told_of_a_bots_forced_move(reader: int) -> None:
    match = table(ADA_AND_BOTS, A_BOTS)
    forced = match.automatic()
    assert forced is not None
    match.make(1, *forced)
    assert match.account.notes == {1: FORCED}
    assert match.account.log(reader) == []


def test_that_the_clock_took_a_decision_is_told_to_all_though_the_move_tells_nothing() -> None:
    match = table(PEOPLE)
    match.make(0, TERRA.parse("end"), TOO_LATE)
    for reader in (SPECTATOR, 0, 3):
        (line,) = match.account.log(reader)
        assert (line.message.id, line.of, line.note) == (WENT_NO_FURTHER, 0, TOO_LATE)


def test_only_the_first_of_several_moves_for_one_reason_may_have_a_line_of_its_own() -> None:
    match = whole(under_test("terramara"), TOO_LATE, UNSAID)
    own = [line for line in match.account.log(0) if line.message.id == WENT_NO_FURTHER]
    assert own
    for line in own:
        assert match.account.mover_at(line.version - 1) != line.of


def test_a_line_of_its_own_goes_with_the_move_that_is_taken_back() -> None:
    match = table(PEOPLE)
    match.make(0, TERRA.parse("end"), STOOD_IN)
    match.undo(0)
    assert [line.message.id for line in match.account.log(0)] == ["took-back"]


def test_each_line_is_told_once_to_who_asks_from_version_to_version() -> None:
    match = forced_to_end()
    match.play(0, ["discard red 1"])
    steps = [match.account.after(0, version) for version in (-1, 0, 1, 2)]
    assert [[line.version for line in lines][:1] for lines in steps] == [[1], [1], [2], []]


@every_game
@pytest.mark.parametrize("note", [TOO_LATE, STOOD_IN])
def test_a_reason_stands_at_a_line_of_whoever_it_was_made_for(under: UnderTest, note: str) -> None:
    match = whole(under, note)
    for reader in range(under.game.least):
        for line in with_reasons(match, reader):
            assert line.of == match.account.mover_at(line.version)
            assert note == TOO_LATE or line.of == reader


@every_game
def test_whoever_does_not_move_is_told_of_every_turn_that_was_played_for_them(
    under: UnderTest,
) -> None:
    """Of each unbroken row of their moves there is a line with the reason."""
    match = whole(under, STOOD_IN)
    told = {seat: {line.version for line in with_reasons(match, seat)} for seat in range(2)}
    movers, first = [seat for seat, _ in match.history.line], 1
    for version in range(2, match.version + 2):
        if version > match.version or movers[version - 1] != movers[first - 1]:
            row = set(range(first, version))
            assert row & told.get(movers[first - 1], row)
            first = version


@every_game
def test_only_stopping_tells_nothing(under: UnderTest) -> None:
    """So that “went no further” is true of every move that tells nothing."""
    match = whole(under, "")
    told = {told.version for told in match.history.told}
    silent = {
        under.game.spell(move)
        for version, (_, move) in enumerate(match.history.line, 1)
        if version not in told
    }
    assert silent <= STOPS
