"""A guide is read with care, and the step that is due follows from moves made and steps read."""

import pytest

from terrarium.core.guide import Guide, read_guide
from terrarium.core.reason import BadInput
from terrarium.games import GAMES

TERRA = GAMES.find("terra")
GUIDE = """
seed = 1
bots = ["fair", "fair"]
before = ["2: pass"]

[options]
start = "0"

[[step]]
says = "look"
at = ["status", "place-0 | strip"]
clear = ["map"]

[[step]]
says = "play"
at = ["green-6"]
move = "play green 6"
then = ["1: pass", "2: end"]

[[step]]
says = "sent"
sent = true

[[step]]
says = "over"
"""


def read(text: str = GUIDE, **earlier: Guide) -> Guide:
    return read_guide(TERRA, "1", text, earlier)


def due(made: int, tried: int, read_steps: int) -> str:
    step = read().due(made, tried, read_steps)
    return "" if step is None else step.says


def test_all_moves_of_a_guide_are_one_line() -> None:
    told = [(seat, TERRA.spell(move)) for seat, move in read().line]
    assert told == [(2, "pass"), (0, "play green 6"), (1, "pass"), (2, "end")]


def test_a_thing_may_have_several_names() -> None:
    assert read().steps[0].at == (("status",), ("place-0", "strip"))


def test_a_step_may_speak_of_more_than_it_points_at() -> None:
    assert [step.clear for step in read().steps] == [("map",), (), (), ()]


def test_what_is_read_is_due_until_it_has_been_read() -> None:
    assert (due(1, 1, 0), due(1, 1, 1)) == ("look", "play")


def test_a_move_is_done_as_soon_as_it_is_composed() -> None:
    assert due(1, 2, 1) == "sent"


def test_what_was_composed_is_due_until_it_is_sent() -> None:
    assert (due(1, 4, 1), due(4, 4, 1)) == ("sent", "over")


def test_after_the_last_step_nothing_is_due() -> None:
    assert due(4, 4, 4) == ""


def test_a_match_that_went_another_way_is_not_the_guides() -> None:
    guide = read()
    other = (0, TERRA.parse("pass"))
    assert guide.tells(guide.line[:2])
    assert not guide.tells([guide.line[0], other])


def test_what_comes_after_the_guide_may_be_anything() -> None:
    guide = read()
    assert guide.tells([*guide.line, guide.line[0]])


def test_before_its_chapter_began_a_match_is_not_the_guides() -> None:
    assert not read().tells([])


def test_a_chapter_goes_on_where_an_earlier_one_ends() -> None:
    first = read()
    assert read(f'after = "1"{GUIDE}', **{"1": first}).before == first.line + first.before


@pytest.mark.parametrize(
    ("was", "now", "line", "said"),
    [
        ("seed = 1", "", 1, "the guide has no 'seed'"),
        ('says = "look"', "", 9, "step has no 'says'"),
        ("play green 6", "play green 9", 17, "is no move of terra"),
        ("1: pass", "pass", 18, "SEAT: MOVE"),
        ("sent = true", 'sent = true\nmove = "pass"', 22, "ended by its move"),
        ("seed = 1", 'seed = 1\nafter = "0"', 3, "must be one of"),
        ("sent = true", "tent = true", 22, "unknown key 'tent'"),
        ('says = "over"', 'says = "over"\nmove = "pass"', 1, "ends with a [[step]] that is read"),
    ],
)
def test_a_mistake_is_named_by_its_line(was: str, now: str, line: int, said: str) -> None:
    with pytest.raises(BadInput) as found:
        read(GUIDE.replace(was, now))
    assert said in str(found.value)
    assert found.value.line == line
