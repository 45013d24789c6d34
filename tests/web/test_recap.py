"""Since one's last turn: in whole matches of all games the others did what the log tells."""

from collections.abc import Iterator

from terrarium.core.chance import named_stream
from terrarium.core.history import History, Told
from terrarium.core.picture import Chip
from terrarium.core.player import Seated
from terrarium.core.state import NOBODY
from terrarium.tables.account import FORCED, LogLine
from terrarium.tables.folding import folded
from terrarium.tables.match import Match
from terrarium.tables.seat import Seat
from terrarium.web.pages.games import game_page
from terrarium.web.pages.recap import Deeds, Recap, added_up, last_own_move
from terrarium.web.pages.speech import Speech
from tests.every_game import UnderTest, under_test
from tests.histories import TOO_MANY
from tests.web.folded import as_heard_by, of_games_with_pages, page_of

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
SEEN = 7  # looks at one moment of so many


def begun(under: UnderTest, players: int, seed: int = 1) -> Match:
    history = History(under.game, under.game.setup(players, under.edition), seed)
    return Match(history, "m", [Seat(name) for name in NAMES[:players]])


def recap(match: Match, seat: int) -> list[Deeds]:
    speech = Speech(match.game, NAMES[: match.history.setup.players], seat)
    return Recap(match, speech, game_page(match.game).chips_of).deeds()


def words_of(deeds: Deeds) -> list[str]:
    return [said.words for said in deeds.words]


def moments(under: UnderTest, players: int) -> Iterator[Match]:
    """Now and then in a whole match."""
    match, chance = begun(under, players), named_stream("recaps")
    while match.actor != NOBODY:
        match.history.play(match.actor, under.habit(match.history.state, chance))
        if chance.below(SEEN) == 0 and not match.over:
            yield match


def since_own_move(match: Match, seat: int) -> list[Told]:
    """What was told since, found by looking at every entry."""
    own = [v for v, (mover, _) in enumerate(match.history.line, 1) if mover == seat]
    return [told for told in match.history.told if told.version >= (own[-1] if own else 0)]


@of_games_with_pages
def test_every_deed_that_the_log_tells_of_another_is_in_their_line(under: UnderTest) -> None:
    chips_of = game_page(under.game).chips_of
    for match in moments(under, under.game.most):
        for seat in range(under.game.most):
            told = [event.to(seat) for event in since_own_move(match, seat)]
            lines = {deeds.seat: deeds for deeds in recap(match, seat)}
            for other in set(range(under.game.most)) - {seat}:
                of = [event for event in told if event.args.get("seat") == Seated(other)]
                chips = [chip for event in of for chip in chips_of(event)]
                shown = lines[other].chips if other in lines else []
                assert {chip.what for chip in added_up(chips)} <= {chip.what for chip in shown}


@of_games_with_pages
def test_what_a_line_says_is_what_the_log_says_of_its_player(under: UnderTest) -> None:
    for match in moments(under, under.game.least):
        for seat in range(under.game.least):
            told = match.account.after(seat, last_own_move(match, seat) - 1)
            said = Speech(under.game, NAMES, seat)
            for deeds in [deeds for deeds in recap(match, seat) if deeds.seat != seat]:
                its = [line for line in told if _is_of(match, line, deeds.seat)]
                log = [(line.version, said.say(line.message)) for line in folded(under.game, its)]
                assert [(told.version, told.words) for told in deeds.words] == log


def _is_of(match: Match, line: LogLine, seat: int) -> bool:
    """Told of the seat, or of nobody when the seat moved."""
    of = line.message.args.get("seat")
    made = match.history.entries[line.version - 1].seat if line.version else NOBODY
    return of == Seated(seat) or (of is None and made == seat)


@of_games_with_pages
def test_only_what_the_reader_heard_is_told(under: UnderTest) -> None:
    """Equal knowledge gives an equal recap: nothing but its own hearing reaches a seat."""
    for match in moments(under, under.game.least):
        for seat in range(under.game.least):
            true, shown = list(match.history.told), recap(match, seat)
            match.history.told[:] = as_heard_by(seat, match.history)
            assert recap(match, seat) == shown
            match.history.told[:] = true


