"""Pollution: where cubes may lie, and what they do to a card."""

import pytest

from tests.games.terra_futura.table import Table, activating, taken


def polluting(territory: str) -> Table:
    """Seat 0 exchanges a green for food and a cube, on c4."""
    return taken("bakery", territory).play("place c4", "activate c4 2")


@pytest.mark.rule("4.5")
def test_the_cube_goes_on_any_active_card_even_the_producing_one() -> None:
    table = polluting("c3 daybreak with 1 green; c2 orchard; d3 grove with 2 pollution")
    assert table.legal_of("pollute") == ["c2", "c3", "c4"]
    assert table.why_id("pollute d3") == "terra_futura-inactive-takes-no-cube"
    assert table.why_id("pollute e3") == "terra_futura-no-card-here"
    assert table.why_id("end") == "terra_futura-pollute-first"


@pytest.mark.rule("4.5", "4.6", "7.2")
def test_a_cube_in_a_pollution_space_does_no_harm() -> None:
    table = polluting("c3 daybreak with 1 green; c2 orchard").play("pollute c2")
    assert table.cubes(0, "c2") == 1
    assert table.is_active(0, "c2")
    table.play("activate c2 1")
    assert table.on(0, "c2") == {"green": 1}


@pytest.mark.rule("4.5", "4.6", "7.2")
def test_one_more_cube_than_there_are_spaces_blocks_the_card() -> None:
    table = polluting("c3 daybreak with 1 green; c2 orchard with 1 pollution").play("pollute c2")
    assert table.cubes(0, "c2") == 2
    assert not table.is_active(0, "c2")
    assert table.why_id("activate c2 1") == "terra_futura-inactive"
    assert "terra_futura-blocked" in table.heard_ids()


@pytest.mark.rule("4.5")
def test_a_card_without_spaces_is_blocked_by_its_first_cube() -> None:
    table = polluting("c3 daybreak with 1 green; c2 orchard").play("pollute c3")
    assert not table.is_active(0, "c3")


@pytest.mark.rule("4.5", "4.3")
def test_the_reward_lies_there_before_the_cube() -> None:
    table = polluting("c3 daybreak with 1 green; c2 orchard")
    assert table.on(0, "c4") == {"food": 1}
    table.play("pollute c4")
    assert table.on(0, "c4") == {"food": 1}
    assert not table.is_active(0, "c4")


@pytest.mark.rule("4.5", "4.1")
def test_an_exchange_is_impossible_unless_all_its_cubes_find_room() -> None:
    """With one cube on c2 there is room for two, without it for one only."""
    table = activating(
        "c2, c4",
        "c3 daybreak with 1 pollution; c2 orchard with 1 money, 1 pollution; c4 mail-order; "
        "b3 crossroads with 3 pollution",
    )
    assert table.legal_of("activate") == ["c2 1", "c4 1"]
    table = activating(
        "c4",
        "c3 daybreak with 1 pollution; c2 bank with 1 pollution; c4 mail-order with 1 money; "
        "b3 crossroads with 3 pollution",
    )
    assert table.why_id("activate c4 1") == "terra_futura-no-room"
    assert table.legal() == ["end"]


@pytest.mark.rule("4.5")
def test_several_cubes_are_laid_in_ascending_order() -> None:
    table = activating("c4", "c3 daybreak; c2 orchard; c4 mail-order with 1 money")
    table.play("activate c4 1")
    assert table.legal_of("pollute") == ["c2", "c3"], "after c4 there would be no room"
    table.play("pollute c3")
    assert table.cubes(0, "c4") == 1, "only c4 was left"


@pytest.mark.rule("4.5")
def test_one_card_may_take_several_cubes_until_it_is_inactive() -> None:
    table = activating("c4", "c3 daybreak; c2 orchard; c4 mail-order with 1 money")
    table.play("activate c4 1", "pollute c2")
    assert table.legal_of("pollute") == ["c2", "c3", "c4"]
    table.play("pollute c2")
    assert table.cubes(0, "c2") == 2
    assert not table.is_active(0, "c2")


@pytest.mark.rule("4.6")
def test_resources_on_a_blocked_card_come_back_when_the_cube_leaves() -> None:
    table = taken("wetland", "c3 daybreak; c2 orchard with 2 green, 2 pollution; d3 bakery")
    table.play("place d2")
    assert table.why_id("activate d3 1") == "terra_futura-cannot-pay"
    table.play("activate d2 1", "done", "activate d3 1")
    assert table.on(0, "d3") == {"food": 1}
