"""Workers and once-a-round effects at resting points (M-1, 1.23b)."""

import pytest

from terrarium.games.terramara.goods import spell_bundle
from tests.games.terramara.tables import AFTER, terramara


@pytest.mark.rule("1.23b resting")
def test_workers_are_not_used_before_a_member_is_sent() -> None:
    table = terramara("goods 0: 1 wood\nworkers 0: L1")
    assert table.refusal("work 1") == ("terramara-no-work-now", "1.23b")


@pytest.mark.rule("1.5", "example 8")
def test_a_worker_refines_up_to_its_level() -> None:
    table = terramara(AFTER + "goods 0: 1 cattle, 3 wood\nworkers 0: L3")
    table.play("work 3", "refine wood", "refine wood", "refine wood")
    assert spell_bundle(table.terramara.goods[0]) == "1 cattle, 3 timber"


@pytest.mark.rule("1.5")
def test_a_used_worker_rests_until_the_next_round() -> None:
    table = terramara(AFTER + "goods 0: 3 wood\nworkers 0: L1 used, L2")
    assert table.refusal("work 1") == ("terramara-no-ready-worker", "1.5")


@pytest.mark.rule("1.5")
def test_without_a_raw_good_no_worker_works() -> None:
    table = terramara(AFTER + "goods 0: 3 timber\nworkers 0: L1\nartefacts 0: milk-boiler")
    assert table.refusal("work 1") == ("terramara-nothing-raw", "1.5")


@pytest.mark.rule("1.23c")
def test_workers_are_used_by_ascending_level() -> None:
    table = terramara("round: 3\n" + AFTER + "goods 0: 9 wood\nworkers 0: L1, L2, L2")
    table.play("work 2", "done")
    assert table.refusal("work 1") == ("terramara-workers-ascending", "1.23c")


@pytest.mark.rule("1.23b resting")
def test_a_once_a_round_effect_can_be_used_before_sending() -> None:
    table = terramara("artefacts 0: milk-boiler").play("use card 9", "gain ore")
    assert spell_bundle(table.terramara.goods[0]) == "1 ore"


@pytest.mark.rule("1.6")
def test_a_once_a_round_effect_is_used_once_a_round() -> None:
    table = terramara("artefacts 0: milk-boiler").play("use card 9", "gain ore")
    assert table.refusal("use card 9") == ("terramara-used-already", "1.6")


@pytest.mark.rule("1.23b resting")
def test_an_effect_that_would_do_nothing_is_not_offered() -> None:
    table = terramara("artefacts 0: bow-drill")
    assert table.refusal("use card 1") == ("terramara-does-nothing", "1.23b")


@pytest.mark.rule("1.6")
def test_an_artefact_of_another_cannot_be_used() -> None:
    table = terramara("artefacts 1: milk-boiler")
    assert table.refusal("use card 9") == ("terramara-not-your-artefact", "1.6")


@pytest.mark.rule("1.6")
def test_an_artefact_without_such_an_effect_cannot_be_used() -> None:
    table = terramara("artefacts 0: hafted-adze")
    assert table.refusal("use card 2") == ("terramara-not-each-round", "1.6")


@pytest.mark.rule("1.20")
def test_young_bonus_uses_one_tile_a_round() -> None:
    table = terramara("character 0: bonus\nprivate: evening-songs, guest-gift")
    table.play("use tile 1")
    assert table.refusal("use tile 6") == ("terramara-tile-used", "1.20")


@pytest.mark.rule("1.20", "1.23b bonus")
def test_a_tile_of_young_bonus_is_spent() -> None:
    table = terramara("character 0: bonus\nprivate: evening-songs").play("use tile 1")
    assert (table.terramara.private, table.terramara.culture[0]) == (0, 1)


@pytest.mark.rule("1.20")
def test_young_bonus_uses_tiles_of_level_2_from_round_2_on() -> None:
    position = "character 0: bonus\nprivate: potters-feast\nround: "
    assert terramara(position + "1").refusal("use tile 7") == ("terramara-tile-too-early", "1.20")
    assert terramara(position + "2").why("use tile 7") is None


@pytest.mark.rule("1.20")
def test_young_bonus_uses_tiles_of_level_3_from_round_3_on() -> None:
    position = "character 0: bonus\nprivate: harvest-games\nround: "
    assert terramara(position + "2").refusal("use tile 13") == ("terramara-tile-too-early", "1.20")
    assert terramara(position + "3").why("use tile 13") is None


@pytest.mark.rule("1.20")
def test_the_adult_war_scores_by_power_level_once_a_round() -> None:
    table = terramara("character 0: war adult\nstrength 0: 11").play("use character")
    assert table.terramara.points[0] == 4
    assert table.refusal("use character") == ("terramara-used-already", "1.20")


@pytest.mark.rule("1.20")
def test_the_young_war_has_nothing_to_use() -> None:
    table = terramara("character 0: war")
    assert table.refusal("use character") == ("terramara-no-character-use", "1.20")
