"""A price is paid good by good (1.5, 1.23c)."""

import pytest

from tests.games.terramara.tables import doing


def test_what_cannot_differ_is_paid_at_once() -> None:
    table = doing("2 wood -> 5 vp", "goods 0: 3 wood, 1 ore").play("times 1")
    assert (table.goods(), table.phase()) == ("1 wood, 1 ore", "send")


@pytest.mark.rule("1.5", "example 9", "ruling 20")
def test_one_may_pay_metal_for_ore_but_not_ore_for_metal() -> None:
    table = doing("1 ore -> 4 vp", "goods 0: 1 ore, 1 metal").play("times 1")
    assert table.legal() == ["pay ore", "pay metal"]
    assert doing("1 metal -> 4 vp", "goods 0: 1 ore").phase() == "send"


@pytest.mark.rule("1.23c")
def test_goods_are_paid_ascending() -> None:
    table = doing("2 raw -> 5 vp", "goods 0: 2 cattle, 2 stone, 2 ore").play("times 1", "pay stone")
    assert table.legal() == ["pay stone", "pay ore"]
    assert table.refusal("pay cattle") == ("terramara-pay-ascending", "1.23c")


@pytest.mark.rule("1.23c")
def test_only_goods_are_paid_with_which_the_rest_can_still_be_paid() -> None:
    table = doing("2 raw -> 5 vp", "goods 0: 2 cattle, 1 stone, 1 ore").play("times 1")
    assert table.legal() == ["pay cattle", "pay stone"]
    assert table.refusal("pay ore") == ("terramara-not-due", "1.5")


def test_what_one_does_not_have_is_not_paid() -> None:
    table = doing("1 raw -> 5 vp", "goods 0: 1 cattle, 1 stone").play("times 1")
    assert table.refusal("pay metal") == ("terramara-not-there", "1.5")


def test_a_price_must_be_paid_to_the_end() -> None:
    table = doing("1 raw -> 5 vp", "goods 0: 1 cattle, 1 stone").play("times 1")
    assert table.refusal("done") == ("terramara-asked-pay", "1.5")


@pytest.mark.rule("1.5")
def test_any_refined_is_paid_by_refined_goods_alone() -> None:
    table = doing("1 refined -> 5 vp", "goods 0: 3 ore, 1 brick, 1 metal").play("times 1")
    assert table.legal() == ["pay brick", "pay metal"]


def test_units_are_paid_at_once_until_something_can_differ() -> None:
    table = doing("1 cattle + 1 raw -> 5 vp", "goods 0: 1 cattle, 1 stone, 1 ore").play("times 1")
    assert (table.goods(), table.legal()) == ("1 stone, 1 ore", ["pay stone", "pay ore"])
