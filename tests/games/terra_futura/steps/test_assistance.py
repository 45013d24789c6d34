"""Assistance: copying a bottom effect of another player, and what the owner gets for it."""

import pytest

from tests.games.terra_futura.table import Table, futura


def assisting(own: str, other: str, **options: str) -> Table:
    """Seat 0 has just placed a card and may activate its Starting card; seat 1 is to be copied."""
    return futura(
        f"phase: activate\nline: c3\nfirst: 1\nturn: 0\nterritory 0: {own}\nterritory 1: {other}",
        **options,
    )


PAYER = "c3 riverside with 1 red, 2 yellow; d3 bank"
TAILOR = "c3 daybreak; d3 tailor"


@pytest.mark.rule("8.2", "4.9", "4.11")
def test_the_rulebooks_example_of_assistance() -> None:
    """Player 1 pays 1 + 2 cubes; player 2 keeps one of them on the copied card."""
    table = assisting(PAYER, TAILOR).play("activate c3 3")
    assert table.legal() == ["copy 1 d3 1", "copy 1 d3 2"]
    table.play("copy 1 d3 1")
    assert table.on(0, "c3") == {"goods": 1}
    assert table.actor() == 1
    assert table.legal() == ["keep red", "keep yellow"]
    table.play("keep yellow")
    assert table.on(1, "d3") == {"yellow": 1}
    assert table.actor() == 0
    assert table.view()["phase"] == "activate"


@pytest.mark.rule("4.9")
def test_the_reward_lies_on_the_copiers_starting_card_not_on_the_copied_one() -> None:
    table = assisting(PAYER, TAILOR).play("activate c3 3", "copy 1 d3 1", "keep red")
    assert table.on(0, "c3") == {"goods": 1}
    assert table.on(1, "d3") == {"red": 1}


@pytest.mark.rule("4.9", "4.5")
def test_the_copier_lays_the_cubes_on_own_cards() -> None:
    table = assisting(PAYER, TAILOR).play("activate c3 3", "copy 1 d3 2")
    assert table.actor() == 0
    assert table.legal_of("pollute") == ["c3", "d3"]
    table.play("pollute d3")
    assert table.actor() == 1
    assert not table.is_active(0, "d3")


@pytest.mark.rule("4.9", "4.5", "4.6")
def test_the_cube_may_block_the_starting_card_with_the_reward_on_it() -> None:
    table = assisting(PAYER, TAILOR).play("activate c3 3", "copy 1 d3 2", "pollute c3")
    assert table.on(0, "c3") == {"goods": 1, "yellow": 1}
    assert not table.is_active(0, "c3")
    assert table.actor() == 1


@pytest.mark.rule("4.9", "4.11")
def test_where_only_one_kind_was_paid_the_owner_is_not_asked() -> None:
    table = assisting("c3 riverside with 2 green; d3 quarry", "c3 daybreak; d3 bakery")
    table.play("activate c3 3", "copy 1 d3 1")
    assert table.actor() == 0
    assert table.on(1, "d3") == {"green": 1}
    assert table.on(0, "c3") == {"food": 1}


@pytest.mark.rule("4.9")
def test_the_owner_keeps_only_what_was_actually_paid() -> None:
    table = assisting(PAYER, TAILOR).play("activate c3 3", "copy 1 d3 1")
    assert table.why_id("keep green") == "terra_futura-not-paid"
    assert table.why_id("keep goods") == "terra_futura-not-paid"
    assert table.why_id("end") == "terra_futura-keep-first"
    assert table.why_id("keep red", 0) == "not-your-decision"


@pytest.mark.rule("4.9", "7.6")
def test_gains_and_assistance_itself_cannot_be_copied() -> None:
    table = assisting(PAYER, "c3 daybreak; d3 tailor")
    table.play("activate c3 3")
    assert table.why_id("copy 1 c3 1") == "terra_futura-only-bottom"
    assert table.why_id("copy 1 c3 3") == "terra_futura-only-bottom"
    table = assisting(PAYER, "c3 daybreak; d3 orchard")
    assert table.why_id("activate c3 3") == "terra_futura-nothing-to-copy"


