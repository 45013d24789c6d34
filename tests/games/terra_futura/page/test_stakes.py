"""What is at stake in Terra Futura, in the words that a reader sees."""

import pytest

from terrarium.games.terra_futura.page.stakes import stakes_of
from terrarium.games.terra_futura.view import TerraFuturaView
from terrarium.text.words import Words
from tests.games.terra_futura.table import (
    GAME,
    THE_OWNER_KEEPS,
    Table,
    activating,
    futura,
    nine,
    taken,
)


def stakes(game: Table) -> list[str]:
    view = game.state.view(game.state.actor())
    assert isinstance(view, TerraFuturaView)
    return [Words(GAME).say(stake, ["Ada", "Bo"], view.seat) for stake in stakes_of(view)]


def test_who_takes_a_card_is_told_how_many_are_to_come() -> None:
    assert stakes(futura("phase: take"))[0] == "7 more cards come after this one."


def test_who_places_a_card_is_told_how_many_the_best_place_activates() -> None:
    told = stakes(taken("orchard", "c3 daybreak; d3 bank"))
    assert told[0] == "At the best places it activates 3 cards, itself among them."


def test_who_activates_is_told_what_lies_there_and_where_cubes_could_go() -> None:
    told = stakes(activating("c3, d3", "c3 daybreak with 1 goods; d3 bank"))
    assert told[:2] == [
        "As it lies you have 6 points.",
        "No pollution space is free: the next cube blocks a card with all that lies on it.",
    ]


def test_points_that_cubes_cost_are_named() -> None:
    told = stakes(activating("c3", "c3 daybreak with 1 goods; d3 orchard with 1 pollution"))
    assert told[0] == "As it lies you have 5 points, 1 already taken off for pollution."


def test_who_keeps_something_is_told_what_is_best_for_the_points() -> None:
    told = stakes(futura(THE_OWNER_KEEPS))
    assert told[0] == "For your points it is all the same now: +1."


@pytest.mark.parametrize(
    ("lies", "near"),
    [
        ("1 food", "With 1 construction more, Hamlet would score 2."),
        (
            "1 food, 5 construction, 1 goods",
            "With 1 construction and 1 goods more, Capital would score another 7.",
        ),
    ],
)
def test_the_set_that_is_named_would_count_more_than_the_one_that_is_there(
    lies: str, near: str
) -> None:
    told = stakes(activating("c3, d3", f"c3 daybreak with {lies}; d3 bank\nscoring 0: 1, 13"))
    assert told[-1] == near


def test_who_chooses_a_pattern_is_told_that_the_set_may_be_that_of_either_card() -> None:
    told = stakes(
        futura(f"phase: pattern\nterritory 0: {nine(0)}\nterritory 1: {nine(1)}\nscoring 0: 1, 13")
    )
    assert told == ["The set that you score may be that of either card."]


def test_a_pattern_that_loses_a_card_to_pollution_says_how_many_are_left() -> None:
    dirty = nine(0).replace("orchard", "orchard with 2 pollution")
    table = futura(f"phase: pattern\nterritory 0: {dirty}\nterritory 1: {nine(1)}\nscoring 0: 1, 2")
    assert stakes(table)[0] == "Hamlet activates 3 cards."


def test_at_the_end_each_set_says_what_it_would_come_to() -> None:
    table = futura(
        f"phase: set\nterritory 0: {nine(0)}\nterritory 1: {nine(1)}\n"
        "scoring 0: 1, 9\nscoring 1: 3, 13\npattern 0: 1\npattern 1: 3"
    )
    assert stakes(table) == [
        "With Hamlet you score 0 for the set and end with 0.",
        "With Building Town you score 0 for the set and end with 0.",
    ]
