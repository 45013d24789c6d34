"""What cannot be is refused: by its line, with what would be right."""

import pytest

from terrarium.core.reason import BadInput
from tests.games.terra.table import terra

NINE = "green 1, green 1, green 2, blue 3, blue 4, blue 5, red 6, red 6, red 6"
EIGHT = NINE.removesuffix(", red 6")


def refused(text: str) -> BadInput:
    with pytest.raises(BadInput) as refusal:
        terra(text)
    return refusal.value


ONE_SOLVED = "phase: help\ndiscard: asia-blue, green 1, green 1\n"


@pytest.mark.rule("1.5.6")
@pytest.mark.parametrize(
    "scores", ["1 0 0 0", "7 0 0 0", "5 5 0 0", "3 0 0 0", "9 0 0 0", "3 3 3 5", "0 4 0 0"]
)
def test_points_that_one_solved_crisis_cannot_give_are_refused(scores: str) -> None:
    error = refused(f"{ONE_SOLVED}scores: {scores}")
    assert "1 solved crisis cannot have given these scores" in str(error)
    assert error.line == 3


@pytest.mark.rule("1.5.6")
@pytest.mark.parametrize("scores", ["0 0 0 0", "5 0 0 0", "6 0 0 0", "3 3 0 0", "6 3 3 3"])
def test_points_that_it_can_give_are_not(scores: str) -> None:
    game = terra(f"{ONE_SOLVED}scores: {scores}")
    assert game.scores() == [int(points) for points in scores.split()]


@pytest.mark.rule("1.5.6")
@pytest.mark.parametrize("scores", ["5 0 0 0", "3 3 0 0", "0 0 0 6"])
def test_nobody_has_points_before_anything_was_solved(scores: str) -> None:
    assert "0 solved crises cannot" in str(refused(f"phase: help\nscores: {scores}"))


@pytest.mark.rule("3a")
def test_who_has_solved_a_crisis_this_turn_has_its_points() -> None:
    error = refused("phase: help\nhelped: asia-blue\nscores: 0 5 0 0\nhand 0: -")
    assert "seat 0 has at least 5 points" in str(error)


@pytest.mark.rule("1")
def test_nobody_plays_cards_before_a_card_was_drawn() -> None:
    everything = "hand 0: red 1, red 1, red 1, red 1\ndiscard: -"
    assert "1 more Solution must have been drawn" in str(refused(f"phase: help\n{everything}"))
    assert "1 more Solution" in str(refused("hand 0: red 1, red 1, red 1\ndiscard: -"))


@pytest.mark.rule("1")
def test_who_plays_cards_has_the_first_hand_and_the_card_just_drawn() -> None:
    assert terra("turn: 2\nphase: help").view()["hands"] == [4, 4, 5, 4]


def test_what_was_drawn_and_is_nowhere_was_discarded() -> None:
    game = terra("phase: help\nhand 0: red 1")
    assert (game.view()["pile"], len(game.view()["discard"])) == (108 - 17, 4)


@pytest.mark.rule("3b")
def test_nobody_hoards_before_a_card_was_laid_on_a_crisis() -> None:
    error = refused("phase: help\nhoard 2: red 1 1 1\ndiscard: -\nhand 0: red 2, red 2")
    assert "1 sets are hoarded more than cards were laid" in str(error)
    assert error.line == 2


@pytest.mark.rule("loss")
@pytest.mark.parametrize(
    "crises",
    [
        "africa-green; africa-blue; africa-red; asia-green; asia-blue; asia-red",
        "africa-green with green 1; africa-blue with blue 1; africa-red with red 1",
    ],
)
def test_the_world_is_lost_only_once_and_by_the_last_crisis(crises: str) -> None:
    assert "the world was lost before" in str(refused(f"phase: over\nopen: {crises}"))


@pytest.mark.rule("1.5.5")
@pytest.mark.parametrize(
    ("text", "line", "wanted"),
    [
        ("turn: 0\nhand 0: red 6, red 6, red 6, red 6, red 6", 2, "all cards 'red 6'"),
        ("phase: help\nopen: africa-green; africa-green", 2, "all cards 'africa-green'"),
        ("phase: help\nopen: africa-green\ndiscard: africa-green", 3, "all cards 'africa-green'"),
        (
            "phase: help\nhoard 0: red 6 6 6\nopen: asia-red with red 6, red 6",
            2,
            "all cards 'red 6'",
        ),
        ("phase: help\npile: 93 cards", 2, "only 91 cards are left for the pile"),
        ("phase: help\npile: red 1\ndiscard: red 2", 2, "89 cards of the box are nowhere"),
    ],
)
def test_no_card_is_made_or_lost(text: str, line: int, wanted: str) -> None:
    error = refused(text)
    assert (error.line, wanted in str(error)) == (line, True), error


