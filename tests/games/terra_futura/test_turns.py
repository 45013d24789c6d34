"""The log stands together by turns: each under the card that was taken."""

from terrarium.core.player import Seated
from terrarium.core.reason import Message
from terrarium.tables.account import LogLine
from terrarium.tables.folding import turns_in
from tests.games.terra_futura.table import GAME


def turns(*told: str) -> list[list[str]]:
    """Such as `0 took`: a seat and what is told of it."""
    found = turns_in(GAME, [LogLine(1, _message(*text.split())) for text in told])
    return [[line.message.id.removeprefix("terra_futura-") for line in turn] for turn in found]


def _message(seat: str, id: str) -> Message:
    return Message(f"terra_futura-{id}", {"seat": Seated(int(seat))})


def test_a_turn_is_known_by_the_card_that_is_taken_also_where_another_was_discarded_first() -> None:
    assert turns("0 took", "0 placed", "1 discarded", "1 took", "1 placed", "0 discarded") == [
        ["took", "placed"],
        ["took", "discarded", "placed"],
        ["discarded"],
    ]


def test_the_same_player_takes_a_card_in_every_turn() -> None:
    assert turns("0 discarded", "0 took-unseen", "0 discarded", "0 took") == [
        ["took-unseen", "discarded"],
        ["took", "discarded"],
    ]
