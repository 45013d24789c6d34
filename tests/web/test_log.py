"""The log on a page: folded by turns where a game says what begins one, and flat elsewhere."""

from markupsafe import Markup

from terrarium.core.event import Event
from terrarium.core.game import Game
from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message
from terrarium.games import GAMES
from terrarium.tables.account import WENT_NO_FURTHER, LogLine
from terrarium.web.pages.log import LONGEST, Line, Log, Turn
from terrarium.web.pages.speech import Speech
from tests.tiny.game import DARE

TERRA, FUTURA, TERRAMARA = (GAMES.find(name) for name in ("terra", "terra_futura", "terramara"))


def log(game: Game, *told: str, reader: int = 0, mover: int = 0) -> list[Turn]:
    args: Args = {"seat": Seated(0)}
    lines = [
        LogLine(number, Event(f"{game.name}-{id}", args), name=str(number))
        for number, id in enumerate(told)
    ]
    return told_by(game, reader, mover).turns(lambda most: lines[-most:])


def told_by(game: Game, reader: int, mover: int) -> Log:
    """Every line is of one mover, and about the thing that is called as its message."""
    speech = Speech(game, ["Ada", "Ben"], reader)
    return Log(speech, lambda told: Markup(told.id), lambda told: (told.id,), lambda version: mover)


def test_the_sentences_of_a_turn_stand_under_its_first() -> None:
    (turn,) = log(TERRAMARA, "sent", "took-warriors", "reserved")
    assert turn.head.words == "terramara-sent"
    assert [line.words for line in turn.lines] == ["terramara-took-warriors", "terramara-reserved"]


def test_where_a_game_does_not_fold_every_sentence_stands_for_itself() -> None:
    assert [turn.lines for turn in log(DARE, "dared", "dared")] == [[], []]


def test_only_the_last_lines_are_shown() -> None:
    assert len(log(DARE, *["dared"] * 3 * LONGEST)) == LONGEST


def test_a_turn_that_there_is_no_room_for_is_left_out_whole() -> None:
    turns = log(FUTURA, "took", *["turned-up"] * LONGEST, "took", "placed")
    assert [turn.newest.words for turn in turns] == ["terra_futura-placed"]


def test_that_a_turn_ended_is_not_its_news() -> None:
    turn = Turn(line("took", "row"), [line("gained", "card"), line("ended-turn")])
    assert turn.newest.words == "gained"


def line(words: str, *shows: str) -> Line:
    return Line(words, 1, 0, False, Markup(words), "", shows, False)


def test_what_answers_a_crisis_stands_under_it_and_how_it_ends_for_itself() -> None:
    turns = log(TERRA, "crisis", "passed", "played", "averted", "scored-highest")
    assert [turn.head.words for turn in turns] == ["terra-crisis", "terra-averted"]


def test_what_a_card_brings_stands_under_the_card_that_was_taken() -> None:
    turns = log(FUTURA, "took", "turned-up", "placed", "gained", "ended-turn", "took")
    assert [len(turn.lines) for turn in turns] == [4, 0]


def test_who_discards_before_taking_has_one_turn_and_one_heading() -> None:
    turns = log(FUTURA, "discarded", "turned-up", "took", "placed", "ended-turn", "discarded")
    heads = [turn.head.words for turn in turns]
    assert heads == ["terra_futura-took", "terra_futura-discarded"]


def test_the_next_player_has_a_heading_also_after_a_turn_that_began_with_a_discard() -> None:
    turns = ((0, "discarded took placed ended-turn"), (1, "took placed"))
    told = [(seat, f"terra_futura-{id}") for seat, ids in turns for id in ids.split()]
    assert [len(turn.lines) for turn in told_of_seats(told, FUTURA)] == [3, 1]


def test_a_decision_that_was_taken_unsaid_stands_in_its_turn() -> None:
    told = [(0, "terra-drew"), (0, WENT_NO_FURTHER), (0, "terra-discarded"), (0, "terra-drew")]
    assert [len(turn.lines) for turn in told_of_seats(told)] == [2, 0]


def test_in_the_turn_of_another_it_stands_for_itself() -> None:
    told = [(1, "terra-crisis"), (0, WENT_NO_FURTHER), (1, "terra-played")]
    assert [turn.head.words for turn in told_of_seats(told)] == [id for _, id in told]


def told_of_seats(told: list[tuple[int, str]], game: Game = TERRA) -> list[Turn]:
    lines = [LogLine(0, Message(id, {"seat": Seated(seat)})) for seat, id in told]
    return told_by(game, reader=0, mover=0).turns(lambda most: lines)


def test_what_the_reader_did_is_marked() -> None:
    assert log(TERRA, "passed", reader=0)[0].head.mine
    assert not log(TERRA, "passed", reader=1)[0].head.mine


def test_a_message_that_is_nobodys_has_no_seat() -> None:
    lines = [LogLine(0, Message("terra-dealt"), name="0")]
    assert told_by(TERRA, 0, 0).turns(lambda most: lines)[0].head.seat is None


def test_what_a_turn_of_another_gives_the_reader_is_not_folded_away() -> None:
    (turn,) = log(TERRAMARA, "sent", "gained-culture", reader=0, mover=1)
    assert turn.gives


def test_what_somebody_gets_in_their_own_turn_may_be_folded() -> None:
    (turn,) = log(TERRAMARA, "sent", "gained-culture", reader=0, mover=0)
    assert not turn.gives


def test_a_line_names_what_it_is_about() -> None:
    assert log(TERRA, "passed")[0].head.shows == ("terra-passed",)
