"""What cards, cubes and goals are worth now is said in a sentence, from what the reader may see."""

import pytest

from terrarium.core.reason import Message
from terrarium.core.state import SPECTATOR
from terrarium.games.terra_futura.page.board import board_of
from terrarium.games.terra_futura.page.worth import means_of_own
from terrarium.games.terra_futura.view import TerraFuturaView
from terrarium.web.pages.speech import Speech
from tests.games.terra_futura.table import GAME, Table, futura

TAKING = """
    phase: take
    row I: meadow, bazaar, ferry, garden
    row II: bakery, food-hall, factory, tailor
    territory 0: c3 daybreak with 2 green; d3 bank with 1 goods; b3 quarry with 1 red, 2 pollution
    scoring 0: 10, 13
"""


def seen(table: Table, seat: int) -> TerraFuturaView:
    view = table.state.view(seat)
    assert isinstance(view, TerraFuturaView)
    return view


def sentence(words: list[Message]) -> str:
    return " ".join(Speech(GAME, ["Ada", "Ben"]).say(message) for message in words)


def board(key: str) -> str:
    return sentence(board_of(seen(futura(TAKING), SPECTATOR)).means[key])


def own(key: str, seat: int = 0) -> str:
    return sentence(means_of_own(seen(futura(TAKING), seat))[key])


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("factory", "Pay 3 raw materials of any kind: 1 goods; lay 1 cube."),
        ("quarry", "Gain 1 red. It has space for 1 cube."),
        (
            "bakery",
            "Pay 2 green: 1 food. Or pay 1 green: 1 food; lay 1 cube.",
        ),
    ],
)
def test_a_card_says_what_it_does(card: str, said: str) -> None:
    assert board(f"card-{card}") == said


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("bakery", "Used now, it would bring 3 points."),
        ("factory", "You could not use it now."),
        ("food-hall", "Used now, it would bring no points."),
        ("bank", "Used now, it would bring no points."),
    ],
)
def test_a_card_says_what_it_would_bring_to_the_reader_now(card: str, said: str) -> None:
    assert own(f"now-{card}") == said


def test_a_card_is_worth_something_else_to_another() -> None:
    assert own("now-bakery", 1) == "You could not use it now."


def test_a_starting_card_says_what_its_best_use_would_bring_assistance_among_them() -> None:
    alone = seen(futura(TAKING + "territory 1: c3 riverside; d3 market; d4 sawmill"), 0)
    helped = seen(futura(TAKING + "territory 1: c3 riverside; d3 farm-kitchen; d4 sawmill"), 0)
    said = [sentence(means_of_own(view)["now-daybreak"]) for view in (alone, helped)]
    assert said == [
        "Used now, it would bring 1 point.",
        "Used now, it would bring 3 points.",
    ]


@pytest.mark.parametrize(
    ("lies", "said"),
    [
        ("c3 daybreak with 1 green; d3 quarry", "3 points, its cube counted."),
        ("c3 daybreak with 1 green; d3 bazaar with 1 pollution", "4 points, its cube counted."),
        (
            "c3 daybreak with 1 green; d3 quarry with 1 pollution",
            "4 points, and more cubes than you have room for: they block cards.",
        ),
    ],
)
def test_what_a_card_would_bring_counts_what_its_cube_costs(lies: str, said: str) -> None:
    table = futura(f"phase: take\nrow II: bakery, food-hall, factory, tailor\nterritory 0: {lies}")
    now = sentence(means_of_own(seen(table, 0))["now-bakery"])
    assert now == f"Used now, it would bring {said}"


def test_money_on_a_card_is_said_to_count_nothing() -> None:
    table = futura("phase: take\nterritory 0: c3 daybreak with 1 money; d3 bank")
    said = sentence(board_of(seen(table, SPECTATOR)).means["on-0-c3"])
    assert said == "The money on it counts nothing at the end. One more cube makes it inactive."


def test_resources_say_what_they_count() -> None:
    assert board("on-0-c3") == "What lies on it counts 2 points. One more cube makes it inactive."


def test_a_card_with_too_many_cubes_says_what_they_block() -> None:
    assert board("on-0-b3") == (
        "Its cubes cost 1 point at the end."
        " Inactive: it does and counts nothing until a cube is moved away."
    )


def test_an_inactive_card_of_ones_own_is_worth_nothing_now() -> None:
    assert "now-quarry" not in means_of_own(seen(futura(TAKING), 0))


def test_a_scoring_card_says_how_often_its_set_is_there_and_what_it_lacks() -> None:
    assert own("goal-10") == (
        "A pattern of cards to activate once more at the end, and a set that counts 6 each time it"
        " is there: not yet. For one more it lacks 2 food and 2 construction."
    )


def test_points_say_what_makes_them() -> None:
    assert board("sum-0") == "8 for resources, 1 taken off for cards with cubes."
    assert own("sum-own") == "8 for resources, 1 taken off for cards with cubes."


def test_ones_own_points_count_the_best_set_which_nobody_else_is_told_of() -> None:
    hamlet = TAKING.replace("1 goods", "1 food, 1 construction").replace("10, 13", "1, 13")
    table = futura(hamlet)
    told = "12 for resources, 1 taken off for cards with cubes"
    assert sentence(means_of_own(seen(table, 0))["sum-own"]) == f"{told}, 2 for a set."
    assert sentence(board_of(seen(table, SPECTATOR)).means["sum-0"]) == f"{told}."


def test_nobody_else_is_told_of_ones_scoring_cards() -> None:
    assert "goal-10" not in means_of_own(seen(futura(TAKING), 1))
