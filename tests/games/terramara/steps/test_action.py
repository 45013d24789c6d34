"""What homeland, territory and crossroad spaces bring (1.11, 1.12, 1.15)."""

import pytest

from terrarium.games.terramara.goods import spell_bundle
from tests.games.terramara.tables import terramara


@pytest.mark.rule("1.11", "example 13")
@pytest.mark.parametrize(("round", "level"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_hired_worker_has_the_level_of_the_round(round: int, level: int) -> None:
    table = terramara(f"round: {round}").play("send explorer to hire")
    assert table.terramara.workers[level - 1] == 1


@pytest.mark.rule("M-19", "1.23b")
def test_a_third_hire_after_a_take_back_brings_a_spare_tile() -> None:
    table = terramara("hired: 2\nspare: 5, 1, 1\nworkers 1: L1, L1").play("send explorer to hire")
    assert table.terramara.workers[0] == 1
    assert table.terramara.spare[0] == 4


@pytest.mark.rule("M-19")
def test_a_hire_without_any_tile_left_brings_nothing() -> None:
    table = terramara("hired: 2\nspare: 0, 1, 1\nworkers 1: L1, L1, L1, L1, L1, L1, L1").play(
        "send explorer to hire"
    )
    assert table.terramara.workers[0] == 0


@pytest.mark.rule("1.11")
def test_develop_brings_1_strength_and_1_culture() -> None:
    table = terramara().play("send explorer to develop")
    assert (table.terramara.strength[0], table.terramara.culture[0]) == (1, 1)


@pytest.mark.rule("1.11")
def test_travel_brings_2_steps_to_split_over_the_caravans() -> None:
    table = terramara().play("send explorer to travel", "travel start-c1", "travel start-c1")
    assert table.terramara.caravans[:2] == [3, 3]


@pytest.mark.rule("1.12")
def test_a_territory_space_brings_what_it_shows() -> None:
    table = terramara().play("send explorer to b1")
    assert spell_bundle(table.terramara.goods[0]) == "1 cattle, 1 brick"


@pytest.mark.rule("1.8", "1.12")
def test_a_space_of_a_later_round_brings_what_it_shows_at_once() -> None:
    table = terramara().play("send explorer to c2")
    assert spell_bundle(table.terramara.goods[0]) == "1 stone, 1 leather"


@pytest.mark.rule("1.15")
def test_a_crossroad_brings_what_the_back_of_the_right_tile_shows() -> None:
    table = terramara("round: 3\ncaravans 0: c2, c2").play("send explorer to x2")
    assert table.legal() == ["gain cattle", "gain stone", "gain wood", "gain ore"]


@pytest.mark.rule("1.9", "M-12")
def test_an_own_explorer_and_a_warrior_yield_four_warriors_on_one_space() -> None:
    board = "left: river-pasture, clay-pits, muster-field, grey-quarry, lake-plain, white-cliffs"
    table = terramara(f"round: 3\n{board}\non a3: explorer 0\nhand 0: 2 warriors")
    table.play("send warrior to a3")
    assert (table.terramara.warriors[0], table.terramara.mercenaries) == (3, 0)
