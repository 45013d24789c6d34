"""The river: what its spaces bring, and how a gain of culture goes (1.18, 1.23b)."""

import pytest

from tests.games.terramara.tables import doing


@pytest.mark.rule("1.23b river")
def test_culture_that_reaches_no_tile_is_taken_in_full_unasked() -> None:
    table = doing("2 culture", "culture 0: 1")
    assert (table.terramara.culture[0], table.phase()) == (3, "send")


@pytest.mark.rule("1.23b river")
@pytest.mark.parametrize("culture", [5, 9, 13])
def test_how_many_steps_is_asked_where_a_tile_would_be_reached(culture: int) -> None:
    table = doing("1 culture", f"culture 0: {culture}")
    assert table.legal() == ["advance 0", "advance 1"]


@pytest.mark.rule("1.23b river")
@pytest.mark.parametrize("culture", [6, 10])
def test_who_stands_at_a_tile_already_is_not_asked(culture: int) -> None:
    assert doing("1 culture", f"culture 0: {culture}").phase() == "send"


@pytest.mark.rule("M-6", "ruling 22")
def test_a_gain_can_be_declined_entirely_and_then_gives_nothing() -> None:
    table = doing("2 culture", "culture 0: 5\ncharacter 0: river adult").play("advance 0")
    assert (table.terramara.culture[0], table.terramara.points[0]) == (5, 0)


@pytest.mark.rule("1.18")
def test_no_more_steps_are_made_than_gained() -> None:
    table = doing("2 culture", "culture 0: 5")
    assert table.refusal("advance 3") == ("terramara-not-so-far", "1.18")
    assert table.refusal("done") == ("terramara-asked-culture", "1.23b")


@pytest.mark.rule("1.18")
def test_space_6_uses_the_level_1_tile() -> None:
    table = doing("1 culture", "culture 0: 5\nbonus: river 6 guest-gift").play("advance 1")
    assert table.play("gain metal").goods() == "1 metal"


@pytest.mark.rule("1.18", "ruling 7")
def test_space_8_brings_the_explorer_beside_the_river() -> None:
    table = doing("1 culture", "culture 0: 7")
    assert (table.terramara.culture[0], table.terramara.explorers[0]) == (8, 5)


@pytest.mark.rule("1.18")
def test_space_10_uses_the_level_2_tile() -> None:
    table = doing("1 culture", "culture 0: 9\nbonus: river 10 sword-smith").play("advance 1")
    assert (table.goods(), table.terramara.strength[0]) == ("1 metal", 1)


@pytest.mark.rule("1.18", "ruling 21", "1.23b river")
def test_space_14_offers_both_tiles_in_any_order() -> None:
    position = "culture 0: 13\nbonus: river 14 sword-smith, river end full-storehouse"
    table = doing("1 culture", position).play("advance 1")
    assert table.legal() == ["choose 1", "choose 2", "done"]
    table.play("choose 2", "gain brick", "gain brick")
    assert table.legal() == ["choose 1", "done"]
    assert table.refusal("choose 2") == ("terramara-tile-was-used", "1.18")
    assert table.play("choose 1").goods() == "2 brick, 1 metal"


@pytest.mark.rule("1.23b river")
def test_the_tiles_of_space_14_can_be_declined() -> None:
    table = doing("1 culture", "culture 0: 13").play("advance 1")
    assert table.refusal("advance 1") == ("terramara-asked-tiles", "1.18")
    assert table.play("done").phase() == "send"


@pytest.mark.rule("1.18", "M-6", "1.23b river")
def test_overflow_is_points_after_the_tiles() -> None:
    table = doing("3 culture", "culture 0: 13").play("advance 3")
    assert table.terramara.points[0] == 0
    assert table.play("done").terramara.points[0] == 2


@pytest.mark.rule("1.18", "M-6")
def test_at_the_end_of_the_river_culture_is_points_unasked() -> None:
    table = doing("2 culture", "culture 0: 14")
    assert (table.terramara.points[0], table.phase()) == (2, "send")


@pytest.mark.rule("ruling 22", "M-1b")
def test_every_space_passed_brings_what_it_has_in_order() -> None:
    position = "culture 0: 5\nbonus: river 6 guest-gift, river 10 sword-smith"
    table = doing("5 culture", position).play("advance 5")
    assert (table.terramara.culture[0], table.legal()[0]) == (6, "gain leather")
    table.play("gain brick")
    assert (table.terramara.culture[0], table.terramara.explorers[0]) == (10, 5)
    assert table.goods() == "1 brick, 1 metal"


@pytest.mark.rule("1.20", "M-6", "1.23b river")
def test_young_river_makes_one_step_more_in_the_same_gain() -> None:
    assert doing("1 culture", "character 0: river").terramara.culture[0] == 2


@pytest.mark.rule("1.20", "M-6")
def test_adult_river_scores_once_for_each_gain() -> None:
    table = doing("3 culture, 1 culture", "character 0: river adult")
    assert table.terramara.points[0] == 4


@pytest.mark.rule("M-6")
def test_adult_river_scores_for_overflow_too() -> None:
    table = doing("1 culture", "culture 0: 14\ncharacter 0: river adult")
    assert table.terramara.points[0] == 3


@pytest.mark.rule("1.21c", "1.23b river")
def test_artefacts_answer_culture_after_the_character() -> None:
    table = doing("1 culture", "character 0: river adult\nartefacts 0: fish-platter")
    assert (table.terramara.points[0], table.phase()) == (2, "gain")


@pytest.mark.rule("1.23b river")
def test_what_answers_culture_comes_after_the_tiles() -> None:
    position = "culture 0: 13\ncharacter 0: river adult"
    table = doing("1 culture", position).play("advance 1")
    assert table.terramara.points[0] == 0
    assert table.play("done").terramara.points[0] == 2


def test_all_steps_of_a_gain_are_told_together() -> None:
    assert doing("3 culture", "culture 0: 1").heard_ids() == ["terramara-gained-culture"]
