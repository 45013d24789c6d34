"""Exchanges are offered, paid and rewarded (1.21c, 1.23b, 1.23c)."""

import pytest

from tests.games.terramara.tables import doing


@pytest.mark.rule("1.21c")
def test_an_exchange_that_can_be_paid_is_offered() -> None:
    table = doing("1 raw -> 4 vp", "goods 0: 1 wood")
    assert table.legal() == ["times 1", "done"]
    assert table.play("times 1").terramara.points[0] == 4


@pytest.mark.rule("M-1b", "ruling 23")
def test_an_exchange_can_be_declined() -> None:
    table = doing("1 raw -> 4 vp", "goods 0: 1 wood").play("done")
    assert (table.goods(), table.phase()) == ("1 wood", "send")


@pytest.mark.rule("1.23b resting")
def test_an_exchange_that_cannot_be_paid_is_skipped() -> None:
    assert doing("1 raw -> 4 vp").phase() == "send"


@pytest.mark.rule("1.21c")
def test_it_is_made_as_often_as_it_can_be_paid_up_to_its_number() -> None:
    table = doing("up to 3 times 1 wood -> 2 vp", "goods 0: 2 wood")
    assert table.legal() == ["times 1", "times 2", "done"]
    assert table.refusal("times 3") == ("terramara-cannot-pay", "1.5")
    assert table.refusal("times 4") == ("terramara-not-so-often", "1.21c")
    assert table.play("times 2").terramara.points[0] == 4


@pytest.mark.rule("1.23c")
def test_the_whole_price_is_paid_before_all_rewards() -> None:
    table = doing("up to 2 times 1 raw -> 1 refined", "goods 0: 1 cattle, 1 stone, 1 ore")
    table.play("times 2", "pay cattle", "pay stone", "gain leather", "gain metal")
    assert table.goods() == "1 ore, 1 leather, 1 metal"


@pytest.mark.rule("1.21c", "M-1b")
def test_several_rewards_come_in_order_each_as_often() -> None:
    table = doing("1 raw -> 1 refined + 1 timber", "goods 0: 1 ore").play("times 1", "gain metal")
    assert table.goods() == "1 timber, 1 metal"


@pytest.mark.rule("1.21c")
def test_a_reward_may_be_an_alternative() -> None:
    table = doing("1 raw -> 2 culture or 3 strength", "goods 0: 1 ore").play("times 1", "choose 2")
    assert table.terramara.strength[0] == 3


@pytest.mark.rule("ruling 20")
def test_a_refined_good_pays_any_raw_one() -> None:
    table = doing("1 raw -> 4 vp", "goods 0: 1 metal").play("times 1")
    assert (table.goods(), table.terramara.points[0]) == ("", 4)


def test_strength_is_traded_before_goods_are_paid() -> None:
    table = doing("1 strength + 1 raw -> 4 vp", "strength 0: 2\ngoods 0: 1 cattle, 1 ore")
    table.play("times 1")
    assert (table.terramara.strength[0], table.phase()) == (1, "pay")


@pytest.mark.rule("1.20")
def test_young_war_pays_strength_that_is_traded() -> None:
    table = doing("1 strength -> 2 vp", "strength 0: 2\ncharacter 0: war").play("times 1")
    assert table.terramara.strength[0] == 1


@pytest.mark.rule("1.23b resting")
def test_an_offer_is_a_resting_point_where_a_worker_makes_what_is_missing() -> None:
    table = doing("1 timber -> 5 vp", "goods 0: 1 wood\nworkers 0: L1")
    assert table.legal() == ["work 1", "done"]
    assert table.play("work 1", "times 1").terramara.points[0] == 5


@pytest.mark.rule("1.23b resting")
def test_a_once_a_round_effect_can_be_used_at_an_offer() -> None:
    table = doing("1 raw -> 5 vp", "artefacts 0: milk-boiler")
    assert table.legal() == ["use card 9", "done"]
    table.play("use card 9", "gain ore", "times 1")
    assert table.terramara.points[0] == 5


def test_other_moves_wait_for_the_offer() -> None:
    table = doing("1 raw -> 4 vp", "goods 0: 1 wood")
    assert table.refusal("send chief to hire") == ("terramara-asked-offer", "1.23c")
