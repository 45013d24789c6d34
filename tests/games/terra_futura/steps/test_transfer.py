"""Pollution transfer: cubes move onto the activated card."""

import pytest

from tests.games.terra_futura.table import Table, activating, taken


def transferring(territory: str) -> Table:
    """Seat 0 places a transfer card on c4."""
    return taken("wetland", territory).play("place c4")


@pytest.mark.rule("4.7")
def test_cubes_come_from_any_own_cards_inactive_ones_included() -> None:
    table = transferring(
        "c3 daybreak with 1 pollution; c2 orchard with 1 pollution; d3 quarry with 2 pollution"
    ).play("activate c4 1")
    assert table.legal() == ["transfer c2", "transfer c3", "transfer d3"]
    table.play("transfer c3", "transfer d3", "done")
    assert [table.cubes(0, cell) for cell in ("c2", "c3", "d3", "c4")] == [1, 0, 1, 2]
    assert table.is_active(0, "c3")
    assert table.is_active(0, "d3")


@pytest.mark.rule("4.7", "8.5", "7.2")
def test_three_cubes_lie_in_the_spaces_and_the_fourth_blocks_the_card() -> None:
    table = transferring(
        "c3 daybreak with 1 pollution; c2 orchard with 2 pollution; d3 crossroads with 3 pollution"
    ).play("activate c4 1", "transfer c2", "transfer c2", "transfer c3")
    assert table.cubes(0, "c4") == 3
    assert table.is_active(0, "c4")
    table.play("transfer d3")
    assert table.cubes(0, "c4") == 4
    assert not table.is_active(0, "c4")
    assert table.view()["phase"] == "activate", "never a fifth"


@pytest.mark.rule("4.7")
def test_one_may_stop_after_any_cube_but_not_before_the_first() -> None:
    table = transferring("c3 daybreak with 1 pollution; c2 orchard with 2 pollution")
    table.play("activate c4 1")
    assert table.why_id("done") == "terra_futura-transfer-first"
    table.play("transfer c2")
    assert table.legal() == ["transfer c2", "transfer c3", "done"]
    table.play("done")
    assert table.cubes(0, "c4") == 1


@pytest.mark.rule("4.7", "8.5")
def test_no_more_cubes_move_than_there_is_room_for() -> None:
    table = activating(
        "c4",
        "c3 daybreak with 1 pollution; c2 orchard with 2 pollution; c4 wetland with 2 pollution",
    ).play("activate c4 1", "transfer c2", "transfer c2")
    assert table.cubes(0, "c4") == 4
    assert table.view()["phase"] == "activate"


@pytest.mark.rule("4.7")
def test_without_cubes_elsewhere_there_is_nothing_to_transfer() -> None:
    table = transferring("c3 daybreak; c2 orchard")
    assert table.why_id("activate c4 1") == "terra_futura-no-cubes"
    table = activating("c4", "c3 daybreak; c4 wetland with 2 pollution")
    assert table.why_id("activate c4 1") == "terra_futura-no-cubes"


@pytest.mark.rule("4.7")
def test_cubes_are_named_in_ascending_order_and_never_from_the_card_itself() -> None:
    table = activating(
        "c4",
        "c3 daybreak with 1 pollution; c2 orchard with 2 pollution; c4 wetland with 1 pollution; "
        "d3 bank",
    ).play("activate c4 1", "transfer c3")
    assert table.cubes(0, "c2") == 2
    assert table.view()["phase"] == "activate", "nothing is left after c3"
    table = activating(
        "c4",
        "c3 daybreak; c2 orchard with 2 pollution; c4 wetland with 1 pollution; "
        "d3 bank with 1 pollution; e3 quarry",
    ).play("activate c4 1")
    assert table.why_id("transfer c4") == "terra_futura-onto-itself"
    assert table.why_id("transfer e3") == "terra_futura-clean"
    assert table.why_id("transfer c5") == "terra_futura-no-card-here"


@pytest.mark.rule("4.7", "4.5")
def test_after_a_transfer_the_freed_spaces_can_be_filled_again() -> None:
    table = transferring("c3 daybreak with 1 green; c2 orchard with 2 pollution; d3 bakery")
    table.play("activate c4 1", "transfer c2", "end")
    assert table.card(0, "c2")["active"]
