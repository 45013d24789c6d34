"""The hut: refine one, or swap one raw good for another (1.12)."""

import pytest

from terrarium.games.terramara.goods import spell_bundle
from tests.games.terramara.tables import terramara


@pytest.mark.rule("1.12")
def test_the_hut_refines_one_raw_good() -> None:
    table = terramara("goods 0: 2 wood").play("send chief to hut", "refine wood")
    assert spell_bundle(table.terramara.goods[0]) == "1 wood, 1 timber"


@pytest.mark.rule("1.12")
def test_the_hut_swaps_a_raw_good_for_another_kind() -> None:
    table = terramara("goods 0: 1 wood").play("send chief to hut", "pay wood")
    assert table.legal() == ["gain cattle", "gain stone", "gain ore"]


@pytest.mark.rule("1.23b goods")
def test_a_refined_good_given_in_the_hut_counts_as_its_raw_kind() -> None:
    table = terramara("goods 0: 1 timber").play("send chief to hut", "pay timber", "gain ore")
    assert spell_bundle(table.terramara.goods[0]) == "1 ore"


@pytest.mark.rule("1.23b goods")
def test_a_refined_good_cannot_be_refined_in_the_hut() -> None:
    table = terramara("goods 0: 1 timber").play("send chief to hut")
    assert table.refusal("refine wood") == ("terramara-not-there", "1.12")


@pytest.mark.rule("1.23b resting")
def test_who_has_no_goods_is_not_asked_in_the_hut() -> None:
    assert terramara().play("send chief to hut").actor() == 1


@pytest.mark.rule("1.23b resting")
def test_a_worker_may_work_in_the_hut() -> None:
    table = terramara("goods 0: 2 wood\nworkers 0: L1").play("send chief to hut", "work 1")
    assert "refine wood" in table.legal()
