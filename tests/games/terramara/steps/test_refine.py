"""Refining by an effect and by a worker (1.5, 1.12, 1.23b)."""

import pytest

from tests.games.terramara.tables import doing


@pytest.mark.rule("1.12", "ruling 23")
def test_an_effect_refines_as_many_as_one_likes() -> None:
    table = doing("refine 2", "goods 0: 1 cattle, 3 wood")
    assert table.legal() == ["refine cattle", "refine wood", "done"]
    assert table.play("refine wood", "done").goods() == "1 cattle, 2 wood, 1 timber"


def test_refining_ends_with_its_last_unit() -> None:
    table = doing("refine 2", "goods 0: 3 wood").play("refine wood", "refine wood")
    assert (table.goods(), table.phase()) == ("1 wood, 2 timber", "send")


def test_refining_ends_when_nothing_raw_is_left() -> None:
    assert doing("refine 2", "goods 0: 1 wood").play("refine wood").phase() == "send"


@pytest.mark.rule("1.23c")
def test_goods_are_refined_ascending() -> None:
    table = doing("refine 3", "goods 0: 1 cattle, 2 wood").play("refine wood")
    assert table.refusal("refine cattle") == ("terramara-refine-ascending", "1.23c")


def test_what_is_not_there_is_not_refined() -> None:
    table = doing("refine 3", "goods 0: 1 cattle")
    assert table.refusal("refine ore") == ("terramara-not-there", "1.5")


@pytest.mark.rule("1.23b goods")
def test_without_raw_goods_refining_is_skipped() -> None:
    assert doing("refine 2", "goods 0: 2 timber").phase() == "send"


@pytest.mark.rule("1.23b resting")
def test_refining_by_an_effect_is_a_resting_point_before_its_first_unit() -> None:
    table = doing("refine 2", "goods 0: 3 wood\nworkers 0: L1")
    assert table.legal() == ["work 1", "refine wood", "done"]
    table.play("refine wood")
    assert table.legal() == ["refine wood", "done"]


@pytest.mark.rule("1.23b resting")
def test_without_raw_goods_a_usable_effect_keeps_the_resting_point_open() -> None:
    assert doing("refine 2", "artefacts 0: milk-boiler").legal() == ["use card 9", "done"]


def test_a_worker_refines_at_least_one() -> None:
    table = doing("refine 1", "goods 0: 1 cattle, 1 wood\nworkers 0: L2").play("work 2")
    assert table.legal() == ["refine cattle", "refine wood"]
    assert table.refusal("done") == ("terramara-worker-refines", "1.5")


def test_the_first_unit_of_a_worker_is_done_at_once_with_one_kind_of_raw_goods() -> None:
    table = doing("refine 1", "goods 0: 2 wood\nworkers 0: L2").play("work 2")
    assert (table.goods(), table.legal()) == ("1 wood, 1 timber", ["refine wood", "done"])


@pytest.mark.rule("1.5", "example 8")
def test_a_worker_refines_up_to_its_level_and_the_rest_is_lost() -> None:
    table = doing("refine 1", "goods 0: 1 cattle, 3 wood\nworkers 0: L3")
    table.play("work 3", "refine wood", "done")
    assert table.goods() == "1 cattle, 2 wood, 1 timber"
    assert table.refusal("work 3") == ("terramara-no-ready-worker", "1.5")


@pytest.mark.rule("1.5")
def test_a_worker_is_done_when_nothing_raw_is_left() -> None:
    table = doing("refine 1", "goods 0: 1 cattle, 1 wood\nworkers 0: L3").play("work 3")
    assert table.play("refine cattle", "refine wood").phase() == "send"


@pytest.mark.rule("1.5")
def test_each_raw_good_becomes_its_own_refined_one() -> None:
    table = doing("refine 4", "goods 0: 1 cattle, 1 stone, 1 wood, 1 ore")
    table.play("refine cattle", "refine stone", "refine wood", "refine ore")
    assert table.goods() == "1 leather, 1 brick, 1 timber, 1 metal"
