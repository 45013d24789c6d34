"""What an exchange takes and brings: payment from chosen cards, rewards of one's choice."""

import pytest

from tests.games.terra_futura.table import Table, futura, taken


def paying(card: str, territory: str) -> Table:
    """Seat 0 places a card on c4 and activates its first effect."""
    return taken(card, territory).play("place c4", "activate c4 1")


@pytest.mark.rule("4.3")
def test_the_player_chooses_from_which_card_to_pay() -> None:
    table = paying(
        "bakery", "c3 daybreak with 1 green; c2 orchard with 1 green; d3 grove with 1 green"
    )
    assert table.legal() == ["pay green from c2", "pay green from c3"]
    table.play("pay green from c2")
    assert table.legal() == ["pay green from c3", "pay green from d3"]
    table.play("pay green from d3")
    assert [table.on(0, cell) for cell in ("c2", "c3", "d3")] == [{}, {"green": 1}, {}]
    assert table.on(0, "c4") == {"food": 1}


@pytest.mark.rule("4.3")
def test_payments_are_named_in_ascending_order_so_that_one_payment_is_one_path() -> None:
    table = paying(
        "bakery", "c3 daybreak with 1 green; c2 orchard with 1 green; d3 grove with 1 green"
    )
    table.play("pay green from c3")
    assert table.on(0, "c4") == {"food": 1}, "only d3 was left after c3"
    assert table.on(0, "c2") == {"green": 1}


@pytest.mark.rule("4.3")
def test_where_there_is_but_one_way_to_pay_nobody_is_asked() -> None:
    table = paying("bakery", "c3 daybreak with 1 green; c2 orchard with 1 green")
    assert table.on(0, "c4") == {"food": 1}
    assert table.view()["phase"] == "activate"


@pytest.mark.rule("4.4")
def test_any_raw_material_is_neither_a_product_nor_money() -> None:
    table = taken(
        "canteen", "c3 daybreak with 1 green, 1 money, 1 food; c2 orchard with 1 goods"
    ).play("place c4")
    assert table.why_id("activate c4 1") == "terra_futura-cannot-pay"
    table = paying("canteen", "c3 daybreak with 1 green, 1 yellow, 2 food; c2 quarry with 1 red")
    assert table.legal() == ["pay green from c3", "pay red from c2"]
    assert table.why_id("pay food from c3") == "terra_futura-not-due"


@pytest.mark.rule("4.4")
def test_any_raw_materials_may_be_mixed() -> None:
    table = paying("canteen", "c3 daybreak with 1 green, 1 yellow; c2 quarry with 1 red")
    table.play("pay red from c2")
    assert table.on(0, "c3") == {"green": 1}
    assert table.on(0, "c4") == {"food": 1}


@pytest.mark.rule("4.1", "4.3")
def test_a_named_price_leaves_other_kinds_alone() -> None:
    table = paying("tailor", "c3 daybreak with 3 yellow, 2 red; c2 quarry with 1 red")
    assert table.legal() == ["pay red from c2", "pay red from c3"]
    table.play("pay red from c3")
    assert table.on(0, "c3") == {"red": 1, "yellow": 1}
    assert table.on(0, "c4") == {"goods": 1}


@pytest.mark.rule("4.6", "4.3")
def test_what_lies_on_an_inactive_card_cannot_be_paid() -> None:
    frozen = "c3 daybreak with 1 green; c2 orchard with 2 green, 2 pollution; d3 grove with 1 green"
    table = paying("bakery", frozen)
    assert table.on(0, "c2") == {"green": 2}
    assert table.on(0, "c3") == table.on(0, "d3") == {}


@pytest.mark.rule("4.6")
def test_the_refusal_says_that_the_card_is_frozen() -> None:
    frozen = "c3 daybreak with 2 green; c2 orchard with 2 green, 2 pollution; d3 grove with 1 green"
    table = paying("bakery", frozen)
    assert table.why_id("pay green from c2") == "terra_futura-frozen"
    assert table.why_id("pay red from c3") == "terra_futura-not-on-card"
    assert table.why_id("pay green from e3") == "terra_futura-no-card-here"
    assert table.why_id("end") == "terra_futura-pay-first"


@pytest.mark.rule("4.6", "4.1")
def test_an_exchange_that_only_frozen_resources_could_pay_is_impossible() -> None:
    table = taken("bakery", "c3 daybreak; c2 orchard with 5 green, 2 pollution").play("place c4")
    assert table.why_id("activate c4 1") == "terra_futura-cannot-pay"


@pytest.mark.rule("4.1", "4.4")
def test_a_product_is_exchanged_for_a_product_of_choice() -> None:
    table = taken("food-hall", "c3 daybreak with 1 food, 3 green; c2 bank")
    table.play("place c4", "activate c4 2")
    assert table.legal() == ["gain food", "gain construction", "gain goods"]
    table.play("gain goods")
    assert table.on(0, "c4") == {"goods": 1}
    assert table.on(0, "c3") == {"green": 3}


@pytest.mark.rule("4.4")
def test_two_raw_materials_of_choice_are_named_in_ascending_order() -> None:
    table = taken("bazaar", "c3 daybreak with 1 red; c2 bank")
    table.play("place c4", "activate c4 2", "gain red")
    assert table.legal() == ["gain red", "gain yellow"]
    assert table.why_id("gain green") == "terra_futura-not-this-gain"
    table.play("gain yellow")
    assert table.on(0, "c4") == {"red": 1, "yellow": 1}


@pytest.mark.rule("4.4")
def test_after_the_last_kind_nothing_is_left_to_choose() -> None:
    table = taken("bazaar", "c3 daybreak with 1 red; c2 bank")
    table.play("place c4", "activate c4 2", "gain yellow")
    assert table.on(0, "c4") == {"yellow": 2}
    assert table.view()["phase"] == "pollute"


@pytest.mark.rule("4.12", "1.4")
def test_what_is_paid_is_gone() -> None:
    table = paying("ore-import", "c3 daybreak with 2 money; c2 orchard")
    left = [table.on(0, cell) for cell in ("c2", "c3", "c4")]
    assert left == [{}, {"money": 1}, {"red": 2}]


@pytest.mark.rule("1.4")
def test_supplies_never_run_out() -> None:
    """The box has 25 green cubes: with 24 on each side there are more than that."""
    eight = "d3 orchard; e3 quarry; c4 bank; d4 ferry; e4 market; c5 grove; d5 meadow"
    table = futura(
        f"phase: place\ntaken: garden\nterritory 0: c3 daybreak with 24 green; {eight}\n"
        "territory 1: c3 riverside with 24 green; d3 clay-pit; e3 brickyard; c4 apiary; "
        "d4 flax-field; e4 foundry; c5 sawmill; d5 toll-bridge"
    ).play("place e5", "activate e5 1", "activate c5 1")
    assert table.on(0, "c5") == {"green": 1}
    assert table.on(0, "e5") == {"green": 1}