@of_games_with_pages
def test_of_ones_own_move_there_is_only_what_it_brought_to_others(under: UnderTest) -> None:
    for match in moments(under, under.game.most):
        mover = match.history.line[-1][0]
        assert mover not in [deeds.seat for deeds in recap(match, mover)]
        assert {v for deeds in recap(match, mover) for v in deeds.versions} <= {match.version}


@of_games_with_pages
def test_a_line_can_be_shown_again_version_by_version(under: UnderTest) -> None:
    for match in moments(under, under.game.most):
        for deeds in recap(match, 0):
            reached = match.history.reached
            assert deeds.versions
            assert set(deeds.versions) <= set(reached)
            assert deeds.before == reached[max(reached.index(deeds.versions[0]) - 1, 0)]


@of_games_with_pages
def test_what_is_taken_back_leaves_the_recaps_of_the_others(under: UnderTest) -> None:
    found = 0
    for match in moments(under, under.game.least):
        mover = match.history.line[-1][0]
        other = (mover + 1) % under.game.least
        if match.history.undo_steps(mover):
            version = match.version
            match.undo(mover)
            shown = {v for deeds in recap(match, other) for v in deeds.versions}
            assert version not in shown
            found += 1
        if found > SEEN:
            break
    assert found


HELPING = """
    phase: help
    open: africa-green
    turn: 2
    hand 2: green 1, green 5
    pile: blue 1, blue 2, 20 cards
"""


def test_after_a_taking_back_a_line_is_shown_again_from_the_moment_that_stands_before_it() -> None:
    match = at_a_position(HELPING)
    match.play(2, ["help africa-green with green 1"])
    match.undo(2)
    match.play(2, ["help africa-green with green 5"])
    (deeds,) = recap(match, 0)
    assert (deeds.before, deeds.versions) == (0, [3])
    page_of(match.history).must_stand(deeds.before)


def test_the_others_come_in_their_order_from_the_next_one() -> None:
    for match in moments(under_test("terra"), 6):
        seats = [deeds.seat for deeds in recap(match, 2)]
        assert seats == [seat for seat in (3, 4, 5, 0, 1, 2) if seat in seats]


CRISIS = """
    phase: impending
    impending: africa-green
    turn: 2
    hand 0: green 1
    hand 1: green 2
    hand 2: -
    hand 3: red 1
    pile: blue 1, blue 2, 20 cards
"""


def at_a_position(text: str) -> Match:
    terra = under_test("terra")
    history = History(terra.game, terra.game.setup(4, terra.edition), 1, text)
    return Match(history, "m", [Seat(name) for name in NAMES[:4]])


def passed_for_cy() -> Match:
    """Nothing else was possible, so the table did it."""
    match = at_a_position(CRISIS)
    match.make(2, match.game.parse("pass"), FORCED)
    return match


def test_what_the_table_did_for_the_reader_is_a_line_of_its_own_with_its_reason() -> None:
    match = passed_for_cy()
    (line,) = recap(match, 2)
    assert line.chips == [Chip("pass")]
    assert words_of(line) == ["You pass.", "(Nothing else was possible.)"]
    assert [words_of(deeds) for deeds in recap(match, 1)] == [["Cy passes."]]


def test_what_the_table_did_unsaid_is_a_line_that_has_nothing_to_show_again() -> None:
    match = at_a_position(TOO_MANY)
    match.make(0, match.game.parse("end"), FORCED)
    (line,) = recap(match, 0)
    assert words_of(line) == ["You go no further.", "(Nothing else was possible.)"]
    assert (line.chips, line.versions) == ([Chip("nothing")], [])
    assert recap(match, 1) == []


def test_a_move_that_the_table_made_is_not_the_readers_own() -> None:
    assert last_own_move(passed_for_cy(), 2) == 0


def test_all_of_a_thing_is_one_chip() -> None:
    chips = [Chip("wood"), Chip("wood", 2), Chip("vp", 3), Chip("wood")]
    assert added_up(chips) == [Chip("wood", 4), Chip("vp", 3)]


def test_what_came_and_went_at_once_is_not_shown() -> None:
    assert added_up([Chip("money"), Chip("money", -1)]) == []