@pytest.mark.rule("4.9")
def test_what_cannot_be_paid_cannot_be_copied() -> None:
    table = assisting("c3 riverside with 1 red; d3 bank", TAILOR)
    assert table.why_id("activate c3 3") == "terra_futura-nothing-to-copy"
    table = assisting("c3 riverside with 1 red, 1 yellow; d3 bank", "c3 daybreak; d3 tailor")
    table.play("activate c3 3")
    assert table.view()["effect"]["text"] == "1 red, 1 yellow -> 1 goods, 1 pollution"


BLOCKED_TAILOR = "c3 daybreak; d3 tailor with 1 pollution"


@pytest.mark.rule("4.9")
def test_an_inactive_card_is_copied_like_any_other() -> None:
    table = assisting(PAYER, BLOCKED_TAILOR).play("activate c3 3")
    assert table.legal() == ["copy 1 d3 1", "copy 1 d3 2"]


@pytest.mark.rule("4.9")
def test_what_the_owner_keeps_lies_on_the_copied_card_even_if_that_is_inactive() -> None:
    table = assisting(PAYER, BLOCKED_TAILOR).play("activate c3 3", "copy 1 d3 1", "keep red")
    assert table.on(1, "d3") == {"red": 1}
    assert not table.is_active(1, "d3")


@pytest.mark.rule("4.9", "4.10")
def test_an_inactive_transfer_is_copied_and_its_owner_may_free_it() -> None:
    own, other = (
        "c3 riverside; d3 orchard with 1 pollution",
        "c3 daybreak; d3 wetland with 4 pollution",
    )
    table = assisting(own, other).play("activate c3 3", "remove d3")
    assert table.is_active(1, "d3")


@pytest.mark.rule("4.9")
def test_a_card_of_another_must_lie_there_to_be_copied() -> None:
    both = assisting(PAYER + "; e3 orchard", "c3 daybreak; d3 tailor; d4 cabinet-maker")
    both.play("activate c3 3")
    assert both.why_id("copy 0 d3 1") == "terra_futura-copy-others"
    assert both.why_id("copy 2 d3 1") == "terra_futura-nobody-there"
    assert both.why_id("copy 1 e5 1") == "terra_futura-no-card-here"
    assert both.why_id("copy 1 d4 3") == "terra_futura-no-such-effect-here"
    assert both.why_id("end") == "terra_futura-copy-first"


@pytest.mark.rule("4.9")
def test_a_table_may_copy_active_cards_only() -> None:
    table = assisting(PAYER, BLOCKED_TAILOR, assist_copy_inactive="no")
    assert table.why_id("activate c3 3") == "terra_futura-nothing-to-copy"
    two = BLOCKED_TAILOR + "; d4 cabinet-maker"
    table = assisting(PAYER + "; e3 orchard", two, assist_copy_inactive="no").play("activate c3 3")
    assert table.why_id("copy 1 d3 1") == "terra_futura-copy-active"


@pytest.mark.rule("4.9", "4.3")
def test_the_copier_pays_from_own_active_cards_of_choice() -> None:
    own = "c3 riverside with 1 green; d3 orchard with 1 green; e3 grove with 1 green"
    table = assisting(own, "c3 daybreak; d3 bakery; e3 quarry").play("activate c3 3", "copy 1 d3 1")
    assert table.legal() == ["pay green from c3", "pay green from d3"]
    table.play("pay green from c3", "pay green from e3")
    assert table.on(0, "d3") == {"green": 1}


@pytest.mark.rule("4.9", "4.4")
def test_a_reward_of_choice_is_the_copiers_choice() -> None:
    own = "c3 riverside with 1 food; d3 orchard"
    table = assisting(own, "c3 daybreak; d3 food-hall").play("activate c3 3")
    assert table.legal() == ["gain food", "gain construction", "gain goods"]
    table.play("gain goods")
    assert table.on(0, "c3") == {"goods": 1}
    assert table.on(1, "d3") == {"food": 1}


