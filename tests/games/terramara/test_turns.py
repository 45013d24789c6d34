"""The log stands together by turns: each under the member that was sent."""

from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message
from terrarium.tables.account import LogLine
from terrarium.tables.folding import turns_in
from tests.games.terramara.tables import GAME


def turns(*told: str) -> list[list[str]]:
    """Such as `0 sent`: a seat and what is told of it; one without a seat is of the table."""
    found = turns_in(GAME, [LogLine(1, _message(text)) for text in told])
    return [[line.message.id.removeprefix("terramara-") for line in turn] for turn in found]


def _message(text: str) -> Message:
    seat, _, id = text.rpartition(" ")
    args: Args = {"seat": Seated(int(seat))} if seat else {}
    return Message(f"terramara-{id}", args)


def test_all_that_follows_from_sending_a_member_stands_under_it() -> None:
    assert turns("0 sent", "0 gained", "1 gained-culture", "0 crafted", "1 sent", "1 gained") == [
        ["sent", "gained", "gained-culture", "crafted"],
        ["sent", "gained"],
    ]


def test_what_was_used_before_a_member_is_sent_stands_under_it_in_the_same_turn() -> None:
    assert turns("0 sent", "1 flipped", "1 used-card", "1 sent", "1 used-character", "2 sent") == [
        ["sent"],
        ["sent", "flipped", "used-card", "used-character"],
        ["sent"],
    ]


def test_rounds_and_the_draft_are_nobodys_turn() -> None:
    assert turns("1 drafted", "1 gained", "0 drafted", "0 round-began", "neutral-grew") == [
        ["drafted", "gained"],
        ["drafted"],
        ["round-began", "neutral-grew"],
    ]


def test_everybodys_points_stand_for_themselves() -> None:
    assert turns("0 sent", "0 final-points", "1 final-points") == [
        ["sent"],
        ["final-points"],
        ["final-points"],
    ]


def test_what_the_table_notes_stands_for_itself() -> None:
    lines = [
        LogLine(1, _message("0 sent")),
        LogLine(1, Message("took-back")),
        LogLine(2, _message("0 gained")),
    ]
    assert [len(turn) for turn in turns_in(GAME, lines)] == [1, 1, 1]


def test_a_member_sent_for_a_price_begins_a_turn_as_well() -> None:
    assert turns("0 sent-for", "0 gained", "1 sent-for") == [["sent-for", "gained"], ["sent-for"]]