@pytest.mark.parametrize(
    ("text", "line", "wanted"),
    [
        ("turn: 4", 1, "turn is a number from 0 to 3, not '4'"),
        ("players: 7", 1, "players is a number from 3 to 6, not '7'"),
        ("turn: 0\nturn: 1", 2, "'turn' stands here twice"),
        ("turn 1", 1, "a position has lines `key: value`, not 'turn 1'"),
        ("turn: 0\ntrun: 1", 2, "unknown key 'trun'"),
        ("hand 4: red 1", 1, "unknown key 'hand 4'"),
        ("phase: dinner", 1, "phase is one of draw, impending, help, discard, over, not 'dinner'"),
        ("scores: 1 2 3", 1, "scores are 4 numbers of at most 3 digits"),
        ("scores: 1 2 3 -4", 1, "scores are 4 numbers of at most 3 digits"),
        ("scores: 1 2 3 4000", 1, "scores are 4 numbers of at most 3 digits"),
        ("phase: help\nopen: mars-green", 2, "'mars-green' is not a crisis such as"),
        ("phase: help\nopen: africa-green with africa-red", 2, "is not a card such as"),
        ("phase: help\nopen: africa-green with green 1 by 4", 2, "'4' is not a seat"),
        (
            "phase: help\nopen: africa-green with red 1",
            2,
            "red 1 has not the colour of africa-green",
        ),
        (
            "phase: help\nopen: africa-green with green 6, green 4",
            2,
            "africa-green would be solved by the cards on it",
        ),
        (
            "phase: help\nopen: africa-green; africa-red; africa-blue",
            2,
            "the world would be lost already: region africa",
        ),
        ("phase: help\nhand 0: africa-green", 2, "is not a card such as"),
        ("phase: help\nhand 0: red 7", 2, "is not a card such as"),
        ("phase: help\nhoard 0: red 1 2 4", 2, "is not a set that can be hoarded"),
        ("phase: help\nhidden discard 0: red 1", 2, "need option hand_limit_discard_hidden: yes"),
        ("phase: help\nhelped: mars-red", 2, "is not a crisis such as"),
        ("phase: help\nopen: asia-red\nhelped: asia-red", 3, "no card lies on asia-red"),
        ("impending: asia-red", 1, "an impending crisis goes with `phase: impending`"),
        ("phase: help\nimpending: asia-red", 2, "an impending crisis goes with"),
        ("phase: impending\nimpending: asia-red by 1 -", 2, "seat 0 is asked here, not '1'"),
        ("phase: impending\nimpending: asia-red by 0 blue 1", 2, "has not the colour"),
        (
            "phase: impending\nimpending: asia-red by 0 -, 1 -, 2 -, 3 -",
            2,
            "somebody must still be asked",
        ),
        ("phase: help\npile: x cards", 2, "pile is cards, or a number of cards, not 'x'"),
        ("phase: help\npile: 3 cards, red 1", 2, "is not a card such as"),
        (f"phase: help\nhand 1: {NINE}", 2, "a hand of 9 cards cannot be here"),
        (f"hand 0: {NINE}", 1, "a hand of 9 cards cannot be here"),
        (f"phase: help\nhand 0: {NINE}, blue 1", 2, "a hand of 10 cards cannot be here"),
        (
            f"phase: impending\nimpending: asia-red\nhand 0: {NINE}",
            3,
            "a hand of 9 cards cannot be here",
        ),
        (f"phase: over\npile: -\nhand 0: {NINE}", 3, "a hand of 9 cards cannot be here"),
        (f"phase: discard\nhand 0: {EIGHT}", 1, "8 cards or fewer need not be discarded from"),
        ("phase: over", 1, "the match is over when the pile is empty or the world is lost"),
        ("phase: over\npile: 1 card", 1, "the match is over when the pile is empty"),
        ("phase: draw\npile: -", 1, "there is no card to draw"),
    ],
)
def test_what_cannot_be_is_refused_at_its_line(text: str, line: int, wanted: str) -> None:
    error = refused(text)
    assert (error.line, wanted in str(error)) == (line, True), error


@pytest.mark.rule("3b")
@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "phase: impending\nimpending: asia-red\nopen: asia-blue with blue 1\nhelped: asia-blue",
            4,
        ),
        ("phase: impending\nimpending: asia-red\nhelped: asia-red", 3),
        ("open: europe-red with red 1\nhelped: europe-red\npile: red 1", 2),
        ("phase: over\npile: -\nopen: europe-red with red 1\nhelped: europe-red", 4),
        ("phase: help\nturn: 0\nopen: europe-red with red 1 by 2\nhelped: europe-red", 4),
    ],
)
def test_only_the_player_who_plays_cards_now_has_helped(text: str, line: int) -> None:
    assert refused(text).line == line


@pytest.mark.rule("1.5.1")
@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"phase: help\nopen: europe-red with red 1 by 0\nhelped: europe-red\nhand 0: {NINE}", 4),
        (
            f"phase: discard\nopen: asia-red with red 1 by 0\nhelped: asia-red\nhand 0: {NINE}",
            4,
        ),
        (f"phase: impending\nimpending: asia-blue by 0 blue 1\nhand 0: {EIGHT}", 3),
    ],
)
def test_a_card_just_played_was_in_the_hand(text: str, line: int) -> None:
    assert refused(text).line == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("turn: 1\noption teams: perhaps", 2),
        ("turn: 1\noption tames: yes", 2),
        ("turn: 1\nphase: impending", 2),
        ("turn: 1\npile: -", 2),
    ],
)
def test_what_is_wrong_in_a_position_is_always_named_by_its_line(text: str, line: int) -> None:
    assert refused(text).line == line
