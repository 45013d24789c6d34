"""The log on a page: folded by turns where a game says what begins one, and flat elsewhere."""

from markupsafe import Markup

from terrarium.core.event import Event
from terrarium.core.game import Game
from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message
from terrarium.games import GAMES
from terrarium.tables.match import LogLine
from terrarium.web.pages.log import LONGEST, Log, Turn
from terrarium.web.pages.speech import Speech

TERRA, TERRAMARA = GAMES.find("terra"), GAMES.find("terramara")


def log(game: Game, *told: str, reader: int = 0) -> list[Turn]:
    args: Args = {"seat": Seated(0)}
    lines = [
        LogLine(number, Event(f"{game.name}-{id}", args), name=str(number))
        for number, id in enumerate(told)
    ]
    made = Log(Speech(game, ["Ada", "Ben"], reader), lambda message: Markup(message.id))
    return made.turns(lambda most: lines[-most:])


def test_the_sentences_of_a_turn_stand_under_its_first() -> None:
    (turn,) = log(TERRAMARA, "sent", "took-warriors", "reserved")
    assert turn.head.words == "terramara-sent"
    assert [line.words for line in turn.lines] == ["terramara-took-warriors", "terramara-reserved"]


def test_where_a_game_does_not_fold_every_sentence_stands_for_itself() -> None:
    assert [turn.lines for turn in log(TERRA, "passed", "passed")] == [[], []]


def test_only_the_last_lines_are_shown() -> None:
    assert len(log(TERRA, *["passed"] * 3 * LONGEST)) == LONGEST


def test_what_the_reader_did_is_marked() -> None:
    assert log(TERRA, "passed", reader=0)[0].head.mine
    assert not log(TERRA, "passed", reader=1)[0].head.mine


def test_a_message_that_is_nobodys_has_no_seat() -> None:
    lines = [LogLine(0, Message("terra-dealt"), name="0")]
    made = Log(Speech(TERRA, ["Ada"], 0), lambda message: Markup(message.id))
    assert made.turns(lambda most: lines)[0].head.seat is None
