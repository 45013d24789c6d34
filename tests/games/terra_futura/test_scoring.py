"""Points, penalties and ranks."""

import pytest

from terrarium.core.outcome import Outcome
from tests.games.terra_futura.table import Table, futura, nine


def over(zero: str = "", one: str = "", scoring: str = "9", **options: str) -> Table:
    """The match is over; `zero` and `one` are put in the place of a card of seat 0 and 1."""
    return futura(
        f"phase: over\nterritory 0: {changed(0, zero)}\nterritory 1: {changed(1, one)}\n"
        f"pattern 0: {scoring}\nset 0: {scoring}\npattern 1: 1\nset 1: 1",
        **options,
    )


def changed(seat: int, cards: str) -> str:
    """A full territory in which some cards carry something."""
    text = nine(seat)
    for card in cards.split("; ") if cards else []:
        plain = card.partition(" with ")[0]
        assert plain in text, plain
        text = text.replace(plain, card)
    return text


def outcome(*arguments: str) -> Outcome:
    return over(*arguments).outcome()


@pytest.mark.rule("8.3", "5.4", "5.6")
def test_the_rulebooks_example_of_scoring_gives_44() -> None:
    score = outcome(
        "b2 orchard with 4 construction; c2 garden with 2 goods, 1 pollution; "
        "c3 daybreak with 1 green; d2 meadow with 2 red"
    ).scores[0]
    assert score["total"] == 20 + 12 + 1 + 2 + 10 - 1 == 44
    assert (score["resources"], score["set"], score["pollution"]) == (35, 10, -1)


@pytest.mark.rule("1.5", "5.6", "1.3")
@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("green", 1),
        ("red", 1),
        ("yellow", 1),
        ("food", 5),
        ("construction", 5),
        ("goods", 6),
        ("money", 0),
    ],
)
def test_each_resource_has_its_value(kind: str, value: int) -> None:
    assert outcome(f"c3 daybreak with 3 {kind}").scores[0]["total"] == 3 * value


@pytest.mark.rule("8.4", "5.6", "7.3")
def test_three_cards_with_cubes_cost_three_points_however_many_cubes() -> None:
    score = outcome(
        "b2 orchard with 1 pollution; c2 garden with 2 pollution; c3 daybreak with 1 pollution"
    ).scores[0]
    assert score["pollution"] == score["total"] == -3
    assert score["cubes"] == 4


@pytest.mark.rule("5.6", "7.3")
def test_a_cube_that_lies_safely_in_its_space_costs_a_point_too() -> None:
    assert outcome("b2 orchard with 1 pollution").scores[0]["total"] == -1


@pytest.mark.rule("4.6", "5.6", "7.4")
def test_resources_on_inactive_cards_do_not_score() -> None:
    table = over("b2 orchard with 3 food, 2 pollution; c3 daybreak with 1 food")
    assert table.outcome().scores[0]["total"] == 5 - 1


@pytest.mark.rule("4.6", "5.4", "7.4")
def test_resources_on_inactive_cards_complete_no_set() -> None:
    blocked = "b2 orchard with 2 construction, 2 pollution; c3 daybreak with 1 goods"
    assert outcome(blocked).scores[0]["set"] == 0
    free = blocked.replace("2 pollution", "1 pollution")
    assert outcome(free).scores[0]["set"] == 5


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(
    ("construction", "goods", "times"), [(1, 1, 0), (2, 1, 1), (4, 1, 1), (6, 3, 3), (0, 9, 0)]
)
def test_a_set_scores_as_often_as_it_is_there(construction: int, goods: int, times: int) -> None:
    parts = [f"{construction} construction"] * (construction > 0) + [f"{goods} goods"]
    score = outcome(f"c3 daybreak with {', '.join(parts)}").scores[0]
    assert score["set"] == 5 * times
    assert score["resources"] == 5 * construction + 6 * goods, "nothing is used up"


@pytest.mark.rule("5.4")
def test_money_counts_for_a_set_that_shows_it() -> None:
    score = over("c3 daybreak with 4 goods, 1 money", scoring="4").outcome().scores[0]
    assert score["set"] == 4
    assert score["resources"] == 24


@pytest.mark.rule("5.4")
def test_a_set_may_be_gathered_from_many_cards() -> None:
    spread = "b2 orchard with 1 construction; c2 garden with 1 construction; d2 meadow with 1 goods"
    assert outcome(spread).scores[0]["set"] == 5


@pytest.mark.rule("5.6")
def test_the_most_points_win() -> None:
    result = outcome("c3 daybreak with 2 food", "c3 riverside with 3 food")
    assert result.winners == [1]
    assert result.ranks == [2, 1]


@pytest.mark.rule("5.7")
def test_of_equals_who_has_fewer_cubes_wins() -> None:
    result = outcome(
        "c3 daybreak with 2 food; b2 orchard with 2 pollution",
        "c3 riverside with 2 food; b2 clay-pit with 1 pollution",
    )
    assert [score["total"] for score in result.scores] == [9, 9]
    assert result.winners == [1]


@pytest.mark.rule("5.7")
def test_with_equal_cubes_too_the_victory_is_shared() -> None:
    result = outcome(
        "c3 daybreak with 2 food; b2 orchard with 1 pollution",
        "c3 riverside with 2 food; b2 clay-pit with 1 pollution",
    )
    assert result.winners == [0, 1]
    assert result.ranks == [1, 1]
    assert result.summary() == "won by 0 and 1: 9 9"


@pytest.mark.rule("5.4", "4.13")
def test_all_scoring_cards_are_turned_up_in_the_end() -> None:
    shown = over().view()["scoring"]
    assert [len(cards) for cards in shown] == [2, 2]
    assert 9 in [card["number"] for card in shown[0]]