@pytest.mark.rule("4.9")
def test_any_player_may_be_copied() -> None:
    table = futura(
        "phase: activate\nline: c3\nplayers: 3\n"
        "territory 0: c3 daybreak with 2 green; d3 bank\n"
        "territory 1: c3 riverside\nterritory 2: c3 hillside"
    )
    assert table.why_id("activate c3 3") == "terra_futura-nothing-to-copy"
    table = futura(
        "phase: activate\nline: c3\nplayers: 3\nfirst: 1\nturn: 0\n"
        "territory 0: c3 riverside with 2 green; d3 bank\n"
        "territory 1: c3 daybreak; d3 bakery\nterritory 2: c3 hillside; c4 farm-kitchen"
    ).play("activate c3 3")
    assert table.legal_of("copy") == ["1 d3 1", "1 d3 2", "2 c4 1", "2 c4 2"]


@pytest.mark.rule("4.10", "8.7", "4.11")
def test_a_copied_transfer_moves_one_cube_to_the_own_starting_card_and_blocks_it() -> None:
    table = assisting(
        "c3 riverside with 2 green; d3 quarry with 2 pollution",
        "c3 daybreak with 1 pollution; d3 wetland",
    ).play("activate c3 3")
    assert table.cubes(0, "c3") == 1
    assert not table.is_active(0, "c3")
    assert table.cubes(0, "d3") == 1
    assert table.actor() == 1
    assert table.legal() == ["done", "remove c3"]
    table.play("remove c3")
    assert table.cubes(1, "c3") == 0
    assert table.is_active(1, "c3")
    assert table.actor() == 0
    assert table.on(0, "c3") == {"green": 2}


@pytest.mark.rule("4.10", "8.7")
def test_the_copier_chooses_the_cube_and_moves_exactly_one() -> None:
    table = assisting(
        "c3 riverside; d3 quarry with 2 pollution; e3 orchard with 1 pollution",
        "c3 daybreak; d3 wetland with 1 pollution; e3 sawmill",
    ).play("activate c3 3")
    assert table.legal() == ["transfer d3", "transfer e3"]
    table.play("transfer e3")
    assert [table.cubes(0, cell) for cell in ("c3", "d3", "e3")] == [1, 2, 0]
    assert table.actor() == 1


@pytest.mark.rule("4.10")
def test_the_owner_need_not_remove_a_cube() -> None:
    table = assisting(
        "c3 riverside; d3 quarry with 2 pollution", "c3 daybreak; d3 wetland with 1 pollution"
    ).play("activate c3 3")
    assert table.why_id("remove c3") == "terra_futura-clean"
    assert table.why_id("remove e3") == "terra_futura-no-card-here"
    assert table.why_id("end") == "terra_futura-remove-first"
    table.play("done")
    assert table.cubes(1, "d3") == 1
    assert table.actor() == 0


@pytest.mark.rule("4.10")
def test_an_owner_without_cubes_is_not_asked() -> None:
    table = assisting("c3 riverside; d3 quarry with 2 pollution", "c3 daybreak; d3 wetland")
    table.play("activate c3 3")
    assert table.actor() == 0
    assert table.view()["phase"] == "activate"


@pytest.mark.rule("4.10")
def test_without_a_cube_of_ones_own_a_transfer_cannot_be_copied() -> None:
    table = assisting("c3 riverside; d3 quarry", "c3 daybreak; d3 wetland")
    assert table.why_id("activate c3 3") == "terra_futura-nothing-to-copy"


@pytest.mark.rule("4.11", "3.4")
def test_after_the_owners_choice_the_turn_goes_on() -> None:
    table = futura(
        "phase: activate\nline: c3, d3\nfirst: 1\nturn: 0\n"
        f"territory 0: {PAYER}\nterritory 1: {TAILOR}"
    ).play("activate c3 3", "copy 1 d3 1", "keep red", "activate d3 1", "end")
    assert table.on(0, "d3") == {"money": 1}
    assert table.actor() == 1
    assert table.view()["phase"] == "take"


@pytest.mark.rule("4.8", "4.9")
def test_a_blocked_starting_card_assists_no_more() -> None:
    table = assisting(PAYER.replace("2 yellow", "2 yellow, 1 pollution"), TAILOR)
    assert table.why_id("activate c3 3") == "terra_futura-inactive"
